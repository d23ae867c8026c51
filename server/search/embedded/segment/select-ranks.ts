/** Up to this rank, keeping the best so far is faster than counting keys. */
const EARLY = 256;

/** The indexes of the keys ranked `from` up to, not including, `to`: smallest key first, equal keys in order. */
export function selectRanks(keys: Uint32Array, from: number, to: number): number[] {
  if (from >= to) return [];
  if (to <= EARLY) return selectEarly(keys, to).slice(from);
  const first = from === 0 ? START : keyAtRank(keys, from);
  const last = keyAtRank(keys, to - 1);
  const selected: number[] = [];
  let firsts = first.before;
  let lasts = last.before;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] as number;
    if (key < first.key || key > last.key) continue;
    // Of the keys equal to an edge, some are outside it, by their order.
    const rank = key === first.key ? firsts++ : key === last.key ? lasts++ : from;
    if (rank >= from && rank < to) selected.push(place);
  }
  return selected.sort(byKey(keys));
}

/** The first ranks in one pass: most keys are above the last of those kept, and only compared with it. */
function selectEarly(keys: Uint32Array, to: number): number[] {
  const capacity = 4 * to;
  const kept: number[] = [];
  let limit = Number.POSITIVE_INFINITY;
  const shorten = () => {
    kept.sort(byKey(keys));
    if (kept.length > to) kept.length = to;
    if (kept.length === to) limit = keys[kept.at(-1) as number] as number;
  };
  for (let place = 0; place < keys.length; place++) {
    if ((keys[place] as number) >= limit) continue;
    if (kept.push(place) === capacity) shorten();
  }
  shorten();
  return kept;
}

/** Equal keys in order. */
function byKey(keys: Uint32Array): (a: number, b: number) => number {
  return (a, b) => (keys[a] as number) - (keys[b] as number) || a - b;
}

interface Edge {
  readonly key: number;
  /** The number of smaller keys. */
  readonly before: number;
}

/** Before every key. */
const START: Edge = { key: 0, before: 0 };

const HALF = 1 << 16;

const counts = new Uint32Array(HALF);

/** The key of a rank, by counting upper and then lower halves: two passes at any rank. */
function keyAtRank(keys: Uint32Array, rank: number): Edge {
  counts.fill(0);
  for (const key of keys) counts[key >>> 16] = (counts[key >>> 16] as number) + 1;
  const upper = walkTo(counts, rank, 0);
  counts.fill(0);
  for (const key of keys) {
    if (key >>> 16 === upper.key) counts[key & 0xffff] = (counts[key & 0xffff] as number) + 1;
  }
  const lower = walkTo(counts, rank, upper.before);
  return { key: upper.key * HALF + lower.key, before: lower.before };
}

function walkTo(counts: Uint32Array, rank: number, start: number): Edge {
  let before = start;
  let key = 0;
  while (before + (counts[key] as number) <= rank) before += counts[key++] as number;
  return { key, before };
}
