// ---------- correcting a row of content: what it looks like is drawn again while somebody types ----------
{
  const sheet = document.querySelector("form[data-correct]");
  let wait = 0, asked = 0;
  const lookAgain = async () => {
    const mine = ++asked, body = new URLSearchParams(new FormData(sheet));
    // What was typed since the page was drawn is one step: the state stays that of the page until a button is pressed.
    body.set("do", "look");
    try {
      const answer = await fetch(sheet.action, { method: "POST", body });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = page.querySelector("#looked"), now = sheet.querySelector("#looked");
      if (mine !== asked || !next || now.contains(document.activeElement)) return;
      for (const name of ["state", "past"]) next.querySelector(`[name=${name}]`).value = now.querySelector(`[name=${name}]`).value;
      now.replaceWith(next);
    } catch { /* without a connection the page stays as it is */ }
  };
  sheet?.addEventListener("input", (event) => {
    if (event.target.closest("#looked")) return;
    clearTimeout(wait);
    // Another way has other fields: the page is drawn again as a whole.
    if (event.target.name.startsWith("k.")) sheet.requestSubmit(sheet.querySelector("button[value=look]"));
    else wait = setTimeout(lookAgain, 350);
  });
}
