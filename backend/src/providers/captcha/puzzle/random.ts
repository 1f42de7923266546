/** Random numbers that a seed decides, for everything that may be guessed: what a picture shows, never where its gap is. */
export interface SeededRandom {
  /** In [0, 1). */
  unit(): number;
  /** In [from, to). */
  between(from: number, to: number): number;
  /** Integer from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** mulberry32: small, quick and good enough for pictures. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(unit() * (to - from + 1));
  return {
    unit,
    between: (from, to) => from + unit() * (to - from),
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (probability) => unit() < probability,
  };
}
