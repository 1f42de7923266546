import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createIds, lowestId } from "../../../backend/src/shared/ids";
import { BUCKETS, bucketOf, bucketPrefix } from "../../../backend/src/shared/numbers/bucket";

const NOW = Date.parse("2026-11-26T12:00:00+08:00");
const MANY = 1_000_000;

/** A clock that stands for as long as it likes, and goes on. */
function unsteadyClock() {
  let now = NOW;
  return { now: () => now, advance: (ms: number) => (now += ms) };
}

const someId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe("the bucket", () => {
  test("is the low twelve bits of any id, however large, and written in three hex digits", () => {
    fc.assert(
      fc.property(someId, (id) => {
        expect(BigInt(bucketOf(id))).toBe(BigInt(id) & 4095n);
        expect(Number.parseInt(bucketPrefix(id), 16)).toBe(bucketOf(id));
        expect(bucketPrefix(id)).toMatch(/^[0-9a-f]{3}$/);
      }),
    );
  });
});

describe("row ids", () => {
  test("by the million, over all buckets, never repeat, carry their bucket, and follow each other in it", () => {
    const clock = unsteadyClock();
    const ids = createIds(clock);
    const last = new Float64Array(BUCKETS);
    const seen = new Set<number>();
    let [inBucket, inSequence] = [0, 0];
    for (let made = 0; made < MANY; made++) {
      const bucket = (made * 2654435761) % BUCKETS;
      const id = ids.rowId(bucket);
      if (bucketOf(id) === bucket) inBucket++;
      if (id > (last[bucket] ?? 0)) inSequence++;
      last[bucket] = id;
      seen.add(id);
      if (made % 1000 === 0) clock.advance(1);
    }
    expect([seen.size, inBucket, inSequence]).toEqual([MANY, MANY, MANY]);
  });

  test("of a run ascend by the ms, and the next run begins behind it, while the clock stands", () => {
    fc.assert(
      fc.property(someId, fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 5 }), (owner, counts) => {
        const ids = createIds({ now: () => NOW });
        const runs = counts.map((count) => ids.rowIds(owner, count));
        const all = runs.flat();
        expect(all.every((id) => bucketOf(id) === bucketOf(owner))).toBe(true);
        expect(all).toEqual(all.toSorted((a, b) => a - b));
        expect(new Set(all).size).toBe(all.length);
        for (const run of runs) expect((run.at(-1) ?? 0) - (run[0] ?? 0)).toBe((run.length - 1) * BUCKETS);
      }),
      { numRuns: 30 },
    );
  });

  test("are made of the clock: an id of a moment lies between those of the ms before and after", () => {
    const clock = unsteadyClock();
    const ids = createIds(clock);
    for (let made = 0; made < 1000; made++) {
      clock.advance(1);
      const id = ids.rowId(made);
      expect(id).toBeGreaterThanOrEqual(lowestId(clock.now()));
      expect(id).toBeLessThan(lowestId(clock.now() + 1));
    }
  });

  test("stay exact until September 2094", () => {
    const last = createIds({ now: () => Date.UTC(2094, 8, 1) }).rowId(4095);
    expect(Number.isSafeInteger(last)).toBe(true);
    expect(bucketOf(last)).toBe(4095);
  });

  test("of the platform ascend while the clock stands, so that the newest row is the last one", () => {
    const ids = createIds({ now: () => NOW });
    const made = Array.from({ length: 20_000 }, ids.directoryId);
    expect(made).toEqual(made.toSorted((a, b) => a - b));
    expect(new Set(made).size).toBe(made.length);
  });

  test("a new customer's id, and one of the platform's rows, falls into any bucket", () => {
    const clock = unsteadyClock();
    const ids = createIds(clock);
    for (const make of [ids.customerId, ids.directoryId]) {
      const made = Array.from({ length: 20_000 }, () => {
        clock.advance(1);
        return make();
      });
      expect(new Set(made).size).toBe(made.length);
      // Of 4,096 buckets about thirty stay empty.
      expect(new Set(made.map(bucketOf)).size).toBeGreaterThan(3900);
    }
  });
});
