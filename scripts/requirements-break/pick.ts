/**
 * Picks `count` of the ids, the same for the same seed (mulberry32, Fisher–Yates).
 *
 * @throws RangeError when there are not so many
 */
export function pick<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  if (count > items.length) throw new RangeError(`only ${items.length} to pick from`);
  const random = mulberry32(seed);
  const left = [...items];
  return Array.from({ length: count }, () => {
    const [one] = left.splice(Math.floor(random() * left.length), 1);
    return one as Item;
  });
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
