  // --- choosing on a board ------------------------------------------------------------------------------------------
  // A board is a plane of things to choose. It can be zoomed, and walked over by arrow keys; what is chosen on it is marked elsewhere,
  // and the way there is drawn. What can be chosen, and the ways, are the server's.
  let touched = null; // the row of the tray whose amount was chosen last
  let zoom = 0; // how many times the reader came nearer; null: the whole board
  const NEARER = 1.3;
  const [FARTHEST, NEAREST] = [-3, 5];
  const TAP = 44; // what a finger can hit, in pixels
  const byHand = matchMedia("(pointer: coarse), (max-width: 760px)");
  const planeOf = (root = document) => $("[data-walks]", root);
  const times = (scale) => Math.log(scale) / Math.log(NEARER);
  const within = (times) => Math.max(FARTHEST, Math.min(NEAREST, times));

  const isLarger = (plane, pan) => plane.offsetWidth > pan.clientWidth + 1 || plane.offsetHeight > pan.clientHeight + 1;
  // As near as the reader wants it; where spaces are too small for a finger then, the plane says so.
  function stretch(plane) {
    plane.toggleAttribute("data-whole", zoom === null);
    if (zoom) plane.style.setProperty("--zoom", NEARER ** zoom);
    else plane.style.removeProperty("--zoom");
  }
  const sizeUp = (plane) => plane.toggleAttribute("data-small", byHand.matches && $(".spot", plane)?.offsetWidth < TAP);
  addEventListener("resize", () => planeOf() && sizeUp(planeOf()));
  // A place on the plane, as parts of its width and height, comes to a point of the screen, or to the middle of what is seen.
  function look(place, point) {
    const plane = planeOf();
    if (!plane) return;
    const pan = plane.parentElement;
    const box = pan.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const [x, y] = place ?? placeAt(middle);
    stretch(plane);
    sizeUp(plane);
    const [left, top] = point ?? middle;
    pan.scrollTo({ left: plane.offsetLeft + x * plane.offsetWidth - (left - box.left), top: plane.offsetTop + y * plane.offsetHeight - (top - box.top), behavior: "instant" });
  }
  function placeAt([x, y]) {
    const box = planeOf().getBoundingClientRect();
    return [(x - box.left) / box.width, (y - box.top) / box.height];
  }
  const middleOf = (thing) => placeAt(centre(thing));
  // How near the plane is: the whole of it is as near as the screen has room.
  function nearness(plane) {
    if (zoom !== null) return zoom;
    const whole = plane.offsetWidth;
    zoom = 0;
    stretch(plane);
    return (zoom = within(times(whole / plane.offsetWidth)));
  }
  addEventListener("click", ({ target }) => {
    const by = target.closest?.("[data-zoom]")?.dataset.zoom;
    const plane = planeOf();
    if (by === undefined || !plane) return;
    const place = placeAt(centre(plane.parentElement));
    zoom = by === "0" ? (zoom === null ? 0 : null) : within(Math.round(nearness(plane)) + Number(by));
    look(place);
  });

  // Two fingers bring the board nearer, and what lies between them stays there.
  let pinch = null;
  const fingers = ({ touches: [one, other] }) => ({
    spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    point: [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2],
  });
  addEventListener("touchstart", (event) => {
    const plane = planeOf();
    pinch = null;
    if (!plane || event.touches.length !== 2 || !event.target.closest?.("[data-zooms]")) return;
    const { spread, point } = fingers(event);
    pinch = { spread, place: placeAt(point), zoom: nearness(plane) };
  });
  addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const { spread, point } = fingers(event);
      zoom = within(pinch.zoom + times(spread / pinch.spread));
      look(pinch.place, point);
    },
    { passive: false },
  );
  // A press on spaces that are too small comes near first.
  addEventListener(
    "click",
    (event) => {
      const plane = event.target.closest?.("[data-walks][data-small]");
      if (!plane || !event.isTrusted || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const place = placeAt([event.clientX, event.clientY]);
      zoom = 0;
      stretch(plane);
      zoom = Math.max(0, Math.ceil(times(TAP / $(".spot", plane).offsetWidth)));
      look(place);
    },
    true,
  );

  // Labels elsewhere know whether what they are for is chosen; the way of the chosen goal is drawn.
  function showChoice() {
    for (const label of $$("label[for]", table())) label.toggleAttribute("data-on", !!document.getElementById(label.htmlFor)?.checked);
    if (!planeOf()) return;
    drawWay();
    // The button that confirms says what it does, once that is known.
    const go = $("#decision [data-says]");
    if (go) go.textContent = $("#decision [data-confirm]")?.dataset.confirm ?? go.dataset.says;
    // The forecast takes room from the list: the row that was touched stays in sight.
    touched?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  // The way that is pointed at in the tray, or else the chosen one, or that of the chosen goal.
  function drawWay() {
    const plane = planeOf();
    const line = plane && $("[data-drawn]", plane);
    if (!line) return;
    const goal = $("input[data-draw]:checked", plane);
    const shown = goal && seen(goal.parentElement) ? $("[data-foretold] [data-draw]:has(:checked)") ?? goal : null;
    const pointed = $("#decision [data-draw]:hover") ?? $("#decision [data-draw]:focus-within");
    const way = (pointed ?? shown)?.dataset.draw ?? "";
    if (line.getAttribute("d") !== way) line.setAttribute("d", way);
  }
  for (const kind of ["pointerover", "focusin", "focusout"]) addEventListener(kind, drawWay);
  addEventListener("click", ({ target }) => target.closest?.("[data-let-go]") && letGo());
  addEventListener("change", ({ target }) => {
    const plane = planeOf();
    if (!plane || !target.form?.matches("#decision")) return;
    // Another stack has other goals: what was chosen for the last one is let go.
    if (target.name === "from") for (const goal of $$("input[name=goal]:checked", table())) goal.checked = false;
    // Nor does what is chosen in the tray need a place on the board.
    if (target.closest(".amounts")) for (const other of $$("input[name=from]:checked, [data-walks] input[name=goal]:checked", table())) other.checked = false;
    if (!target.closest("[data-foretold]")) for (const pick of $$("[data-foretold] input", table())) pick.checked = false;
    touched = target.closest(".amounts") && target.closest("li");
    showChoice();
    // On a phone the chosen stack comes to the middle.
    const stack = touched ? $$("label.spot[for]", plane).find((spot) => touched.contains(document.getElementById(spot.htmlFor))) : target.name === "from" && target.closest(".spot");
    const pan = plane.parentElement;
    if (stack && isLarger(plane, pan)) look(middleOf(stack));
  });

  // Arrows go to the nearest thing in their direction, Home and End to the first and the last; Escape lets go of what was chosen, first the goal, then the stack.
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
      // What is done there comes before what could be chosen there instead, as it lies above it.
      const far = along + aside * 2 - (one.name === "goal" ? 1 : 0);
      if (along > 4 && far < best[0]) best = [far, one];
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
      if (event.key === "Home" || event.key === "End") {
        const all = onPlane(plane);
        const goals = all.filter((one) => one.name === "goal");
        event.preventDefault();
        return (goals.length ? goals : all).at(event.key === "Home" ? 0 : -1)?.focus();
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
    stretch(plane);
    showChoice();
    requestAnimationFrame(() => bringNear(root === document));
  }
  // The middle of as many of these things as are in sight together: of all of them, or of those around one.
  function gathering(things, pan) {
    const [wide, high] = [pan.clientWidth - 80, pan.clientHeight - 40];
    const all = things.map(centre);
    const middle = (some) => [0, 1].map((axis) => (Math.min(...some.map((one) => one[axis])) + Math.max(...some.map((one) => one[axis]))) / 2);
    const around = ([x, y]) => all.filter((one) => Math.abs(one[0] - x) * 2 <= wide && Math.abs(one[1] - y) * 2 <= high);
    const best = [middle(all), ...all].map(around).reduce((most, some) => (some.length > most.length ? some : most));
    return placeAt(middle(best));
  }
  // Who comes to a board that does not fit sees the middle of it, or what they can choose there; and whoever is asked something new
  // sees one of the things that they can choose, at least.
  function bringNear(comes) {
    const plane = planeOf();
    const pan = plane?.parentElement;
    if (plane) sizeUp(plane);
    if (!plane || !isLarger(plane, pan)) return;
    const choices = $$(".choose, .goal", plane).filter(seen);
    const things = choices.length ? choices : $$("[data-asked]", plane);
    const { left, right, top, bottom } = pan.getBoundingClientRect();
    const inSight = (spot) => {
      const [x, y] = centre(spot);
      // The tools lie at the right.
      return x > left + 20 && x < right - 60 && y > top + 20 && y < bottom - 20;
    };
    if (comes && !pan.scrollLeft && !pan.scrollTop) look(things.length ? gathering(things, pan) : [0.5, 0.5]);
    if (things.length && !things.some(inSight)) look(gathering(things, pan));
  }
