  // --- friends notice each other ------------------------------------------------------------------------------------
  // What is said, who is here and who sits down is seen without a reload, and in the title where the page itself is not.

  // What the title says before anything else: lines that were not read, and news that may not have been seen.
  let unread = 0;
  let news = "";
  let newsUntil = 0;
  const heard = () => `${unread ? `(${unread}) ` : ""}${news ? `${news} · ` : ""}`;
  function announce(text) {
    news = text;
    clearTimeout(newsUntil);
    if (!document.hidden) forgetNews(7000);
    sign();
  }
  function forgetNews(after) {
    newsUntil = setTimeout(() => {
      news = "";
      sign();
    }, after);
  }

  // --- chat: a line is read when its pane is open and the page is looked at -------------------------------------------
  const READ = "longtable-read"; // by table, the newest line that was read in this browser
  const lines = () => $$("#chat-lines > li");
  const nthOf = (line) => Number(line.id.slice("chat-".length));
  const reading = () => !document.hidden && $("#leaf-chat")?.checked && seen($("#side [data-leaf=chat]"));
  let saw = null; // the newest line that the page has had
  let readTo = 0;
  function remembered() {
    try {
      return JSON.parse(localStorage.getItem(READ)) ?? {};
    } catch {
      return {};
    }
  }
  function remember(path) {
    const { [path]: before, ...others } = remembered();
    if (before >= readTo) return;
    // The tables of long ago go.
    const kept = Object.entries(others).slice(-40);
    try {
      localStorage.setItem(READ, JSON.stringify(Object.fromEntries([...kept, [path, readTo]])));
    } catch {}
  }
  // Looks at the lines that the page has: counts them, and tells those that came since the last look.
  function talk() {
    if (!$("#chat-lines")) return;
    const path = table()?.dataset.live;
    if (!path) return;
    const all = lines();
    const last = all.length ? nthOf(all[0]) : 0;
    // Those who only watch need not read what was said before they came.
    if (saw === null) [saw, readTo] = [last, $("#chat-text") ? 0 : last];
    readTo = reading() ? last : Math.max(readTo, remembered()[path] ?? 0);
    const foreign = all.filter((line) => !("own" in line.dataset));
    const fresh = foreign.filter((line) => nthOf(line) > saw);
    saw = Math.max(saw, last);
    if (reading()) remember(path);
    unread = foreign.filter((line) => nthOf(line) > readTo).length;
    for (const badge of $$("[data-unread]")) {
      badge.hidden = !unread;
      $("[data-count]", badge).textContent = unread;
    }
    sign();
    if (!fresh.length || reading()) return;
    chime("say");
    toast(said(fresh[0]));
  }
  // A toast that opens the chat.
  function said(line) {
    const note = Object.assign(document.createElement("button"), { type: "button", className: "toast said" });
    note.append(...[...line.children].filter((part) => part.tagName !== "TIME").map((part) => part.cloneNode(true)));
    note.addEventListener("click", () => {
      note.remove();
      $("#leaf-chat").checked = true;
      if (!seen($("#side"))) $("#side").showPopover?.();
      talk();
    });
    return note;
  }
  // A page that follows step by step, looks back or waits behind a sheet is not drawn anew for a line: it fetches the line.
  function listenToChat({ data }) {
    const { chat } = JSON.parse(data);
    if (saw === null || !(chat > saw)) return;
    setTimeout(() => chat > saw && fetchChat(), 400);
  }
  async function fetchChat() {
    try {
      const answer = await fetch(`${table().dataset.live}/chat`, { headers: asFragment });
      const list = answer.ok && parse(await answer.text()).getElementById("chat-lines");
      if (!list) return;
      $("#chat-lines").prepend(...[...list.children].filter((line) => nthOf(line) > saw));
      $("[data-leaf=chat] .empty")?.remove();
      talk();
    } catch {}
  }
  addEventListener("change", ({ target }) => target.name === "leaf" && talk());
  addEventListener("toggle", ({ target }) => target.id === "side" && talk(), true);
  addEventListener("storage", ({ key }) => key === READ && talk());
  addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    talk();
    if (news) forgetNews(3000);
  });

  // --- who is here -----------------------------------------------------------------------------------------------------
  let here = null; // the seats, as the stream tells them
  function attend(stream) {
    stream.addEventListener("people", ({ data }) => {
      here = JSON.parse(data).here;
      showPeople(document);
    });
    // The server asks whether the page is still there; a network that is gone would not tell it.
    stream.addEventListener("pulse", ({ data }) => fetch(`/here/${data}`, { method: "POST" }).catch(() => {}));
  }
  function showPeople(root) {
    if (!here) return;
    for (const mark of $$("[data-presence]", root)) {
      const is = here.includes(mark.dataset.presence);
      mark.dataset.state = is ? ("asked" in mark.dataset ? "thinking" : "here") : "away";
    }
  }

  // --- who sits down, and who leaves, before the first card ----------------------------------------------------------------
  function greet(old, fresh) {
    if (fresh.dataset.kind !== "waiting") return;
    const seated = (root) => new Map($$("[data-joined]", root).map((chair) => [chair.dataset.seat + chair.dataset.joined, chair.dataset]));
    const [before, now] = [seated(old), seated(fresh)];
    const came = [...now].filter(([who]) => !before.has(who)).map(([, { joined }]) => joined);
    // A host who clears a seat knows it.
    const went = posting ? [] : [...before].filter(([who]) => !now.has(who)).map(([, { left }]) => left);
    const says = [...came, ...went].join(" ");
    if (!says) return;
    toast(says);
    chime(came.length ? "join" : "step");
    announce(says);
  }

