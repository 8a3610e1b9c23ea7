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
      for (const name of ["state", "past", "name"]) next.querySelector(`[name=${name}]`).value = now.querySelector(`[name=${name}]`).value;
      now.replaceWith(next);
      // A fault stands at its field as well.
      sheet.querySelectorAll(".fields .faulty").forEach((said) => said.remove());
      sheet.querySelectorAll(".fields [aria-invalid]").forEach((field) => ["aria-invalid", "aria-describedby"].forEach((name) => field.removeAttribute(name)));
      for (const said of page.querySelectorAll(".fields .faulty")) {
        const name = said.parentElement.querySelector("[name]")?.name;
        const field = name && sheet.querySelector(`.fields [name="${CSS.escape(name)}"]`);
        if (!field) continue;
        field.setAttribute("aria-invalid", "true");
        field.setAttribute("aria-describedby", "fault");
        field.closest(".entry")?.append(said);
      }
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
// ---------- a simulation that goes on: what it says is read again until it is over ----------
{
  const going = () => document.querySelector("[data-trial=going]");
  const hear = async () => {
    const now = going();
    if (!now) return;
    try {
      const answer = await fetch(location.href);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = page.querySelector("[data-trial]");
      // Other buttons, when it is over: the page as a whole.
      if (next?.dataset.trial === "rests") return location.reload();
      if (next) now.replaceChildren(...next.childNodes);
    } catch { /* without a connection the page waits */ }
    setTimeout(hear, 1000);
  };
  if (going()) setTimeout(hear, 600);
}
// ---------- a file is read into the text that is sent ----------
for (const picker of document.querySelectorAll("[data-file-into]")) {
  const text = picker.closest("form").elements[picker.dataset.fileInto];
  picker.hidden = false;
  picker.querySelector("input").addEventListener("change", async ({ target }) => {
    if (target.files[0]) text.value = await target.files[0].text();
  });
}
