  // --- choosing on a board ------------------------------------------------------------------------------------------
  // A board is a plane of things to choose. It can be zoomed, and walked over by arrow keys; what is chosen on it is marked elsewhere,
  // and the way there is drawn. What can be chosen, and the ways, are the server's.
  let zoom = 0; // how many times the reader came nearer; null: the whole board
  const NEARER = 1.3;
  const planeOf = (root = document) => $("[data-walks]", root);

  const isLarger = (plane, pan) => plane.offsetWidth > pan.clientWidth + 1 || plane.offsetHeight > pan.clientHeight + 1;
  function look(middle) {
    const plane = planeOf();
    if (!plane) return;
    const pan = plane.parentElement;
    const [x, y] = middle ?? [(pan.scrollLeft + pan.clientWidth / 2 - plane.offsetLeft) / plane.offsetWidth, (pan.scrollTop + pan.clientHeight / 2 - plane.offsetTop) / plane.offsetHeight];
    plane.toggleAttribute("data-whole", zoom === null);
    if (zoom) plane.style.setProperty("--zoom", NEARER ** zoom);
    else plane.style.removeProperty("--zoom");
    pan.scrollTo({ left: plane.offsetLeft + x * plane.offsetWidth - pan.clientWidth / 2, top: plane.offsetTop + y * plane.offsetHeight - pan.clientHeight / 2, behavior: "instant" });
  }
  // The place of something on the plane, as parts of its width and height.
  function middleOf(thing) {
    const [box, spot] = [planeOf().getBoundingClientRect(), thing.getBoundingClientRect()];
    return [(spot.left + spot.width / 2 - box.left) / box.width, (spot.top + spot.height / 2 - box.top) / box.height];
  }
  addEventListener("click", ({ target }) => {
    const by = target.closest?.("[data-zoom]")?.dataset.zoom;
    if (by === undefined) return;
    zoom = by === "0" ? (zoom === null ? 0 : null) : Math.max(-3, Math.min(5, (zoom ?? 0) + Number(by)));
    look();
  });

  // Two fingers bring the board nearer, and a press on a small one comes near first.
  let pinch = null;
  const spread = ({ touches: [one, other] }) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  addEventListener("touchstart", (event) => (pinch = event.touches.length === 2 && event.target.closest?.("[data-walks]") ? [spread(event), zoom ?? 0] : null));
  addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      zoom = Math.max(-3, Math.min(5, pinch[1] + Math.log(spread(event) / pinch[0]) / Math.log(NEARER)));
      look();
    },
    { passive: false },
  );
  addEventListener(
    "click",
    (event) => {
      const plane = event.target.closest?.("[data-walks][data-whole]");
      if (!plane || !event.isTrusted || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const box = plane.getBoundingClientRect();
      zoom = 0;
      look([(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]);
    },
    true,
  );

  // Labels elsewhere know whether what they are for is chosen; the way of the chosen goal is drawn.
  function showChoice() {
    const plane = planeOf();
    if (!plane) return;
    for (const label of $$("label[for]", table())) label.toggleAttribute("data-on", !!document.getElementById(label.htmlFor)?.checked);
    const goal = $("[data-draw]:checked", plane);
    const shown = goal && seen(goal.parentElement);
    $("[data-drawn]", plane)?.setAttribute("d", shown ? goal.dataset.draw : "");
    // The button that confirms says what it does, once that is known.
    const go = $("#decision [data-says]");
    if (go) go.textContent = $("#decision [data-confirm]")?.dataset.confirm ?? go.dataset.says;
  }
  addEventListener("click", ({ target }) => target.closest?.("[data-let-go]") && letGo());
  addEventListener("change", ({ target }) => {
    const plane = planeOf();
    if (!plane || !target.form?.matches("#decision")) return;
    // Another stack has other goals: what was chosen for the last one is let go.
    if (target.name === "from") for (const goal of $$("input[name=goal]:checked", table())) goal.checked = false;
    // Nor does what is chosen in the tray need a place on the board.
    if (target.closest(".amounts")) for (const other of $$("input[name=from]:checked, [data-walks] input[name=goal]:checked", table())) other.checked = false;
    if (!target.closest("[data-foretold]")) for (const pick of $$("[data-foretold] input", table())) pick.checked = false;
    showChoice();
    // On a phone the chosen stack comes to the middle.
    const stack = target.name === "from" && target.closest(".spot");
    const pan = plane.parentElement;
    if (stack && isLarger(plane, pan)) look(middleOf(stack));
  });

  // Arrows go to the nearest thing in their direction; Escape lets go of what was chosen, first the goal, then the stack.
  const onPlane = (plane) => $$("input, .refused", plane).filter((one) => seen(one.closest(".spot")));
  const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  function nearest(plane, [dx, dy]) {
    const all = onPlane(plane);
    const here = all.includes(document.activeElement) ? document.activeElement : null;
    if (!here) return all[0];
    const [x, y] = centre(here.closest(".spot"));
    let best = [Infinity, null];
    for (const one of all) {
      const [px, py] = centre(one.closest(".spot"));
      const along = (px - x) * dx + (py - y) * dy;
      const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      if (along > 4 && along + aside * 2 < best[0]) best = [along + aside * 2, one];
    }
    return best[1];
  }
  function letGo() {
    for (const name of ["goal", "from"]) {
      const chosen = $(`input[name=${name}]:checked`, table());
      if (!chosen) continue;
      chosen.checked = false;
      chosen.dispatchEvent(new Event("change", { bubbles: true }));
      return true;
    }
    return false;
  }
  addEventListener(
    "keydown",
    (event) => {
      const plane = planeOf();
      if (!plane || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || $("[popover]:not(.tip):popover-open, dialog[open]")) return;
      const inside = plane.contains(event.target);
      if (event.key === "Escape" && !showing && letGo()) return event.preventDefault();
      if (event.key === "[" || event.key === "]") {
        const stacks = $$(".choose:not(.lot) input", plane);
        const at = stacks.findIndex((stack) => stack.checked);
        const next = stacks.at(event.key === "]" ? (at + 1) % stacks.length : Math.max(at, 0) - 1);
        if (!next) return;
        event.preventDefault();
        return next.click(), next.focus();
      }
      if (!inside) return;
      const direction = DIRECTIONS[event.key];
      if (direction) {
        event.preventDefault();
        event.stopPropagation();
        return nearest(plane, direction)?.focus();
      }
      if (event.key === "Enter" && event.target.matches("input")) {
        event.preventDefault();
        event.stopPropagation();
        // What is chosen already is done.
        event.target.checked ? $("#decision .play")?.click() : event.target.click();
      }
    },
    true,
  );

  // A plane that was drawn anew is as near as the last one was.
  function unfold(root) {
    const plane = planeOf(root);
    if (!plane) return;
    for (const tool of $$("[data-zoom]", root)) tool.hidden = false;
    if (zoom) plane.style.setProperty("--zoom", NEARER ** zoom);
    plane.toggleAttribute("data-whole", zoom === null);
    showChoice();
    requestAnimationFrame(() => bringNear(root === document));
  }
  // Who comes to a board that does not fit sees the middle of it, or what they can choose there; and whoever is asked something new
  // sees one of the things that they can choose, at least.
  function bringNear(comes) {
    const plane = planeOf();
    const pan = plane?.parentElement;
    if (!plane || !isLarger(plane, pan)) return;
    const things = $$(".choose, .goal", plane).filter(seen);
    const { left, right, top, bottom } = pan.getBoundingClientRect();
    const inSight = (spot) => {
      const [x, y] = centre(spot);
      // The tools lie at the right.
      return x > left + 20 && x < right - 60 && y > top + 20 && y < bottom - 20;
    };
    if (comes && !pan.scrollLeft && !pan.scrollTop) look(things[0] ? middleOf(things[0]) : [0.5, 0.5]);
    if (things.length && !things.some(inSight)) look(middleOf(things[0]));
  }
