  // ---------- a deal that can be checked: SHA-256, written out because browsers keep theirs from pages without TLS ----------
  function sha256(bytes) {
    const turn = (word, by) => (word >>> by) | (word << (32 - by));
    const primes = [];
    for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
    const part = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
    const constants = primes.map((prime) => part(Math.cbrt(prime)));
    const state = primes.slice(0, 8).map((prime) => part(Math.sqrt(prime)));
    const length = ((bytes.length + 8) >> 6 << 6) + 64;
    const view = new DataView(new ArrayBuffer(length));
    bytes.forEach((byte, at) => view.setUint8(at, byte));
    view.setUint8(bytes.length, 0x80);
    view.setUint32(length - 4, bytes.length * 8);
    for (let from = 0; from < length; from += 64) {
      const w = [];
      for (let at = 0; at < 64; at++) {
        const [early, late] = [w[at - 15], w[at - 2]];
        const mixed = () => (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)) + w[at - 7] + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + w[at - 16];
        w[at] = at < 16 ? view.getUint32(from + at * 4) : mixed() | 0;
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let at = 0; at < 64; at++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[at] + w[at]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] + word) >>> 0));
    }
    return state.map((word) => word.toString(16).padStart(8, "0")).join("");
  }
  // The page says whether the seed gives the hash that it showed before the deal.
  function check(proof) {
    const seed = proof.dataset.proof.match(/../g).map((byte) => parseInt(byte, 16));
    const kept = sha256([...new TextEncoder().encode("longtable deal "), ...seed]) === proof.dataset.promise;
    $(".good", proof).hidden = !kept;
    $(".bad", proof).hidden = kept;
  }
  addEventListener("toggle", ({ target }) => { const proof = target.id === "fair" && $("[data-proof]", target); if (proof) check(proof); }, true);
