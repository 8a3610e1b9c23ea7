
  // --- the coach of a lesson ----------------------------------------------------------------------------------------
  // On a phone the table is longer than the screen by the height of the card: what the card points at comes into sight, and otherwise the
  // foot of the table, where answers are given. Whoever turned a card by its button goes on with the next one.
  const phone = matchMedia("(max-width: 760px)");
  let cardRead = null;
  function attendCoach() {
    const coach = $(".coach");
    const card = coach && $("details", coach);
    if (!card) return;
    // The last card lies at the foot, over nothing that was won.
    const isLast = coach.dataset.waits === "nothing";
    const height = phone.matches && !isLast ? coach.offsetHeight : 0;
    page.style.setProperty("--card-h", `${height}px`);
    const now = `${card.id} ${coach.dataset.waits}`;
    if (now === cardRead) return;
    if (cardRead !== null && card.open && document.activeElement === document.body) $("h2", card).focus({ preventScroll: true });
    cardRead = now;
    const at = (coach.dataset.points || "").split(" ").filter(Boolean);
    const lit = at.flatMap((place) => $$(`#table [data-at~="${place}"]`)).filter((one) => seen(one) && !coach.contains(one));
    // A board that is larger than its place shows the middle of what is pointed at; anything else comes into sight.
    const plane = planeOf();
    const spots = lit.filter((one) => plane?.contains(one));
    if (spots.length && isLarger(plane, plane.parentElement)) {
      const middles = spots.map(middleOf);
      look([0, 1].map((way) => middles.reduce((sum, middle) => sum + middle[way], 0) / middles.length));
    }
    for (const one of lit) if (!spots.includes(one) && !one.closest("svg")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!phone.matches) return;
    scrollTo(0, isLast ? 0 : page.scrollHeight);
    const boxes = lit.map((one) => one.getBoundingClientRect());
    if (!boxes.length) return;
    const above = Math.min(...boxes.map((box) => box.top)) - height - 8;
    const below = Math.max(...boxes.map((box) => box.bottom)) - innerHeight + 8;
    if (above < 0) scrollBy(0, Math.max(above, Math.min(below, 0)));
  }
  document.addEventListener("swap", attendCoach);
  addEventListener("toggle", (event) => event.target.closest?.(".coach") && attendCoach(), true);
  attendCoach();
