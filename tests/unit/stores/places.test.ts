import { beforeEach, describe, expect, test } from "vitest";
import { createPlaces, type Places, runWhereItLives } from "../../../backend/src/shared/stores/cells/places";
import { BUCKET_FROZEN, BUCKET_MOVED } from "../../../durable-objects/cell/marks";
import { Code } from "../../../schema/rules/codes";

/** Buckets 35 and 36 belong to the cells 3 and 4 of sixteen. */
const BUCKET = 35;

let now: number;
let directory: Map<number, number>;
let questions: number;
let places: Places;

beforeEach(() => {
  now = 0;
  directory = new Map();
  questions = 0;
  places = createPlaces(
    { key: {}, count: 16 },
    async (bucket) => {
      questions += 1;
      return directory.get(bucket) ?? null;
    },
    () => now,
  );
});

describe("where an isolate looks for a bucket (decision 078)", () => {
  test("is the bucket's own cell, without a question, until a cell says otherwise", async () => {
    expect(places.cellOf(BUCKET)).toBe(3);
    expect(questions).toBe(0);
    directory.set(BUCKET, 9);
    await places.ask(BUCKET);
    expect([places.cellOf(BUCKET), places.cellOf(36)]).toEqual([9, 4]);
  });

  test("is forgotten after a minute", async () => {
    directory.set(BUCKET, 9);
    await places.ask(BUCKET);
    now = 59_999;
    expect(places.cellOf(BUCKET)).toBe(9);
    now = 60_000;
    expect(places.cellOf(BUCKET)).toBe(3);
  });
});

describe("a statement about a bucket", () => {
  let sent: number[];
  let refusals: Map<number, string>;
  let pauses: number[];
  let whilePaused: () => void;
  const run = () =>
    runWhereItLives(
      BUCKET,
      places,
      (cell) => async () => {
        sent.push(cell);
        const refusal = refusals.get(cell);
        if (refusal !== undefined) throw new Error(refusal);
        return [];
      },
      async (ms) => {
        pauses.push(ms);
        whilePaused();
      },
    )([]);

  beforeEach(() => {
    sent = [];
    refusals = new Map();
    pauses = [];
    whilePaused = () => {};
  });

  test("follows a bucket that has moved, at once", async () => {
    refusals.set(3, BUCKET_MOVED);
    directory.set(BUCKET, 9);
    await run();
    await run();
    expect({ sent, pauses, questions }).toEqual({ sent: [3, 9, 9], pauses: [], questions: 1 });
  });

  test("waits for a bucket that is frozen, and goes where it has moved by then", async () => {
    refusals.set(3, BUCKET_FROZEN);
    whilePaused = () => {
      refusals.set(3, BUCKET_MOVED);
      directory.set(BUCKET, 9);
    };
    await run();
    expect(sent).toEqual([3, 3, 9]);
    expect(pauses).toHaveLength(1);
  });

  test("follows a bucket back home", async () => {
    directory.set(BUCKET, 9);
    await places.ask(BUCKET);
    refusals.set(9, BUCKET_MOVED);
    directory.set(BUCKET, 3);
    await run();
    expect(sent).toEqual([9, 3]);
  });

  test("[R1] ends after two seconds with the time to try again", async () => {
    refusals.set(3, BUCKET_FROZEN);
    await expect(run()).rejects.toMatchObject({ code: Code.UPSTREAM_UNAVAILABLE, retryAfterSeconds: 2 });
    const waited = pauses.reduce((sum, ms) => sum + ms, 0);
    expect(waited).toBeGreaterThanOrEqual(2000);
    expect(waited).toBeLessThan(3000);
  });

  test("is not sent again for another refusal", async () => {
    refusals.set(3, "UNIQUE constraint failed: orders.id: SQLITE_CONSTRAINT");
    await expect(run()).rejects.toThrow(/UNIQUE/);
    expect(sent).toEqual([3]);
  });
});
