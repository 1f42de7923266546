import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walletBalances } from "../../../backend/src/modules/ledger/ledger.queries";
import { findItems } from "../../../backend/src/modules/orders/orders.repository";
import {
  type CallInput,
  type ContractCall,
  contractCalls,
  inputFields,
  urlOf,
  withField,
} from "../../support/contract/contract";
import { rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { FUZZ_TIMEOUT_MS, holds } from "../../support/fuzz";
import { balanceOf, newItem, placeOrder } from "../../support/orders/orders";
import { entryOf } from "../attacks/rest/matrix";
import { withWorld } from "../attacks/with-world";
import { readableAnswer } from "./readable-answer";

const world = withWorld();

async function answerOf(entry: ContractCall, input: CallInput) {
  const { status, code, data } = await readableAnswer(entry, input, world);
  expect(status, JSON.stringify(input)).toBe(200);
  return { code, data };
}

type Variant = (good: CallInput) => CallInput;

/**
 * Sends variants of the good input of a call, each once as it goes over the wire and none that is the good input itself,
 * which good-input.test.ts sends. A new one is prepared only when an answer has used up the last.
 */
async function senderOf(entry: ContractCall) {
  const prepare = () => entryOf(entry.name).prepare(world);
  const wire = (input: CallInput) => `${urlOf(entry.call, input)} ${JSON.stringify(input.body)}`;
  let good: CallInput | null = await prepare();
  const first = good;
  const taken = new Map([[wire(first), true]]);
  /** Whether the call took it, now or before. */
  return async (variant: Variant): Promise<boolean> => {
    const form = wire(variant(first));
    const known = taken.get(form);
    if (known !== undefined) return known;
    good ??= await prepare();
    const { code } = await answerOf(entry, variant(good));
    taken.set(form, code === 0);
    if (code === 0 && !entry.call.safe) good = null;
    return code === 0;
  };
}

const calls = contractCalls.filter(({ call }) => inputFields(call).length > 0);
/** SQLite refuses LIKE patterns over 50 bytes: 17 characters of Chinese are too many. */
const TEXTS = [
  ...["张", "😀", "%"].flatMap((alphabet) => [alphabet.repeat(17), alphabet.repeat(60)]),
  ...[1, 17, 51, 60].map((length) => "张_'\"\\".repeat(length).slice(0, length)),
];

describe("texts in filters", () => {
  const filters = calls
    .filter(({ call }) => call.safe)
    .flatMap(({ name, call }) =>
      inputFields(call)
        .filter((field) => field.isText)
        .map(({ path }) => ({ name, call, path })),
    );

  test.each(filters)("[R33] [S30] $name bears 1 to 60 characters of any kind in $path", async (filter) => {
    const good = await entryOf(filter.name).prepare(world);
    for (const text of TEXTS) await answerOf(filter, withField(good, filter.path, text));
  });

  const character = fc.oneof(
    fc.constantFrom("沙", "发", "%", "_", "'", '"', "\\", "😀", "👨‍👩‍👧", "é"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  );
  test.each(filters)("[R33] $name bears any mixture of 1 to 60 characters in $path", async (filter) => {
    const good = await entryOf(filter.name).prepare(world);
    const text = fc.array(character, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(""));
    await holds(text, 4, async (value) => {
      await answerOf(filter, withField(good, filter.path, value));
    });
  });

  test.each(filters)("[S30] SQL in $path of $name finds no more and breaks nothing", async (filter) => {
    const { total } = entryOf(filter.name);
    const good = await entryOf(filter.name).prepare(world);
    const before = await takeSnapshot();
    const injections = [
      "' OR '1'='1",
      "%' OR 1=1 --",
      "'; DELETE FROM orders; --",
      "') UNION SELECT token_hash, 1, 1, 1 FROM sessions --",
      "\\' OR 1=1 /*",
      "1) OR (1=1",
    ];
    for (const text of injections) {
      const { code, data } = await answerOf(filter, withField(good, filter.path, text));
      if (code === 0 && total) expect(total(data)).toBe(0);
      if (code === 0) expect(JSON.stringify(data)).not.toMatch(/[0-9a-f]{64}/);
    }
    expect(rowsRemoved(before, await takeSnapshot())).toEqual([]);
  });
});

describe("fields that may be left out", () => {
  const EMPTY = [undefined, null, "", []];
  const withOptional = calls.filter(({ call }) => inputFields(call).some((field) => field.isOptional));

  test.each(withOptional)(
    "[R35] $name bears each of them absent, null and empty, together and alone",
    async (entry) => {
      const paths = inputFields(entry.call).flatMap(({ path, isOptional }) => (isOptional ? [path] : []));
      const send = await senderOf(entry);
      const refused: unknown[] = [];
      for (const value of EMPTY) {
        const together: Variant = (good) =>
          paths.reduce((input, path) => withField(input, path, value), good);
        if (!(await send(together))) refused.push(value);
      }
      for (const [index, path] of paths.entries()) {
        // What was taken for all of them at once is tried alone with one field in four, in a deep run with every field.
        const alone = EMPTY.filter(
          (value, turn) => env.FUZZ_RUNS || refused.includes(value) || turn === index % EMPTY.length,
        );
        for (const value of alone) await send((good) => withField(good, path, value));
      }
    },
    FUZZ_TIMEOUT_MS,
  );
});

describe("lists", () => {
  const lists = calls.flatMap(({ name, call }) => {
    const paths = inputFields(call).flatMap(({ path }) =>
      path.includes("[]") ? [path.slice(0, path.lastIndexOf("[]"))] : [],
    );
    return [...new Set(paths)].map((path) => ({ name, call, path }));
  });

  test.each(lists)(
    "[R34] $name bears 0 to 5,000 entries and twins in $path",
    async ({ name, call, path }) => {
      const good = await entryOf(name).prepare(world);
      const list: unknown = path
        .split(".")
        .reduce<unknown>((value, key) => Reflect.get(Object(value), key), good);
      const [first] = Array.isArray(list) ? list : [];
      for (const length of [0, 1, 49, 50, 51, 100, 101, 5_000]) {
        await answerOf({ name, call }, withField(good, path, Array(length).fill(first)));
      }
    },
  );

  test.each([0, 1, 100, 101, 5_000])("[R34] %i ids at once, with twins, are one query", async (count) => {
    const { backend, own } = world;
    const orderId = await placeOrder(backend, own, { orderItems: [newItem(), newItem({ name: "茶几" })] });
    const unknown = Array.from({ length: count }, (_, i) => -1 - i);
    const items = await findItems(env.DB, [...unknown, orderId, orderId]);
    expect([...items.entries()].map(([id, rows]) => [id, rows.length])).toEqual([[orderId, 2]]);

    const balances = await walletBalances(env.DB, [...unknown, own.customerId, own.customerId]);
    expect(balances.size).toBe(count + 1);
    expect(balances.get(own.customerId)).toBe(await balanceOf(`wallet:${own.customerId}`));
  });

  test("[R34] twins among the goods are each counted in the price", async () => {
    const entry = contractCalls.find(({ name }) => name === "orders.quotePrice");
    if (!entry) throw new Error("orders.quotePrice is gone");
    const good = await entryOf(entry.name).prepare(world);
    const [item] = Object(good.body).orderItems;
    const priceOf = async (orderItems: unknown) => {
      const { data } = await answerOf(entry, withField(good, "body.orderItems", orderItems));
      return Reflect.get(Object(data), "totalFee");
    };
    expect(await priceOf([item, item])).toBe(await priceOf([{ ...item, count: 2 * item.count }]));
    expect(await priceOf([item, item])).not.toBe(await priceOf([item]));
  });
});
