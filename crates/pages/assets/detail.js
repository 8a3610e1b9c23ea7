  // --- the same told whole, drawn by the game: beside what is pointed at, or as a sheet that stays until it is closed -----------------
  const tome = $("#detail");
  const wholes = new Map(); // what the server told of this moment
  let opener = null; // what had the focus before
  let group = []; // the things that the arrow keys lead through
  document.addEventListener("swap", () => wholes.clear());
  function learn(element) {
    const { about } = element.dataset;
    if (!about || !table() || wholes.has(about)) return wholes.get(about);
    const ask = new URLSearchParams(location.search);
    for (const old of ["before", "next", "after", "since"]) ask.delete(old);
    ask.set("of", about);
    ask.set("step", table().dataset.step);
    const asks = fetch(`${table().dataset.live}/about?${ask}`, { headers: asFragment })
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null);
    wholes.set(about, asks);
    asks.then((html) => wholes.get(about) === asks && wholes.set(about, html));
    return asks;
  }
  // At once if it is known; otherwise the sentence stands until it comes.
  function tellWhole(element) {
    const known = learn(element);
    if (known instanceof Promise) return void known.then((html) => html && told === element && putWhole(html, element));
    if (known) putWhole(known);
  }
  function putWhole(html, element) {
    tip.innerHTML = html;
    tip.classList.add("whole");
    for (const control of $$("a, label", tip)) control.tabIndex = -1;
    if (element) besideThing(element);
  }
  // What is told of a player lies over nothing that is in use: below the players, over the log, where it fits there; otherwise beside
  // them, and not over the tray. Those that are compared with the one that is explained stay in sight.
  function besideThing(element) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    tip.style.width = "";
    const players = tip.matches(".whole") && element.closest("[data-region=players]");
    if (!players) return beside(tip, { top, bottom, left, right });
    const column = players.getBoundingClientRect();
    const strips = $$("[data-at^=seat-]", players).filter(seen);
    const floor = Math.min(column.bottom, Math.max(...strips.map((strip) => strip.getBoundingClientRect().bottom)));
    const tray = $("[data-region=tray]", table())?.getBoundingClientRect();
    const low = (from, width) => (tray && tray.left < from + width && tray.right > from ? tray.top : page.clientHeight) - tip.offsetHeight - 8;
    tip.style.width = `${column.width}px`;
    if (floor + 8 <= low(column.left, column.width)) return void Object.assign(tip.style, { left: `${column.left}px`, top: `${floor + 8}px` });
    tip.style.width = "";
    const [from, width] = [column.right + 8, tip.offsetWidth];
    if (from + width + 8 > page.clientWidth) return beside(tip, { top, bottom, left, right });
    Object.assign(tip.style, { left: `${from}px`, top: `${Math.max(8, Math.min(top - 40, low(from, width)))}px` });
  }
  // As a sheet; what the game has no sheet for is explained beside it.
  async function unfoldThing(element) {
    const html = tome && (await learn(element));
    if (!html) return explain(element);
    hush();
    $("[data-detail]", tome).innerHTML = html;
    tome.setAttribute("aria-label", $("h2", tome)?.textContent ?? "");
    if (!isOpen(tome)) {
      opener = document.activeElement;
      tome.showPopover();
    }
    tome.scrollTop = 0;
    tome.focus({ preventScroll: true });
    group = $$("[data-about]", element.parentNode.closest("[tabindex='0'], .seats") ?? element.parentNode).filter(seen);
    tome.dataset.nth = group.indexOf(element);
  }
  tip.addEventListener("click", ({ target }) => target.closest("[data-shut]") && hush());
  tome?.addEventListener("click", ({ target }) => target.closest("[data-shut]") && tome.hidePopover());
  tome?.addEventListener("toggle", ({ newState }) => newState === "closed" && opener?.isConnected && opener.focus({ preventScroll: true }));
  // I opens the sheet of what is explained or has the focus, or of the first thing inside of it; arrows lead to the next ones.
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.key === "Escape" && tome && isOpen(tome) && !isOpen(rulebox)) return event.preventDefault(), event.stopImmediatePropagation(), tome.hidePopover();
    const walk = tome && isOpen(tome) && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const here = () => told ?? thing(document.activeElement) ?? $$("[data-about]", document.activeElement).find(seen);
    const next = walk ? group[(Number(tome.dataset.nth) + walk + group.length) % group.length] : event.key === "i" && table() && here();
    if (!next?.isConnected) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    unfoldThing(next);
  }, true);
