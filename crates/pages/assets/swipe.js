
  // --- a finger that goes across turns to the next of the views ------------------------------------------------------
  const BRUSH = 60; // pixels: less is a tap that slipped
  let brushed = null; // where the finger began, and what below it goes across itself
  // What can still go where the finger would push it takes the finger for itself.
  const roomOf = (element) => {
    if (!["auto", "scroll"].includes(getComputedStyle(element).overflowX)) return [];
    const most = element.scrollWidth - element.clientWidth;
    return most > 1 ? [[element.scrollLeft > 1, element.scrollLeft < most - 1]] : [];
  };
  const above = (element) => (element ? [element, ...above(element.parentElement)] : []);
  addEventListener("touchstart", ({ touches, target }) => {
    const free = touches.length === 1 && target.closest?.("[data-region]:is([data-region=board], [data-region=market])") && !target.closest("[data-grip], .scene, .mapboard, input");
    brushed = free ? { at: touches[0], rooms: above(target).flatMap(roomOf) } : null;
  }, { passive: true });
  addEventListener("touchcancel", () => (brushed = null));
  addEventListener("touchend", ({ changedTouches: [end] }) => {
    const { at, rooms } = brushed ?? {};
    brushed = null;
    if (!at) return;
    const [across, down] = [end.clientX - at.clientX, end.clientY - at.clientY];
    const forward = across < 0;
    if (Math.abs(across) < BRUSH || Math.abs(across) < 2 * Math.abs(down) || rooms.some(([back, on]) => (forward ? on : back))) return;
    const views = $$(".views input", table()).filter((view) => seen(view.closest("label")));
    views[views.findIndex((view) => view.checked) + (forward ? 1 : -1)]?.click();
  }, { passive: true });
