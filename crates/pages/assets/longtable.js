// Comfort for people with script: live tables, swaps without a reload, keys, sounds. It contains no rules of any game, and
// every page works without it. Its files are one program: the others come after this one, inside the same function.
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const page = document.documentElement;
  const table = () => $("[data-live]");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const asFragment = { "X-Longtable": "fragment" };

  // --- toasts ----------------------------------------------------------------------------------------
  function toast(content) {
    const box = $("#toasts");
    if (!box) return;
    const note = typeof content === "string" ? Object.assign(document.createElement("div"), { className: "toast", textContent: content }) : content;
    box.replaceChildren(note);
    setTimeout(() => note.remove(), 7000);
  }
  const parse = (html) => new DOMParser().parseFromString(html, "text/html");

  // --- the stream ---------------------------------------------------------------------------------------
  let newest = 0; // the last moment that was heard of
  let posting = 0;
  const lost = (is) => $("#lost")?.toggleAttribute("hidden", !is && navigator.onLine);
  let stream = null;
  let retry = 1000;
  function listen() {
    const live = table();
    if (!live || !window.EventSource) return;
    stream?.close();
    stream = new EventSource(`${live.dataset.live}/events?people=1`);
    attend(stream);
    const news = (event) => {
      listenToChat(event);
      newest = Math.max(newest, Number(event.lastEventId));
      follow();
    };
    for (const kind of ["step", "table", "chat"]) stream.addEventListener(kind, news);
    let broken = false;
    stream.onopen = () => {
      retry = 1000;
      lost(false);
      if (broken) follow(true);
      broken = false;
    };
    stream.onerror = () => {
      broken = true;
      here = null;
      lost(true);
      // The browser reconnects by itself unless the server has refused.
      if (stream.readyState === EventSource.CLOSED) {
        setTimeout(listen, retry);
        retry = Math.min(retry * 2, 30000);
      }
    };
  }
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => event.persisted && (listen(), follow(true)));
  addEventListener("offline", () => lost(true));
  addEventListener("online", () => (listen(), follow(true)));

  // --- forms ----------------------------------------------------------------------------------------------
  const fields = (form, button) => {
    const data = new URLSearchParams(new FormData(form));
    if (button?.name) data.append(button.name, button.value);
    return data;
  };
  addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.matches("[data-theme-switch]")) return switchTheme(event, form);
    if (form.matches("[data-setting]") && event.submitter) return switchSetting(event, form);
    if (!event.submitter?.hasAttribute("formaction") && short(form)) return event.preventDefault();
    if (form.method !== "post" || !form.closest("[data-live]") || form.matches("[data-plain]") || form.getAttribute("action") === "/settings") return;
    event.preventDefault();
    const button = event.submitter;
    if (button?.getAttribute("aria-disabled") === "true" || form.dataset.busy) return;
    form.dataset.busy = "yes";
    if (!(await isWhole(form, button)) || !(await isSure(form, button))) return void delete form.dataset.busy;
    posting++;
    settle();
    // What is being done needs no forecast any more.
    clearTimeout(wait);
    asked++;
    $("[data-foretold]")?.removeAttribute("aria-busy");
    const slow = form.dataset.slow && setTimeout(() => toast(form.dataset.slow), 250);
    try {
      const action = button?.getAttribute("formaction") || form.getAttribute("action");
      const answer = await fetch(action, { method: "POST", body: fields(form, button), headers: asFragment });
      const html = await answer.text();
      const text = $("input[type=text]", form);
      const parsed = parse(html);
      const refusal = $("[data-live]", parsed) ? null : $(".toast, .refusal", parsed);
      if (answer.ok && !refusal) {
        if (form.matches(".say") && text) text.value = "";
        // The last refusal would cover the next question.
        $("#toasts")?.replaceChildren();
        const fresh = $("[data-live]", parsed);
        if (!fresh) follow(true);
        else {
          live();
          // After an undo the table stands as it was: what led there is not told a second time.
          const undone = Number(fresh.dataset.step) < step();
          const marked = button?.matches("[data-again]") ? picks() : [];
          const story = swap(parsed);
          markAgain(marked);
          play(undone ? nothing : story, true);
        }
      } else {
        toast(refusal ? document.adoptNode(refusal) : html.slice(0, 300));
        // A stale page learns what it missed.
        if (answer.status === 409) follow(true);
        chime("no");
      }
    } catch {
      lost(true);
    } finally {
      clearTimeout(slow);
      delete form.dataset.busy;
      posting--;
      follow();
    }
  });

  // A list says how many to pick, so that a wrong number does not cost the rest of the form.
  function short(form) {
    const needs = $$("[data-picks] [data-needs]", form).filter(seen);
    const picked = (says) => $$(":checked", says.closest("[data-picks]")).filter(seen).length;
    const wrong = needs.find((says) => picked(says) !== Number(says.dataset.needs));
    if (!wrong) return false;
    toast(`${wrong.textContent} ${picked(wrong)}`);
    wrong.scrollIntoView({ block: "center" });
    chime("no");
    return true;
  }

  // Whoever is quicker than the forecast waits for it. If it asks for something that they have not seen yet, that comes first, and nothing is
  // sent: neither what is still open nor what was chosen for them.
  async function isWhole(form, button) {
    if (!form.matches("[data-preview]") || button?.hasAttribute("formaction") || button?.name === "answer") return true;
    const isBusy = () => forecasts(form)?.getAttribute("aria-busy") === "true";
    if (!isBusy()) return true;
    const radios = () => $$("input[type=radio]", forecasts(form)).filter((one) => seen(one.closest("label") ?? one));
    const isOpen = (one, all) => !all.some((other) => other.name === one.name && other.checked);
    const before = radios();
    const known = before.filter((one) => !isOpen(one, before)).map(nameAndValue);
    const until = performance.now() + 4000;
    while (isBusy() && performance.now() < until) await new Promise((done) => setTimeout(done, 20));
    if (!form.isConnected) return false;
    const asks = radios();
    const open = asks.find((one) => isOpen(one, asks) || !known.includes(nameAndValue(one)));
    open?.focus();
    return !open;
  }
  const nameAndValue = (one) => `${one.name} ${one.value}`;

  // For those who want it, an answer is asked for once more before it is sent.
  let sayNo = null;
  function isSure(form, button) {
    const dialog = $("dialog#sure");
    const action = button?.getAttribute("formaction") || form.getAttribute("action");
    if (page.dataset.confirm !== "on" || !dialog || !action.endsWith("/answer")) return true;
    // The browser tells of an answer a moment after it was given: whoever asks again meanwhile has said no, and is asked anew.
    sayNo?.();
    // The list of moves has every answer as a sentence, also where the button is a card.
    const listed = button?.name === "answer" && $(`[data-leaf=moves] button[value="${CSS.escape(button.value)}"]`);
    $("#sure-what").textContent = (listed || button)?.textContent.replace(/\s+/g, " ").trim() ?? "";
    dialog.returnValue = "";
    // The browser closes the sheet below a question; whoever says no is back where they were.
    const sheets = $$("[popover]:popover-open");
    dialog.showModal();
    return new Promise((done) => {
      const answered = (yes) => {
        sayNo = null;
        dialog.removeEventListener("close", heard);
        if (!yes) sheets.forEach((sheet) => sheet.isConnected && sheet.showPopover());
        if (!yes) button?.focus({ preventScroll: true });
        done(yes);
      };
      const heard = () => dialog.open || answered(dialog.returnValue === "yes");
      sayNo = () => answered(false);
      dialog.addEventListener("close", heard);
    });
  }

  // Whoever opens other ways lets go of what was marked among those before, and a mark among ways that are shut opens them: the button
  // that does what is marked stands below what is open.
  function openWays(target) {
    const verbOf = (mark) => mark.closest("[data-verb]")?.dataset.verb;
    const marks = [...target.form.elements].filter((one) => one.name === "pick" && verbOf(one));
    if (target.name === "pick") {
      const opens = [...target.form.elements].find((one) => one.name === "verb" && one.value === verbOf(target) && !one.disabled);
      if (opens) opens.checked = true;
    } else if (target.name === "verb") {
      for (const mark of marks) mark.checked = verbOf(mark) === target.value && (mark.checked || mark.hasAttribute("data-first"));
    }
  }

  let asked = 0;
  let wait = 0;
  addEventListener("change", (event) => {
    // What is selected may stand outside of its form.
    const form = event.target.form;
    if (!form?.matches("[data-preview]")) return;
    openWays(event.target);
    showChoice();
    $("#toasts")?.replaceChildren();
    clearTimeout(wait);
    // An answer that is still under way is about what was chosen before.
    asked++;
    forecasts(form)?.setAttribute("aria-busy", "true");
    wait = setTimeout(() => preview(form), 60);
  });
  const forecasts = (form) => $("[data-foretold]", form.isConnected ? form : document) ?? $("[data-foretold]");
  async function preview(form) {
    const nth = ++asked;
    const { step } = table().dataset;
    try {
      const answer = await fetch(`${table().dataset.live}/preview`, { method: "POST", body: fields(form), headers: asFragment });
      const html = await answer.text();
      // The form may have been drawn anew meanwhile; while the question is the same, so is the answer.
      if (nth !== asked || table()?.dataset.step !== step) return;
      const place = forecasts(form);
      if (!place || !(answer.ok || answer.status === 422)) return;
      // What is chosen inside of it keeps the focus.
      const { name, value } = place.contains(document.activeElement) ? document.activeElement : {};
      place.innerHTML = html;
      showChoice();
      if (name) $$("input", place).find((input) => input.name === name && input.value === value)?.focus();
    } catch {
    } finally {
      if (nth === asked) forecasts(form)?.removeAttribute("aria-busy");
    }
  }

  // --- it is your turn ----------------------------------------------------------------------------------------
  let audio = null;
  let voices = 0;
  function chime(kind) {
    // A browser is silent until the reader has pressed something.
    if (page.dataset.sound !== "on" || !window.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    const tones = { turn: [523.25, 783.99], step: [392], no: [220], over: [523.25, 659.25, 783.99], say: [880, 698.46], join: [440, 554.37, 659.25] }[kind];
    tones.forEach((tone, nth) => {
      const at = audio.currentTime + nth * 0.14;
      const voice = audio.createOscillator();
      const level = audio.createGain();
      voice.type = "sine";
      voice.frequency.value = tone;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime({ step: 0.02, say: 0.03 }[kind] ?? 0.06, at + 0.02);
      level.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      voice.connect(level).connect(audio.destination);
      voice.start(at);
      voice.stop(at + 0.55);
      // A device that has nothing to sound rests: silence takes as much of a battery as a tone.
      voices += 1;
      voice.onended = () => ((voices -= 1) ? null : audio.suspend());
    });
  }
  function sign() {
    const live = table();
    const icon = $("#favicon");
    if (!live?.dataset.title || !icon) return;
    const yours = live.dataset.turn === "yours";
    icon.dataset.still ??= icon.getAttribute("href");
    icon.setAttribute("href", yours ? icon.dataset.turn : icon.dataset.still);
    document.title = `${heard()}${yours ? `${live.dataset.yourTurn} · ` : ""}${live.dataset.title} · Longtable`;
  }
  function tell(before, now, sameStep) {
    sign();
    if (now === "yours" && before !== "yours") {
      chime("turn");
      if (document.hidden && window.Notification?.permission === "granted") {
        const live = table();
        const note = new Notification(live.dataset.yourTurn, { body: live.dataset.title, tag: live.dataset.live, icon: $("#favicon")?.dataset.turn });
        note.onclick = () => (window.focus(), note.close());
      }
    } else if (now === "over" && before !== "over") chime("over");
    else if (!sameStep) chime("step");
  }
  function offerNotifications() {
    if (!window.Notification) return;
    for (const button of $$("[data-ask-notify]")) button.hidden = Notification.permission !== "default";
  }

  // --- clocks -------------------------------------------------------------------------------------------------
  let ticking = 0;
  function startClocks() {
    const started = performance.now();
    const clocks = $$("time[data-left][data-running]").map((clock) => [clock, Number(clock.dataset.left)]);
    clearInterval(ticking);
    if (!clocks.length) return;
    const tick = () => {
      for (const [clock, left] of clocks) {
        const seconds = Math.max(0, Math.floor((left - (performance.now() - started)) / 1000));
        clock.classList.toggle("short", seconds < 20);
        // Longer times are said in words, and change too slowly to count.
        if (seconds < 3600) clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      }
    };
    tick();
    ticking = setInterval(tick, 500);
  }

  // --- keys -----------------------------------------------------------------------------------------------------
  const typing = (element) => element?.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]");
  const seen = (element) => element.getClientRects().length > 0;
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing(event.target)) return;
    if (event.key === "?") {
      $("#help")?.togglePopover?.();
      return event.preventDefault();
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (timeKey(event)) return;
    if (!/^[a-z1-9]$|^Enter$/.test(key)) return;
    // Enter belongs to whatever has the focus, if that is a thing to press.
    if (key === "Enter" && event.target.closest("a, button, summary, label")) return;
    if ($("dialog[open]")) return;
    const target = $$(`[data-key="${key}"]`).find((element) => seen(element) || element.closest("#side"));
    if (!target) return;
    event.preventDefault();
    const side = target.closest("#side");
    if (side && !seen(side)) side.showPopover?.();
    target.click();
    if (key === "c") $("#chat-text")?.focus();
  });

  // --- clicks -----------------------------------------------------------------------------------------------------
  addEventListener("click", async (event) => {
    const on = (selector) => event.target.closest?.(selector);
    const refused = on("[aria-disabled=true]");
    if (refused) {
      event.preventDefault();
      if (refused.dataset.why) toast(refused.dataset.why);
      return;
    }
    // One more or less in the field beside the button; without script the server does it.
    const one = on("[data-stepper] button");
    if (one) {
      event.preventDefault();
      const field = $("input", one.parentNode);
      const { value } = field;
      field[one.name === "more" ? "stepUp" : "stepDown"](Number(one.dataset.by ?? 1));
      return void (field.value !== value && field.dispatchEvent(new Event("change", { bubbles: true })));
    }
    // Whoever looks at something else on the table puts aside what lies over it.
    if (on("input[data-peeks]") && $("#peek")) $("#peek").checked = true;
    // On a phone it was chosen on a sheet, which would cover it.
    on("input[data-peeks]")?.closest("[popover]:popover-open")?.hidePopover();
    const walk = on("[data-go], [data-walk], [data-now]");
    if (on("[data-reel]")) return reel();
    if (walk && table() && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) return event.preventDefault(), wander(walk.dataset);
    const leaf = on("[data-leaf-of]");
    if (leaf) $(`#leaf-${leaf.dataset.leafOf}`).checked = true;
    const copy = on("[data-copy]");
    if (copy) {
      try {
        await navigator.clipboard.writeText(copy.dataset.copy);
      } catch {
        copy.closest(".copy")?.querySelector("input")?.select();
        if (!document.execCommand("copy")) return;
      }
      const label = $("span", copy);
      if (!label) toast(copy.dataset.done);
      else {
        const was = label.textContent;
        label.textContent = copy.dataset.done;
        setTimeout(() => (label.textContent = was), 1600);
      }
    }
    const shut = on("[data-close]");
    if (shut) {
      event.preventDefault();
      shut.closest(".card").remove();
      light();
    }
    if (on("[data-ask-notify]")) Notification.requestPermission().then(offerNotifications);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = on("a[data-rule]");
    if (link) openRule(event, link);
    const whole = on("a[data-whole]");
    if (whole) openWhole(event, whole);
  });
  // A list that shows its latest lines, with all of them or some older ones.
  async function openWhole(event, link) {
    event.preventDefault();
    try {
      const answer = await fetch(link.href, { headers: asFragment });
      const page = parse(await answer.text());
      const list = page.getElementById(link.dataset.whole);
      if (!answer.ok || !list) throw new Error("no such list");
      const old = document.getElementById(link.dataset.whole);
      const older = fill(old, [...list.children]);
      old.dataset.whole = "";
      // The reader's place is the first line that was not there.
      const more = $("a[data-whole]", page);
      more ? link.replaceWith(more) : link.remove();
      (older[0]?.querySelector("a") ?? more)?.focus({ preventScroll: true });
    } catch {
      location.href = link.href;
    }
  }
  addEventListener("click", (event) => {
    if (event.target.matches?.("dialog[open]")) event.target.close();
  });

  // --- settings and search, without a reload ----------------------------------------------------------------------
  function switchTheme(event, form) {
    event.preventDefault();
    const dark = page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = dark ? "light" : "dark";
    page.dataset.theme = theme;
    fetch(form.action, { method: "POST", body: new URLSearchParams({ theme, back: location.pathname }), headers: asFragment, redirect: "manual" }).catch(() => {});
  }
  // What the page itself reads: nothing has to be drawn anew.
  function switchSetting(event, form) {
    event.preventDefault();
    const { name, value } = event.submitter;
    page.dataset[name] = value;
    for (const button of $$(`[data-setting] button[name=${name}]`)) button.setAttribute("aria-pressed", button.value === value);
    fetch(form.action, { method: "POST", body: new URLSearchParams({ [name]: value }), headers: asFragment, redirect: "manual" }).catch(() => {});
  }
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
  function filterRules(form) {
    let typed = 0;
    $("select", form)?.addEventListener("change", () => form.requestSubmit());
    $("input[type=search]", form).addEventListener("input", async () => {
      const mine = ++typed;
      await new Promise((done) => setTimeout(done, 180));
      if (mine !== typed) return;
      const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
      const answer = await fetch(address).then((answer) => answer.text(), () => null);
      if (mine !== typed || !answer) return;
      const found = new DOMParser().parseFromString(answer, "text/html");
      for (const part of [".toc", ".chapters", "[data-count]", ".howto"]) {
        const [now, then] = [$(part), $(part, found)];
        if (now && then) now.replaceWith(then);
        else if (now) now.hidden = true;
      }
      history.replaceState(history.state, "", address);
    });
  }

  // --- what a hint is about: its places are lit while it is looked at, those of the first one before -----------------
  let lit = null;
  function light() {
    const line = $("[data-points]:is(:hover, :focus-within)") ?? $("[data-points]");
    if (line === lit) return;
    lit = line;
    for (const place of $$("[data-lit]")) place.removeAttribute("data-lit");
    for (const name of line?.dataset.points.split(" ").filter(Boolean) ?? []) for (const place of $$(`[data-at~="${name}"]`)) place.dataset.lit = "";
  }
  for (const kind of ["pointerover", "focusin", "focusout"]) addEventListener(kind, light);

  function ready(root) {
    lit = null;
    light();
    for (const button of $$("[data-copy]", root)) button.hidden = false;
    offerNotifications();
    readOn();
    unfold(root);
    showPeople(root);
    talk();
    showReel();
  }
