  // --- swapping a table for its next state --------------------------------------------------------------
  const inputs = (root) => $$("input[name], select[name], textarea[name]", root).filter((input) => input.type !== "hidden");

  const isTicked = (input) => input.matches("[type=radio], [type=checkbox]");

  // A control is the same if its form, name, value and place among its likes are the same.
  function keyed(root) {
    const seen = new Map();
    return inputs(root).map((input) => {
      const value = isTicked(input) ? input.value : "";
      const base = [input.form?.getAttribute("action"), input.name, value].join("|");
      const nth = seen.get(base) ?? 0;
      seen.set(base, nth + 1);
      return [`${base}|${nth}`, input];
    });
  }
  // What can be pressed is the same if it does the same, at the same place among its likes.
  function signs(root) {
    const seen = new Map();
    return $$("a[href], button, summary", root).map((control) => {
      const attributes = ["name", "value", "href", "popovertarget", "data-leaf-of"].map((name) => control.getAttribute(name));
      const base = [control.tagName, control.closest("[id]")?.id, ...attributes].join("|");
      const nth = seen.get(base) ?? 0;
      seen.set(base, nth + 1);
      return [`${base}|${nth}`, control];
    });
  }
  const scrolling = (root) => $$(".pane, [data-keep-scroll]", root).map((pane) => [pane.dataset.keepScroll ?? pane.dataset.leaf, pane]);
  function keep(root, sameStep) {
    const kept = new Map();
    for (const [key, input] of keyed(root)) {
      // A half-made choice for an answered question is dropped; what is looked at stays.
      if (!sameStep && input.closest(".stage") && !input.matches("[data-stays]")) continue;
      kept.set(key, isTicked(input) ? { checked: input.checked } : { value: input.value });
    }
    const focused = document.activeElement;
    return {
      kept,
      focus: root.contains(focused)
        ? { control: focused, id: focused.id, key: keyed(root).find(([, input]) => input === focused)?.[0], sign: signs(root).find(([, control]) => control === focused)?.[0], at: focused.selectionStart, leaf: focused.closest("[data-leaf]")?.dataset.leaf, stage: !!focused.closest(".stage") }
        : null,
      scrolls: new Map(scrolling(root).map(([key, pane]) => [key, { pane, left: pane.scrollLeft, top: pane.scrollTop }])),
      open: $$("[popover]:popover-open", root).map((sheet) => sheet.id),
      details: $$("details[id]", root).map((details) => [details.id, details.open]),
    };
  }
  function restore(root, state) {
    const now = keyed(root);
    for (const [key, input] of now) {
      const drawn = isTicked(input) ? { checked: input.defaultChecked } : { value: input.defaultValue };
      const { checked, value } = state.kept.get(key) ?? drawn;
      if (checked !== undefined && input.checked !== checked) input.checked = checked;
      if (value !== undefined && input.value !== value) input.value = value;
    }
    // Where what was looked at is gone, what is drawn as shown is shown.
    for (const [, input] of now) if (input.defaultChecked && input.matches("[type=radio][data-stays]") && !$(`[name="${input.name}"]:checked`, root)) input.checked = true;
    for (const sheet of state.open.map((id) => document.getElementById(id))) if (sheet && !sheet.matches(":popover-open")) sheet.showPopover?.();
    // What a reader closed stays closed, what they opened stays open.
    state.details.forEach(([id, open]) => document.getElementById(id)?.toggleAttribute("open", open));
    // A pane that stayed where it is has kept its place; to scroll another one, the whole table is laid out at once.
    const scrolled = [...state.scrolls.values()].filter(({ left, top }) => left || top);
    for (const [key, pane] of scrolling(root)) {
      const [was, has] = [state.scrolls.get(key), scrolled.find((known) => known.pane === pane)];
      if (was?.pane === pane || !(has || was?.left || was?.top)) continue;
      pane.scrollTo({ left: was?.left ?? 0, top: was?.top ?? 0, behavior: "instant" });
    }
    if (!state.focus || document.activeElement === state.focus.control) return;
    const { id, key, sign, leaf, stage } = state.focus;
    // The pressed control is often gone with its question: the next question takes the focus.
    const next = () => (leaf && ($(`[data-leaf=${leaf}] button`, root) ?? $(`#leaf-${leaf}`, root))) || (stage && $("#decision", root));
    const same = () => sign && signs(root).find(([known]) => known === sign)?.[1];
    // What is there but not shown cannot have it.
    const places = [() => id && document.getElementById(id), () => now.find(([known]) => known === key)?.[1], same, next];
    let focus = null;
    for (const place of places) if (!focus?.checkVisibility()) focus = place() || null;
    focus?.focus({ preventScroll: true });
    if (focus && state.focus.at != null && focus.setSelectionRange && focus.type === "text") focus.setSelectionRange(state.focus.at, state.focus.at);
  }
  // Lines that a list does not have, put where they belong among those that it has. Gives them.
  function fill(list, lines) {
    const known = new Map([...list.children].map((line) => [line.id, line]));
    let place = lines.some(({ id }) => known.has(id)) ? list.firstElementChild : null;
    return lines.filter((line) => {
      const has = known.get(line.id);
      has ? (place = has.nextElementSibling) : list.insertBefore(line, place);
      return !has;
    });
  }
  // A list that only grows stays the same list, so that a screen reader says the new lines and no others.
  function grow(old, fresh) {
    for (const list of $$("[data-grow][id]", fresh)) {
      const known = document.getElementById(list.id);
      if (!known || !old.contains(known)) continue;
      const ids = new Set([...known.children].map((line) => line.id));
      const lines = [...list.children];
      // New lines come on top, or below the heading of their turn.
      const stays = lines.filter((line) => ids.has(line.id));
      // After an undo, the same place can hold another line.
      const same = (stays.length || !known.children.length) && stays.every((line, nth) => line.isEqualNode(known.children[nth]));
      if (!same) continue;
      list.replaceWith(known);
      fill(known, lines);
      // Readers who asked for more keep it, and the way to what is still missing; for others it does not grow with the match.
      const [more, less] = [old, fresh].map((part) => $(`[data-whole="${known.id}"]`, part));
      if ("whole" in known.dataset) more ? less?.replaceWith(more) : less?.remove();
      else while (known.children.length > lines.length) known.lastChild.remove();
    }
  }
  // --- in place: what did not change is not drawn anew --------------------------------------------------------------
  const likeness = (node) => (node.nodeType === Node.ELEMENT_NODE ? [node.nodeName, node.id, node.getAttribute("class") ?? "", node.getAttribute("style") || ""].join("|") : node.nodeType);
  // Nodes are not compared by what their templates hold.
  const same = (one, other) => one.isEqualNode(other) && !(one.matches?.("template") || one.querySelector?.("template"));
  // An element that holds others becomes the fresh one; a thing by itself is put in the place of the old one, so that nothing in it
  // moves by a transition.
  function become(old, fresh) {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const known = [...old.childNodes];
    for (const next of [...fresh.childNodes]) {
      const at = known.findIndex((node) => likeness(node) === likeness(next));
      if (at < 0) {
        old.insertBefore(next, known[0] ?? null);
        continue;
      }
      for (const gone of known.splice(0, at)) gone.remove();
      const like = known.shift();
      if (same(like, next)) continue;
      if (like.childElementCount && next.childElementCount) become(like, next);
      else like.replaceWith(next);
    }
    for (const gone of known) gone.remove();
  }

  // Turns the table on the page into another, and says what happened between them: the beats, and where things were.
  const nothing = { beats: [], places: new Map() };
  let swaps = 0; // how many there have been
  function swap(next) {
    const now = table();
    const fresh = $("[data-live]", next);
    if (!now) return nothing;
    if (!fresh || fresh.dataset.kind !== now.dataset.kind) {
      location.reload();
      return nothing;
    }
    // An answer that was overtaken by a newer one.
    if (Number(fresh.dataset.seq) < Number(now.dataset.seq)) return nothing;
    const { turn, step } = now.dataset;
    const sameStep = fresh.dataset.step === step;
    const story = sameStep ? nothing : read(now, fresh);
    const state = keep(now, sameStep);
    greet(now, fresh);
    grow(now, fresh);
    // The selection stays, and so does what it would do.
    const foretold = sameStep && $("[data-foretold]", now);
    if (foretold) $("[data-foretold]", fresh)?.replaceWith(foretold);
    const hints = sameStep && $(".notes > .hints", now);
    if (hints && !$(".hints", fresh)) $(".notes", fresh)?.prepend(hints);
    become(now, fresh);
    restore(now, state);
    startClocks();
    ready(now);
    tell(turn, now.dataset.turn, sameStep);
    swaps++;
    document.dispatchEvent(new Event("swap"));
    return story;
  }

  // --- a review that is being made: its page follows it, and whoever reads keeps their place --------------------------
  async function watchReview() {
    const review = $("[data-works]");
    if (!review) return;
    await new Promise((done) => setTimeout(done, 2000));
    const answer = document.hidden ? null : await fetch(location.href, { cache: "no-store" }).catch(() => null);
    const fresh = answer?.ok && $(".page.review", parse(await answer.text()));
    if (fresh) {
      const state = keep(review, true);
      become(review, fresh);
      restore(review, state);
    }
    watchReview();
  }
