import type { Clock } from "./clock";

/** Makes ids and secrets. Injected, so that tests can fix them. */
export interface Ids {
  /** Numeric row id: time-ordered, unguessable in its low bits, below 2^53. */
  rowId(): number;
  /** `bytes` of randomness as lower-case hex. */
  token(bytes?: number): string;
  /** `count` random decimal digits, uniformly. */
  digits(count: number): string;
}

const EPOCH = Date.UTC(2025, 0, 1);
const RANDOM_BITS = 12;
/** Ids made within the same ms follow each other in steps of up to this. */
const STEP = 64;

/** The lowest row id that is made at a moment (ms); every id that was made before it is lower. */
export const lowestId = (at: number): number => (at - EPOCH) * 2 ** RANDOM_BITS;

/** Row ids of one generator never repeat, even when time stands still, as it does while a Worker computes. */
export function createIds(clock: Pick<Clock, "now">): Ids {
  let last = 0;
  return {
    rowId: () => {
      const fresh = lowestId(clock.now()) + randomBelow(2 ** RANDOM_BITS);
      last = fresh > last ? fresh : last + 1 + randomBelow(STEP);
      return last;
    },
    token: (bytes = 32) => toHex(crypto.getRandomValues(new Uint8Array(bytes))),
    digits: (count) => Array.from({ length: count }, () => randomBelow(10)).join(""),
  };
}

/** Uniform integer in [0, limit), limit up to 2^32. */
export function randomBelow(limit: number): number {
  const bound = Math.floor(2 ** 32 / limit) * limit;
  const cell = new Uint32Array(1);
  for (;;) {
    const value = crypto.getRandomValues(cell)[0] ?? 0;
    if (value < bound) return value % limit;
  }
}

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
