  // --- following the timeline -----------------------------------------------------------------------------------
  // Every step has a fragment of its own. Live play follows the end: one fragment after the other, each played at the reader's
  // pace; looking back is asking for an earlier one. Only what a beat names moves.

  // How long a piece is on its way, and how long a line stands, in milliseconds.
  const PACES = { slow: [800, 1700], normal: [480, 950], fast: [260, 260], "at-once": [0, 0] };
  const AT_ONCE = PACES["at-once"];
  const pace = () => PACES[page.dataset.pace] ?? PACES.normal;
  const step = () => Number(table()?.dataset.step ?? 0);
  const behind = () => newest > Number(table().dataset.seq) || step() < Number(table().dataset.end ?? 0);

  let back = /[?&](step|before|next)=/.test(location.search) && table()?.dataset.turn === "past"; // the reader looks at an earlier step
  let following = false;
  let hurry = false; // the reader has pressed something: no more waiting
  let playing = Promise.resolve();

  // A sheet that the reader has not closed holds the bots back: nothing happens behind it.
  const held = () => "alone" in table().dataset && $("details[data-holds][open]", table());

  // The table as it is after what was asked for. Says whether it came.
  async function go(query, tells, arrived) {
    const before = table();
    const nth = swaps;
    const ask = new URLSearchParams(location.search);
    for (const old of ["step", "before", "next", "after", "since"]) ask.delete(old);
    if (before.dataset.kind === "table") for (const [name, value] of Object.entries(query)) ask.set(name, value);
    const answer = await fetch(`${before.dataset.live}/fragment?${ask}`, { headers: asFragment, cache: "no-store" }).catch(() => null);
    if (answer && !answer.ok && answer.status < 500 && answer.status !== 429) return location.reload(), false;
    if (!answer?.ok) {
      lost(true);
      setTimeout(() => follow(true), 3000);
      return false;
    }
    const text = await answer.text().catch(() => null);
    if (text === null) return lost(true), setTimeout(() => follow(true), 3000), false;
    const next = parse(text);
    // An answer of the reader's own has brought a newer table meanwhile.
    if (swaps !== nth) return true;
    const story = swap(next);
    arrived?.();
    if (tells) await play({ ...story, beats: story.beats.filter(tells) }, false);
    return true;
  }

  async function follow(must = false) {
    if (following || back || posting || !table()) return;
    following = true;
    try {
      await playing;
      while (!back && !posting && table() && (must || behind()) && !held()) {
        const one = !must && !hurry && !document.hidden && pace() !== AT_ONCE;
        const came = await go(one ? { after: step() } : { since: step() }, one && (() => true));
        must = false;
        if (!came) break;
      }
    } finally {
      hurry = following = false;
    }
  }
  addEventListener("visibilitychange", () => document.hidden || follow());
  addEventListener("toggle", ({ target }) => target.matches?.("details[data-holds]:not([open])") && follow(), true);

  // --- looking back ---------------------------------------------------------------------------------------------
  // Whose eyes a finished match is seen with stays in the address.
  function stand(at) {
    const ask = new URLSearchParams(location.search);
    for (const old of ["step", "before", "next"]) ask.delete(old);
    if (at !== null) ask.set("step", at);
    history.replaceState(null, "", `${location.pathname}${ask.size ? `?${ask}` : ""}`);
  }
  function live() {
    back = false;
    if (/[?&](step|before|next)=/.test(location.search)) stand(null);
  }
  // To a step, one step back or on, or to now.
  async function wander({ go: to, walk }, byItself = false) {
    if (!byItself) unreel();
    settle();
    const now = !to && !walk;
    if (now) live();
    else back = true;
    const query = to ? { step: to } : walk ? { [walk]: step() } : {};
    // The address is that of what is seen, also while it is still being told.
    const isPast = () => table().dataset.turn === "past";
    const tells = walk !== "before" && !now && ((beat) => Number(beat.dataset.step) === step());
    const came = await go(query, tells, () => now || stand(isPast() ? step() : null));
    if (!came) return;
    // Who walks on to the end is there again.
    if (!isPast()) live();
    follow();
  }
  // --- a replay ---------------------------------------------------------------------------------------------------
  // It goes on by itself until the end, or until the reader does anything else.
  let reeling = null;
  function showReel() {
    for (const button of $$("[data-reel]")) {
      button.hidden = false;
      button.setAttribute("aria-pressed", String(!!reeling));
    }
  }
  async function reel() {
    const mine = reeling ? null : {};
    reeling = mine;
    showReel();
    while (mine && reeling === mine && table().dataset.turn === "past") {
      const was = step();
      const begun = performance.now();
      await wander({ walk: "next" }, true);
      if (step() === was) break;
      // Without motion a step still stands long enough to be read.
      const [way, stand] = pace() === AT_ONCE ? PACES.fast : pace();
      await rest(Math.max(0, way + stand - (performance.now() - begun)));
    }
    if (reeling === mine) reeling = null;
    showReel();
  }
  const unreel = () => reeling && ((reeling = null), showReel());
  let scrubbing = 0;
  addEventListener("input", ({ target }) => {
    if (!target.matches?.("[data-scrub]")) return;
    clearTimeout(scrubbing);
    scrubbing = setTimeout(() => wander({ go: target.value }), 90);
  });
  // Space plays, Home and End lead to the ends, Shift and an arrow by a turn.
  function reelKey(event) {
    const button = $("[data-reel]");
    // Those keys that mean something to what has the focus stay with it.
    if (!button || event.target.closest(event.key === " " ? "a, button, summary, input" : "input")) return false;
    const turns = { ArrowLeft: "[data-turn=before]", ArrowRight: "[data-turn=after]" };
    const by = { Home: "[data-go='0']", End: `[data-go='${table().dataset.end}']`, ...(event.shiftKey && turns) }[event.key];
    // Digits choose whose eyes: 1 the first seat, 0 everything.
    const eyes = /^[0-9]$/.test(event.key) && $(`.seenby a[href$="&as=${event.key === "0" ? 99 : event.key}"]`);
    if (event.key === " ") reel();
    else if (eyes) eyes.click();
    else if (by) $(`.replay .keys ${by}`)?.click();
    else return false;
    event.preventDefault();
    return true;
  }
  // Left and right walk through the steps; Escape ends what is being shown.
  function timeKey(event) {
    if (event.key === "Escape" && showing) return unreel(), hurryUp(), true;
    if (reelKey(event)) return true;
    if (table()?.dataset.kind !== "table" || event.target.closest("[role=radiogroup], [role=group], .seg, .hand") || $("[popover]:popover-open, dialog[open]")) return false;
    // Where a match has ended, nothing is left of the line.
    if (event.key === "Home" && table().dataset.turn === "over") return event.preventDefault(), wander({ go: "0" }), true;
    const walk = { ArrowLeft: "before", ArrowRight: "next" }[event.key];
    if (!walk || (walk === "next" && table().dataset.turn !== "past")) return false;
    event.preventDefault();
    wander({ walk });
    return true;
  }

  // --- what moves -----------------------------------------------------------------------------------------------
  const centre = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const place = (name, root = document) => $$(`[data-at~="${CSS.escape(name)}"]`, root).find(seen);

  // What a fragment tells that the page has not shown, and where its pieces start from as long as the old table is there.
  function read(old, fresh) {
    const beats = [...($("#beats", fresh)?.content.children ?? [])];
    const back = Number(fresh.dataset.step) < Number(old.dataset.step);
    const news = back ? beats : beats.filter((beat) => Number(beat.dataset.step) > Number(old.dataset.step));
    const names = new Set(news.flatMap((beat) => $$("[data-from]", beat).flatMap((flight) => [flight.dataset.from, flight.dataset.to])));
    const places = new Map();
    for (const name of names) {
      const known = place(name, old);
      if (known) places.set(name, centre(known));
    }
    return { beats: news, places };
  }

  let showing = null; // what is being shown, until its end or the reader's press
  let stop = () => {};
  const layer = () => $("#flights");
  function settle() {
    stop();
    for (const ghost of $$(".ghost", layer() ?? page)) ghost.remove();
    $(".caption", layer() ?? page)?.toggleAttribute("hidden", true);
  }
  function hurryUp() {
    hurry = following;
    settle();
  }

  function play(story, own) {
    playing = tellStory(story, own).catch(() => {});
    return playing;
  }
  async function tellStory({ beats, places }, own) {
    // What the reader has done themselves needs no telling, unless it is scored.
    const quick = own && !beats.some((beat) => beat.dataset.totals);
    const [way, stand] = quick && pace() !== AT_ONCE ? [PACES.fast[0], 0] : pace();
    if (!beats.length || !layer() || document.hidden || (!way && !stand)) return;
    const stopped = new Promise((done) => (stop = done)).then(() => "stopped");
    const drawn = countBack(beats);
    const sheet = $("details[data-after]", table());
    if (sheet?.open) sheet.open = false;
    showing = beats;
    // What is counted is not told before its end.
    table().toggleAttribute("data-counting", beats.some((beat) => beat.dataset.totals));
    for (const beat of beats) {
      caption(beat, quick ? null : beats.length);
      const source = beat.dataset.totals && place($("[data-from]", beat)?.dataset.from);
      source?.setAttribute("data-lit", "");
      const flights = calm.matches ? [] : launch(beat, places, way);
      const told = sentence(beat).length;
      // A long sentence is read for longer.
      const waits = [...flights, rest(quick ? 0 : stand + Math.min(1500, told * 6))];
      if ((await Promise.race([Promise.all(waits), stopped])) === "stopped") break;
      source?.removeAttribute("data-lit");
      count(beat);
    }
    // What has come of the reader's own answer stands until it can be read, before others go on; a press ends it.
    const stays = quick && $("[data-stands]", table());
    if (stays) await Promise.race([rest((Number(stays.dataset.stands) * pace()[1]) / PACES.normal[1]), stopped]);
    showing = null;
    settle();
    for (const [total, draw] of drawn) draw(total);
    table()?.removeAttribute("data-counting");
    for (const lit of $$("[data-lit]", table() ?? page)) lit.removeAttribute("data-lit");
    if (sheet) sheet.open = true;
  }
  let paused = null;
  const rest = async (time) => {
    await new Promise((done) => setTimeout(done, time));
    await paused?.promise;
  };

  // The pieces of a beat, on their way.
  function launch(beat, places, way) {
    return $$("[data-from]", beat).flatMap((flight) => {
      const to = place(flight.dataset.to);
      const start = places.get(flight.dataset.from) ?? (place(flight.dataset.from) && centre(place(flight.dataset.from)));
      const end = (to && centre(to)) ?? places.get(flight.dataset.to);
      if (!start || !end) return [];
      const ghost = document.createElement("div");
      ghost.className = "ghost";
      ghost.append(...[...flight.childNodes].map((node) => node.cloneNode(true)));
      layer().append(ghost);
      const at = ([x, y]) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      const by = (flight.dataset.by ?? "").split(" ").filter(Boolean).map((name) => place(name)).filter(Boolean).map(centre);
      const course = ghost.animate([start, ...by, end].map((point) => ({ transform: at(point) })), { duration: way * (by.length ? 1.3 : 1), easing: "cubic-bezier(.3, .1, .2, 1)", fill: "forwards" });
      return course.finished.then(() => ghost.remove(), () => {});
    });
  }

  const sentence = (beat) => beat.firstChild.textContent.trim();
  // One line says who does what.
  function caption(beat, many) {
    const line = $(".caption", layer());
    if (!line) return;
    line.hidden = many === null;
    if (many === null) return;
    const board = $("[data-region=board]", table()) ?? $(".stage", table());
    const box = board.getBoundingClientRect();
    line.style.cssText = `left:${box.left + box.width / 2}px;top:${box.bottom}px;max-width:${box.width - 24}px`;
    $("p", line).textContent = sentence(beat);
    line.className = `caption ${beat.dataset.seat ? `p${(Number(beat.dataset.seat) % 6) + 1}` : ""}`;
    $("[data-pause]", line).hidden = many < 4;
  }

  // Totals run from what they were to what they are, and so do the runners on a track.
  const totalsOf = (beat) =>
    (beat.dataset.totals ?? "").split(" ").filter(Boolean).map((one) => {
      const [seat, ...points] = one.split(":");
      return [seat, points.map(Number)];
    });
  const texts = (seat) => $$(`[data-total="${CSS.escape(seat)}"]`, table());
  const runners = (seat) => $$(`[data-runs="${CSS.escape(seat)}"]`, table());
  function show(seat, points) {
    for (const total of texts(seat)) total.textContent = points;
    for (const runner of runners(seat)) {
      const [from, to] = runner.closest("[data-scale]").dataset.scale.split(" ").map(Number);
      const at = Math.max(0, Math.min(100, ((points - from) / (to - from)) * 100));
      runner.style.setProperty("--v", at);
      runner.style.setProperty("--w", at);
    }
  }
  // As they were before the first of these beats; gives what draws them as they are.
  function countBack(beats) {
    // The first that is told of each is what they had.
    const first = new Map(beats.flatMap(totalsOf).reverse());
    const seats = [...first.keys()];
    const drawn = seats.flatMap((seat) => [
      ...texts(seat).map((total) => [total, ((text) => (one) => (one.textContent = text))(total.textContent)]),
      ...runners(seat).map((runner) => [runner, ((style) => (one) => one.setAttribute("style", style))(runner.getAttribute("style"))]),
    ]);
    for (const [seat, [before]] of first) show(seat, before);
    return drawn;
  }
  function count(beat) {
    for (const [seat, [, after]] of totalsOf(beat)) show(seat, after);
  }

  // A press on the table ends what is being shown; the captions have their own buttons.
  addEventListener("pointerdown", ({ target }) => {
    if (!showing || !target.closest?.(".stage") || target.closest(".players")) return;
    hurryUp();
  });
  addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-skip]")) hurryUp();
    const pause = target.closest?.("[data-pause]");
    if (!pause) return;
    const going = pause.getAttribute("aria-pressed") === "true";
    pause.setAttribute("aria-pressed", String(!going));
    if (going) return paused?.done(), (paused = null);
    paused = {};
    paused.promise = new Promise((done) => (paused.done = done));
  });

  // A press wakes the sound up: browsers want one first.
  addEventListener("pointerdown", () => audio?.resume(), { once: true });
  ready(document);
  startClocks();
  sign();
  listen();
  watchReview();
  for (const form of $$("form[data-filter]")) filterRules(form);
