
  // --- a row that is put into another order by dragging ---------------------------------------------------------------
  // Each order is a row of its own, shown while its radio is checked: dragging checks the radio of the order that it makes. A finger takes
  // hold of the grip, so that it can still scroll; arrows do the same without dragging.
  const MOVED = 6; // pixels that tell a drag from a press
  let lifted = null;
  const placeUnder = (row, x, y) => {
    const far = (card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    };
    return $$("[data-sort]", row).filter((card) => card !== lifted.card).sort((one, other) => far(one) - far(other))[0];
  };
  function layDown() {
    if (!lifted) return;
    lifted.card.removeEventListener("touchmove", still);
    lifted.card.classList.remove("dragged");
    lifted.card.style.translate = "";
    lifted.over?.classList.remove("drop");
    lifted = null;
  }
  addEventListener("pointerdown", (event) => {
    const { target, button, isPrimary, pointerType, clientX: x, clientY: y } = event;
    const card = target.closest("[data-sorts] > [data-sort]");
    if (!card || button || !isPrimary || target.closest("a, button, input, label")) return;
    if (pointerType !== "mouse" && !target.closest("[data-grip]")) return;
    lifted = { card, row: card.parentNode, x, y, over: null, home: card.getBoundingClientRect() };
    card.addEventListener("touchmove", still, { passive: false });
  });
  addEventListener("pointermove", ({ clientX, clientY, isPrimary }) => {
    if (!lifted || !isPrimary) return;
    const [dx, dy] = [clientX - lifted.x, clientY - lifted.y];
    const { card, row } = lifted;
    if (!card.isConnected) return layDown();
    if (!card.classList.contains("dragged") && Math.hypot(dx, dy) < MOVED) return;
    hush();
    card.classList.add("dragged");
    card.style.translate = `${dx}px ${dy}px`;
    // Over its own place it stays where it was.
    const { left, right, top, bottom } = lifted.home;
    const home = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    const over = home ? null : placeUnder(row, clientX, clientY);
    if (over === lifted.over) return;
    lifted.over?.classList.remove("drop");
    over?.classList.add("drop");
    lifted.over = over;
  });
  addEventListener("pointerup", () => {
    const { card, row, over } = lifted ?? {};
    layDown();
    if (!over || !row.isConnected) return;
    const order = row.dataset.sorts.split(" ");
    order.splice(over.dataset.sort, 0, ...order.splice(card.dataset.sort, 1));
    const made = $(`[data-sorts="${order.join(" ")}"]`);
    // Once the press is over: a finger must not lose what it holds.
    if (made) setTimeout(() => document.getElementById(made.dataset.radio)?.click());
  });
  addEventListener("pointercancel", layDown);
  // A finger that lets go in motion would fling the page, and the next tap would only stop that.
  const still = (event) => event.cancelable && event.preventDefault();
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !lifted) return;
    event.stopImmediatePropagation();
    layDown();
  }, true);
