"use strict";
// The bench where boards are built. Without it every press sends the form and loads the page anew; with it the bench alone is asked for
// and swapped, tiles can be dragged, and the keys work. The board lives in the form either way.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const form = $(".benchform");
  if (!form) return;
  const bench = () => $("#bench");
  const plane = () => $(".plane", form);
  const value = (name) => form.elements[name]?.value ?? "";
  let near = 0; // how many times the board was brought nearer; null: the whole of it

  // --- asking for the bench again: one deed after the other, because each begins with what the one before left ----------
  let queue = Promise.resolve();
  function send(what, focus) {
    queue = queue.then(() => post(what, focus)).catch(() => say(form.dataset.lost));
    return queue;
  }
  async function post(what, focus) {
    const data = new URLSearchParams(new FormData(form));
    data.delete("do");
    if (what) data.set("do", what);
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: data, headers: { "x-longtable": "1" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.getElementById("bench");
    if (!next) return say(page.body.textContent.trim().slice(0, 300));
    swap(document.adoptNode(next), focus);
    // Another board altogether begins in the middle.
    if (["standard", "shuffle"].includes(what)) centre();
  }
  function swap(next, focus) {
    const old = bench();
    const active = old.contains(document.activeElement) ? document.activeElement : null;
    const scrolls = [".pan", ".palette", ".check", ".pg", ".pg.small"].map((part) => [part, $(part, old)?.scrollLeft, $(part, old)?.scrollTop]);
    const open = $("details", old)?.open;
    // Whoever is writing goes on in the same field.
    const writes = active?.matches("textarea, input[type=text]") ? active : null;
    if (writes) {
      const twin = $(`[name="${writes.name}"]`, next);
      for (const name of ["aria-invalid"]) twin.hasAttribute(name) ? writes.setAttribute(name, twin.getAttribute(name)) : writes.removeAttribute(name);
      const [from, to] = [writes.selectionStart, writes.selectionEnd];
      old.replaceWith(next);
      twin.replaceWith(writes);
      writes.focus({ preventScroll: true });
      writes.setSelectionRange(from, to);
    } else old.replaceWith(next);
    stretch();
    for (const [part, left, top] of scrolls) $(part, next)?.scrollTo(left, top);
    if (open) $("details", next).open = true;
    if (!writes) refocus(active, focus);
    ready();
    $("#bench-said").textContent = next.dataset.said;
    reveal();
  }
  // The focus stays with the tile in hand, on the place that is offered, or where it was.
  function refocus(active, focus) {
    const same = active?.value && $(`button[value="${CSS.escape(active.value)}"]:not([disabled])`, form);
    const target = (focus && $(focus, form)) || same || (active && ($(".letter[aria-pressed=true]", form) ?? $(".palette .pt", form)));
    target?.focus({ preventScroll: !focus });
  }
  // The tile in hand and what can be done with it are in sight.
  function reveal() {
    const pan = $(".pan", form);
    const box = pan.getBoundingClientRect();
    for (const part of [".rot", ".spots .letter[aria-pressed=true]"]) {
      const { left, right, top, bottom } = $(part, form)?.getBoundingClientRect() ?? box;
      const over = (from, to, first, last) => (from < first ? from - first - 8 : to > last ? to - last + 8 : 0);
      pan.scrollBy(over(left, right, box.left, box.right), over(top, bottom, box.top, box.bottom));
    }
  }
  function say(text) {
    if (!text) return;
    const toast = Object.assign(document.createElement("div"), { className: "toast", textContent: text });
    $("#toasts")?.replaceChildren(toast);
    setTimeout(() => toast.remove(), 5000);
  }
  // The address says what lies on the bench: a reload or a change of the language loses nothing.
  function ready() {
    for (const scripted of $$("[data-copy], .bykeys, .nearness", form)) scripted.hidden = false;
    const where = `${value("id") ? `/boards/${value("id")}` : "/boards/new"}?seats=${value("players")}&text=${value("board").replaceAll(" ", ",")}`;
    if (begun) history.replaceState(null, "", where);
    for (const back of $$("form[action='/settings'] input[name=back]")) back.value = where;
  }
  let begun = false;
  ready();
  begun = true;

  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (button?.hasAttribute("formaction")) return;
    event.preventDefault();
    const what = button?.value ?? "check";
    const picks = what.startsWith("pick ") && button.getAttribute("aria-pressed") !== "true";
    send(what, picks && event.submitter.matches(":focus-visible") ? ".slotb" : /^(put|move) /.test(what) ? ".letter[aria-pressed=true]" : null);
  });
  let typing = 0;
  form.addEventListener("input", (event) => {
    if (event.target.name !== "text") return;
    clearTimeout(typing);
    typing = setTimeout(() => send("check"), 350);
  });

  // --- dragging ------------------------------------------------------------------------------------------------------
  let drag = null;
  let dragged = false; // the click that ends a drag is none
  form.addEventListener("pointerdown", (event) => {
    dragged = false;
    const from = event.target.closest(".spots .letter, .pt");
    if (!from || event.button !== 0 || from.getAttribute("aria-disabled") === "true") return;
    // A finger on the palette scrolls it.
    if (event.pointerType === "touch" && from.matches(".pt")) return;
    const tile = from.dataset.tile;
    drag = { from, tile, letter: from.dataset.letter ?? tile[0], x: event.clientX, y: event.clientY, ghost: null };
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 7) return;
      drag.ghost = ghostOf(drag.letter);
      if (event.pointerType === "touch") form.setPointerCapture?.(event.pointerId);
    }
    event.preventDefault();
    drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    outline(over(event) ? cellsAt(drag.letter, ...placeOf(event)) : []);
  });
  addEventListener("pointerup", (event) => {
    const done = drag;
    end();
    if (!done?.ghost) return;
    dragged = true;
    const [x, y] = placeOf(event).map((number) => number.toFixed(2));
    if (over(event)) send(done.tile ? `drag ${done.tile} ${x} ${y}` : `drop ${done.letter}0 ${x} ${y}`, ".letter[aria-pressed=true]");
    else if (done.tile && document.elementFromPoint(event.clientX, event.clientY)?.closest(".palette")) {
      form.elements.hand.value = done.tile;
      send("off");
    }
  });
  addEventListener("pointercancel", end);
  addEventListener("click", (event) => dragged && form.contains(event.target) && (event.preventDefault(), event.stopPropagation(), (dragged = false)), true);
  form.addEventListener("dragstart", (event) => event.preventDefault());
  function end() {
    drag?.ghost?.remove();
    drag = null;
    outline([]);
  }
  function ghostOf(letter) {
    const ghost = $(`.pt[data-letter="${letter}"] .minip`, form).cloneNode(true);
    ghost.classList.add("dragged");
    return document.body.appendChild(ghost);
  }
  const over = (event) => {
    const { left, right, top, bottom } = $(".desert", form).getBoundingClientRect();
    return event.clientX > left && event.clientX < right && event.clientY > top && event.clientY < bottom;
  };
  // Where the pointer is, counted in spaces and rows from the middle.
  function placeOf(event) {
    const { left, top, width } = plane().getBoundingClientRect();
    const { x, y, wide, row, w } = plane().dataset;
    const unit = width / w;
    return [((event.clientX - left) / unit - x) / wide, ((event.clientY - top) / unit - y) / row];
  }
  const AROUND = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
  // The spaces that a tile would cover; the server has the last word.
  function cellsAt(letter, x, y) {
    const far = ([q, r]) => Math.hypot(q + r / 2 - x, (r - y) * 0.866);
    const round = [Math.round(x - y / 2), Math.round(y)];
    const hex = AROUND.map(([q, r]) => [round[0] + q, round[1] + r]).sort((one, other) => far(one) - far(other))[0];
    const near = (step) => [hex[0] + AROUND[step][0], hex[1] + AROUND[step][1]];
    if (!"PQRST".includes(letter)) return AROUND.map((_, step) => near(step));
    const corners = [1, 2, 3, 4, 5, 6].map((step) => [hex, near(step), near((step % 6) + 1)]);
    const middle = (cells) => [cells.reduce((sum, [q]) => sum + q, 0) / 3, cells.reduce((sum, [, r]) => sum + r, 0) / 3];
    return corners.sort((one, other) => far(middle(one)) - far(middle(other)))[0];
  }
  function outline(cells) {
    const picture = $(".plane > .pic", form);
    $(".dropline", picture)?.remove();
    if (!cells.length) return;
    const { x, y, wide, row } = plane().dataset;
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("class", "dropline");
    const hex = ([q, r]) => {
      const [cx, cy, w, h] = [Number(x) + wide * (q + r / 2), Number(y) + row * r, wide / 2, (row * 2) / 3];
      return `M${cx} ${cy - h}l${w} ${h / 2}v${h}l${-w} ${h / 2}l${-w} ${-h / 2}v${-h}Z`;
    };
    path.setAttribute("d", cells.map(hex).join(""));
    picture.append(path);
  }

  // --- keys ----------------------------------------------------------------------------------------------------------
  const writing = (element) => element.closest("input:not([type=radio]):not([type=checkbox]), textarea, select");
  const WAYS = { ArrowLeft: ["left", -1, 0], ArrowRight: ["right", 1, 0], ArrowUp: ["up", 0, -1], ArrowDown: ["down", 0, 1] };
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || writing(event.target) || event.altKey || $("[popover].rulebox:popover-open")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey || event.metaKey) {
      const back = key === "z" && !event.shiftKey;
      if (!back && key !== "y" && !(key === "z" && event.shiftKey)) return;
      event.preventDefault();
      return send(back ? "undo" : "redo");
    }
    const tile = $(".spots .letter[aria-pressed=true]", form);
    const deed = { ",": "left", ".": "right", Delete: "off", Backspace: "off" }[key];
    if (deed && tile) return event.preventDefault(), send(deed, ".letter[aria-pressed=true]");
    if (key === "Escape" && value("hand")) {
      form.elements.hand.value = "";
      return send("", tile ? `.letter[data-tile="${tile.dataset.tile}"]` : null);
    }
    if (WAYS[key] && !event.target.closest(".check, .bar, .foot")) return walk(event, WAYS[key], tile);
    if (!/^[a-u]$/.test(key) || event.shiftKey) return;
    const pick = $(`.pt[data-letter="${key.toUpperCase()}"]`, form);
    if (!pick) return;
    event.preventDefault();
    pick.getAttribute("aria-disabled") === "true" ? pick.click() : send(pick.value, ".slotb");
  });
  // A tile in hand goes to the next place; otherwise the focus goes to the next thing on the board.
  function walk(event, [way, dx, dy], tile) {
    if (event.target.closest(".palette") && !tile) return;
    event.preventDefault();
    if (tile) return send(`step ${way}`, ".letter[aria-pressed=true]");
    const things = $$(".slotb", form).length ? $$(".slotb", form) : $$(".spots .letter", form);
    const middle = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    if (!things.includes(event.target)) return things[0]?.focus();
    const [x, y] = middle(event.target);
    const cost = (element) => {
      const [ahead, aside] = [(middle(element)[0] - x) * dx + (middle(element)[1] - y) * dy, Math.abs((middle(element)[0] - x) * dy) + Math.abs((middle(element)[1] - y) * dx)];
      return ahead > 4 && aside <= ahead * 1.6 ? ahead + 1.5 * aside : Infinity;
    };
    const [next] = things.map((element) => [cost(element), element]).sort(([one], [other]) => one - other);
    if (next && next[0] < Infinity) next[1].focus();
  }

  // --- nearer and farther: what is in the middle stays there -----------------------------------------------------------
  function stretch() {
    plane().toggleAttribute("data-whole", near === null);
    plane().style.setProperty("--zoom", 1.3 ** (near ?? 0));
  }
  form.addEventListener("click", ({ target }) => {
    const by = target.closest("[data-near]")?.dataset.near;
    if (by === undefined) return;
    const pan = $(".pan", form);
    const middle = () => {
      const [box, board] = [pan.getBoundingClientRect(), plane().getBoundingClientRect()];
      return { x: box.left + box.width / 2, y: box.top + box.height / 2, board };
    };
    const { x, y, board } = middle();
    const place = [(x - board.left) / board.width, (y - board.top) / board.height];
    near = by === "0" ? (near === null ? 0 : null) : Math.max(-2, Math.min(4, (near ?? 0) + Number(by)));
    stretch();
    const now = middle();
    pan.scrollBy(now.board.left + place[0] * now.board.width - now.x, now.board.top + place[1] * now.board.height - now.y);
  });

  // A small screen begins in the middle of the board.
  function centre() {
    const pan = $(".pan", form);
    pan.scrollTo((pan.scrollWidth - pan.clientWidth) / 2, (pan.scrollHeight - pan.clientHeight) / 2);
  }
  centre();
})();
