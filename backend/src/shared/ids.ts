import { toHex } from "../../../schema/rules/hex";
import type { Clock } from "./clock";
import { BUCKET_BITS, BUCKETS, bucketOf } from "./numbers/bucket";

/** Makes ids and secrets. Injected, so that tests can fix them. */
export interface Ids {
  /**
   * Id of a row of a customer's: time-ordered, its low twelve bits the customer's bucket, below 2^53 (decision 066).
   * Another isolate can make the same one in the same ms, so the code that stores it draws again (`withFreshIds`).
   *
   * @param owner id of the customer, or of another row of the same customer
   */
  rowId(owner: number): number;
  /** So many of them, ascending, for rows that are stored together. */
  rowIds(owner: number, count: number): number[];
  /** Id of a new customer, in a random bucket. */
  customerId(): number;
  /** Id of a row that belongs to no customer: ascending and time-ordered, with random low bits. */
  directoryId(): number;
  /** `bytes` of randomness as lower-case hex. */
  token(bytes?: number): string;
  /** `count` random decimal digits, uniformly. */
  digits(count: number): string;
  /** Random integer from 0 to `limit` - 1, uniformly; `limit` up to 2^32. */
  below(limit: number): number;
}

/** The moment at which ids begin, ms. */
export const EPOCH = Date.UTC(2025, 0, 1);
/**
 * If a ms already has an id of the bucket, the next id is up to this many ms later, chosen at random. The range is wide,
 * so that 20 isolates which made the same id soon differ.
 */
const STEP_MS = 64;
/** If a ms already has an id of the directory, the next id is up to this much higher. */
const STEP = 64;
/** For several ids at once, the random step is up to this many times their number. */
const STEP_RUNS = 4;

/**
 * The lowest row id that is made at a moment (ms); every id that was made before it is lower, but for those of a customer
 * for whom many were made in that second. Ids stay below 2^53 until September 2094.
 */
export const lowestId = (at: number): number => (at - EPOCH) * 2 ** BUCKET_BITS;

/** Ids of one generator never repeat, even when time stands still, as it does while a Worker computes. */
export function createIds(clock: Pick<Clock, "now">): Ids {
  /** The ms of the last id of each bucket, since the epoch. */
  const last = new Map<number, number>();
  let lastInDirectory = 0;
  const rowIds = (owner: number, count: number) => {
    const bucket = bucketOf(owner);
    const now = clock.now() - EPOCH;
    const before = last.get(bucket) ?? -1;
    const step = () => 1 + randomBelow(Math.max(STEP_MS, STEP_RUNS * count));
    const first = now > before ? now : before + step();
    last.set(bucket, first + count - 1);
    return Array.from({ length: count }, (_, index) => (first + index) * BUCKETS + bucket);
  };
  const one = (bucket: number) => rowIds(bucket, 1)[0] as number;
  return {
    rowId: one,
    rowIds,
    customerId: () => one(randomBelow(BUCKETS)),
    directoryId: () => {
      const fresh = lowestId(clock.now()) + randomBelow(BUCKETS);
      lastInDirectory = fresh > lastInDirectory ? fresh : lastInDirectory + 1 + randomBelow(STEP);
      return lastInDirectory;
    },
    token: (bytes = 32) => toHex(crypto.getRandomValues(new Uint8Array(bytes))),
    digits: (count) => Array.from({ length: count }, () => randomBelow(10)).join(""),
    below: randomBelow,
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
