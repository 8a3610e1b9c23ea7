
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
  // A deed that only changes how the same is done leaves what is marked marked.
  const picks = () => $$("[form=decision], #decision input:not([type=hidden])", table()).filter((input) => (isTicked(input) ? input.checked : input.value)).map(({ name, value }) => `${name}=${value}`);
  function markAgain(marked) {
    for (const input of marked.length ? $$("input[form=decision], #decision input", table()) : []) {
      const was = marked.find((one) => one.startsWith(`${input.name}=`) && (!isTicked(input) || one === `${input.name}=${input.value}`));
      if (!was || input.type === "hidden") continue;
      if (isTicked(input)) input.checked = true;
      else input.value = was.slice(input.name.length + 1);
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
  function pickAgain() {
    const live = $("[data-live]");
    let kept = null;
    try {
      kept = JSON.parse(sessionStorage.getItem(KEPT));
      sessionStorage.removeItem(KEPT);
    } catch {}
    // For the same question only: an answered one has no use for it.
    if (!live || kept?.table !== live.dataset.live || kept.step !== live.dataset.step) return;
    const again = choices(live).filter(({ name, value }) => kept.picked.includes(`${name}=${value}`));
    for (const input of again) input.checked = true;
    // What it would do is told again, in the other language.
    const marks = ({ name, form, dataset }) => ["card", "pick"].includes(name) && form?.matches("[data-preview]") && !("first" in dataset);
    again.find(marks)?.dispatchEvent(new Event("change", { bubbles: true }));
  }
  queueMicrotask(pickAgain); // when all of this script is there

  // --- a rule, beside the mark that cites it ------------------------------------------------------------------------
  const rulebox = Object.assign(document.createElement("div"), { id: "rule", className: "rulebox", popover: "auto", tabIndex: -1 });
  rulebox.setAttribute("role", "dialog");
  rulebox.setAttribute("aria-labelledby", "rule-title");
  const rules = new Map(); // what was read already
  let citing = null; // the mark whose rule is open
  let pressed = null; // the mark whose rule was open when it was pressed: the press has closed it
  const isOpen = (element) => element.matches(":popover-open");
  // Inside of an open sheet it belongs to that sheet, so that neither closes the other.
  const hostOf = (mark) => mark.closest("[popover]:popover-open:not(.tip)") ?? document.body;

  async function openRule(event, mark) {
    event.preventDefault();
    if (pressed === mark) return;
    const { origin, pathname, search } = new URL(mark.href);
    const address = `${origin}${pathname}/${encodeURIComponent(mark.dataset.rule)}${search}`;
    try {
      if (!rules.has(address)) {
        const answer = await fetch(address, { headers: asFragment });
        if (!answer.ok) throw new Error("no such rule");
        rules.set(address, await answer.text());
      }
    } catch {
      location.href = mark.href;
      return;
    }
    if (isOpen(rulebox)) rulebox.hidePopover();
    rulebox.innerHTML = rules.get(address);
    // A rule that an explanation cites takes its place.
    const from = tip.contains(mark) ? told : mark;
    citing = { mark: from, rule: mark.dataset.rule, host: hostOf(from), at: from.getBoundingClientRect() };
    hush();
    showRule();
    rulebox.focus({ preventScroll: true });
  }
  function showRule() {
    if (rulebox.parentNode !== citing.host) citing.host.append(rulebox);
    rulebox.showPopover();
    if (citing.mark.matches("a, button")) citing.mark.setAttribute("aria-expanded", "true");
    beside(rulebox, citing.at);
  }
  rulebox.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed" || !citing) return;
    const { mark, rule } = citing;
    citing = null;
    mark.removeAttribute("aria-expanded");
    if (document.activeElement && document.activeElement !== document.body && !rulebox.contains(document.activeElement)) return;
    (mark.isConnected ? mark : $(`a[data-rule="${CSS.escape(rule)}"]`))?.focus({ preventScroll: true });
  });
  addEventListener("pointerdown", ({ target }) => (pressed = citing?.mark.contains(target) ? citing.mark : null), true);
  // A sheet that was drawn anew has lost the rule that was open in it.
  function readOn() {
    // What was said of a table that has changed since would cover what comes next.
    const changed = lately !== step();
    lately = step();
    if (changed) resting = pointer;
    if (told && (changed || !(told.isConnected && tip.isConnected))) hush();
    // What is explained has changed under the reader's hand.
    if (told?.title) {
      const again = told;
      hush();
      explain(again);
    }
    if (!citing || rulebox.isConnected) return;
    const host = document.getElementById(citing.host.id);
    if (!host || !isOpen(host)) return void (citing = null);
    citing.host = host;
    showRule();
  }

  // Puts a box below what it belongs to, or above, or beside it: never over it.
  function beside(box, { left, right, top, bottom }) {
    const gap = 8;
    const { offsetWidth: width, offsetHeight: height } = box;
    const { clientWidth: wide, clientHeight: high } = page;
    const within = (at, size, all) => Math.max(gap, Math.min(at, all - size - gap));
    let [x, y] = [within((left + right - width) / 2, width, wide), bottom + gap];
    if (y + height + gap > high) y = top - height - gap;
    if (y < gap) {
      y = within((top + bottom - height) / 2, height, high);
      x = right + gap + width + gap < wide ? right + gap : Math.max(gap, left - width - gap);
    }
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }

  // --- what a thing is and does, beside it: on hover, on focus by the keyboard, on a long press -----------------------
  const tip = Object.assign(document.createElement("div"), { id: "tip", className: "tip", popover: "manual" });
  tip.setAttribute("role", "tooltip");
  const HOVER = 350;
  const LINGER = 550; // what is told whole is large: whoever only passes by does not want it
  const PRESS = 500;
  const WAY = 200; // to come from the thing to what is said of it
  const SLIP = 10; // how far a finger that presses may slide, in pixels
  let told = null; // the thing that is explained
  let due = 0;
  let lately = null; // the step that was last seen
  let pointer = [0, 0];
  let pressedAt = [0, 0];
  let resting = null; // where the pointer lay when the table changed
  let swallow = false; // a long press has explained the thing: it does not press it as well
  // The label of a control may know more than the control.
  const thing = (element) => element?.closest?.("[data-tip]") ?? element?.labels?.[0]?.closest("[data-tip]") ?? null;

  function explain(element) {
    clearTimeout(due);
    if (told === element || !element.isConnected) return;
    hush();
    // The browser's own way to say it would say it twice.
    if (element.title) element.dataset.says = element.title;
    element.removeAttribute("title");
    tip.textContent = element.dataset.says ?? "";
    tip.classList.remove("whole");
    const { rules } = (table() ?? element.closest("[data-rules]"))?.dataset ?? {};
    if (element.dataset.tip && rules) {
      const rule = Object.assign(document.createElement("a"), { href: `${rules}#${element.dataset.tip}`, textContent: element.dataset.tip, tabIndex: -1 });
      rule.dataset.rule = element.dataset.tip;
      tip.append(rule);
    }
    told = element;
    tellWhole(element);
    hostOf(element).append(tip);
    tip.showPopover();
    besideThing(element);
    const focus = document.activeElement;
    if (thing(focus) === element && !focus.hasAttribute("aria-describedby")) focus.setAttribute("aria-describedby", "tip");
  }
  function hush() {
    clearTimeout(due);
    if (!told) return;
    told = null;
    $("[aria-describedby=tip]")?.removeAttribute("aria-describedby");
    tip.remove();
  }
  const later = (what, time) => {
    clearTimeout(due);
    due = setTimeout(what, time);
  };

  // A table that changes under a pointer at rest has not been asked anything: the pointer has to move first.
  function pointAt({ target, pointerType }) {
    if (pointerType !== "mouse") return;
    const element = thing(target);
    if (tip.contains(target) || (element && element === told)) clearTimeout(due);
    else if (element) learn(element), later(() => explain(element), element.dataset.about ? LINGER : HOVER);
    else if (told) later(hush, WAY);
    else clearTimeout(due);
  }
  const far = ([x, y], { clientX, clientY }) => Math.hypot(clientX - x, clientY - y);
  addEventListener("pointerover", (event) => resting && !far(resting, event) || pointAt(event));
  addEventListener("pointermove", (event) => {
    pointer = [event.clientX, event.clientY];
    // A finger that moves does something else.
    if (event.pointerType === "touch") return void (far(pressedAt, event) > SLIP && clearTimeout(due));
    if (!resting || !far(resting, event)) return;
    resting = null;
    pointAt(event);
  });
  addEventListener("focusin", ({ target }) => thing(target) && target.matches(":focus-visible") && explain(thing(target)));
  // A press on the rule of what is said takes the focus there.
  addEventListener("focusout", ({ target, relatedTarget }) => thing(target) === told && !tip.contains(relatedTarget) && hush());
  addEventListener("pointerdown", ({ target, pointerType, isPrimary, clientX, clientY }) => {
    swallow = false;
    // A finger that is meant for what lies below what is said presses that.
    if (tip.contains(target) && (pointerType !== "touch" || target.closest("a"))) return;
    hush();
    // A press beside a sheet closes it, and does nothing else.
    if (tome && isOpen(tome) && !tome.contains(target) && !rulebox.contains(target)) return tome.hidePopover(), void (swallow = true);
    pressedAt = [clientX, clientY];
    // A second finger pinches.
    const element = pointerType === "touch" && isPrimary && thing(target);
    if (element) learn(element), later(() => (unfoldThing(element), (swallow = true)), PRESS);
  }, true);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, ({ pointerType }) => pointerType === "touch" && clearTimeout(due));
  addEventListener("contextmenu", (event) => swallow && event.preventDefault());
  addEventListener("click", (event) => {
    if (swallow && !tip.contains(event.target)) event.preventDefault(), event.stopImmediatePropagation();
    // What cannot be pressed has nothing else to do: a tap explains it.
    else if (event.pointerType === "touch" && !event.target.closest("a, button, input, label, select, summary, textarea")) {
      const element = thing(event.target);
      if (element) unfoldThing(element);
    }
    swallow = false;
  }, true);
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !told) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hush();
  }, true);
  addEventListener("scroll", ({ target }) => tip.contains(target) || hush(), true);
