import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createIds, type Ids } from "../../../backend/src/shared/ids";
import { BUCKETS, bucketOf } from "../../../backend/src/shared/numbers/bucket";
import {
  bucketOfNumber,
  type NumberKind,
  newAppSession,
  numbers,
} from "../../../backend/src/shared/numbers/numbers";
import { newOrderNumber } from "../../../backend/src/shared/numbers/order-number";

const JUST_AFTER_MIDNIGHT = Date.parse("2026-11-21T00:00:01+08:00");
const ids = createIds({ now: () => JUST_AFTER_MIDNIGHT });

/** How a number of each kind comes about for a customer. */
const MAKE: Record<NumberKind, (customerId: number, ids: Ids) => string | Promise<string>> = {
  session: numbers.session.make,
  apiKey: numbers.apiKey.make,
  testKey: numbers.testKey.make,
  appAccess: (customerId) => numbers.appAccess.make(newAppSession(customerId, ids), ids),
  appRefresh: (customerId) => numbers.appRefresh.make(newAppSession(customerId, ids), ids),
  call: numbers.call.make,
  progressLink: (customerId) => numbers.progressLink.make(ids.rowId(customerId), ids),
  uploadLink: numbers.uploadLink.make,
  confirmation: numbers.confirmation.make,
  wechatState: numbers.wechatState.make,
  reminderLink: numbers.reminderLink.make,
  file: (customerId) => numbers.file.make(customerId, "jpg", ids),
  trade: (customerId) => numbers.trade.make(customerId, "key/ALIPAY/12"),
  tradeRefund: async (customerId) =>
    numbers.tradeRefund.make(await numbers.trade.make(customerId, "key"), ids.rowId(customerId)),
  withdrawal: (customerId) => numbers.withdrawal.make(ids.rowId(customerId), ids),
};
/** What providers take, and what a header of an app may have. */
const MOST_CHARS: Partial<Record<NumberKind, number>> = {
  trade: 32,
  withdrawal: 32,
  appAccess: 110,
  appRefresh: 110,
};
const KINDS = Object.keys(MAKE) as NumberKind[];

const customer = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test("the numbers of a refund follow each other, lead home, and are as long as providers take", async () => {
  const first = await MAKE.tradeRefund(7, ids);
  const { next, trade, bucket } = numbers.tradeRefund;
  const second = next(first);
  expect([second, next(second)]).toEqual([`${first}-2`, `${first}-3`]);
  expect([bucket(second), trade(second)]).toEqual([bucket(first), trade(first)]);
  expect(next(`${"f".repeat(32)}-${Number.MAX_SAFE_INTEGER}-99999`).length).toBeLessThanOrEqual(64);
});

describe.each(KINDS)("a number of kind %s", (kind) => {
  test("leads home from every bucket", async () => {
    const wrong: number[] = [];
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const customerId = 7_000_000 * BUCKETS + bucket;
      const number = await MAKE[kind](customerId, ids);
      if (bucketOfNumber(kind, number) !== bucket) wrong.push(bucket);
    }
    expect(wrong).toEqual([]);
  });

  test("leads home for any customer, and is short enough for its provider", async () => {
    await fc.assert(
      fc.asyncProperty(customer, async (customerId) => {
        const number = await MAKE[kind](customerId, ids);
        expect(bucketOfNumber(kind, number)).toBe(bucketOf(customerId));
        expect(number.length).toBeLessThanOrEqual(MOST_CHARS[kind] ?? 72);
      }),
      { numRuns: 50 },
    );
  });

  test("is told from any other text, which belongs to no customer", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(bucketOfNumber(kind, `${text}!`)).toBeNull();
      }),
    );
    for (const text of [
      "",
      "fff",
      "'; DROP TABLE customers; --",
      `\n${"0".repeat(67)}`,
      `${"0".repeat(32)}\n`,
    ]) {
      expect(bucketOfNumber(kind, text)).toBeNull();
    }
  });
});

test("[AUTH-15] a session token is three hex digits for the bucket and 64 at random; no other text is one", () => {
  const token = numbers.session.make(BUCKETS + 0xabc, ids);
  expect(token).toMatch(/^abc[0-9a-f]{64}$/);
  expect(numbers.session.bucket(token)).toBe(0xabc);
  for (const text of [token.slice(1), `${token}0`, token.toUpperCase(), `${token}\n`, ` ${token}`]) {
    expect(numbers.session.bucket(text)).toBeNull();
  }
});

test("an API key is known by its first words, and no session token is one", () => {
  const key = numbers.apiKey.make(BUCKETS + 0xabc, ids);
  expect(key).toMatch(/^zd_live_abc[0-9a-f]{61}$/);
  expect(numbers.apiKey.bucket(key)).toBe(0xabc);
  expect(numbers.session.bucket(key)).toBeNull();
  for (const text of [
    numbers.session.make(5, ids),
    key.slice(8),
    key.slice(0, -1),
    `${key}0`,
    key.toUpperCase(),
  ]) {
    expect(numbers.apiKey.bucket(text)).toBeNull();
  }
});

test("a secret has 116 random bits behind its bucket: two of one customer differ", () => {
  const made = Array.from({ length: 1000 }, () => numbers.uploadLink.make(5, ids));
  expect(new Set(made.map((text) => text.slice(3))).size).toBe(1000);
  expect(new Set(made.map((text) => text.slice(0, 3))).size).toBe(1);
});

test("the same request is the same trade, another one or another customer's is another", async () => {
  const of = (customerId: number, request: string) => numbers.trade.make(customerId, request);
  expect(await of(5, "a")).toBe(await of(5, "a"));
  expect(await of(5, "a")).toMatch(/^005[0-9a-f]{29}$/);
  expect(new Set([await of(5, "a"), await of(5, "b"), await of(5 + BUCKETS, "a")]).size).toBe(3);
});

describe("an order number", () => {
  test("[CONST-26] [HOME-06] [C-60] has 14 digits: the Shanghai date and eight that are drawn from 390,625", () => {
    const made = Array.from({ length: 2000 }, () => newOrderNumber(7, JUST_AFTER_MIDNIGHT, ids));
    for (const number of made) expect(number).toMatch(/^261121\d{8}$/);
    // Some five twins are to be expected; a counter or a constant would show at once.
    expect(new Set(made).size).toBeGreaterThan(1950);
  });

  test("has the remainder of its customer's bucket by 256, so that two stores never make the same", () => {
    fc.assert(
      fc.property(customer, (customerId) => {
        const number = newOrderNumber(customerId, JUST_AFTER_MIDNIGHT, ids);
        expect(BigInt(number) % 256n).toBe(BigInt(bucketOf(customerId)) % 256n);
      }),
    );
  });

  test("is one of all of its day and remainder, from the first to the last", () => {
    const draw = (below: number) => newOrderNumber(511, JUST_AFTER_MIDNIGHT, { ...ids, below: () => below });
    expect([draw(0), draw(390_624)]).toEqual(["26112100000255", "26112199999999"]);
  });
});
