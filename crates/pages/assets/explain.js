
  // --- what a page says about itself, and what it remembers ---------------------------------------------------------
  // A switch of the language loads the page anew: what was selected stays selected.
  const KEPT = "longtable-selection";
  const choices = (root) => $$("input[type=checkbox], input[type=radio]", root);
  addEventListener("submit", ({ target: form }) => {
    const live = $("[data-live]");
    if (!live || form.getAttribute("action") !== "/settings") return;
    const picked = choices(live).filter((input) => input.checked).map(({ name, value }) => `${name}=${value}`);
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ table: live.dataset.live, step: live.dataset.step, picked }));
    } catch {} // a browser that keeps nothing
  });
  function pickAgain() {
    const live = $("[data-live]");
    let kept = null;
    try {
      kept = JSON.parse(sessionStorage.getItem(KEPT));
      sessionStorage.removeItem(KEPT);
    } catch {}
    // For the same question only: an answered one has no use for it.
    if (!live || kept?.table !== live.dataset.live || kept.step !== live.dataset.step) return;
    for (const input of choices(live)) if (kept.picked.includes(`${input.name}=${input.value}`)) input.checked = true;
    $(".stage form[data-preview] input[name=card]:checked", live)?.dispatchEvent(new Event("change", { bubbles: true }));
  }
  pickAgain();
