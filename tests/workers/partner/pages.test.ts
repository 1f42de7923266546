import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Account } from "../../support/accounts/accounts";
import { fileComplaint, follow, operate, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  payOrder,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createPayoutBackend, withdraw, withdrawer } from "../withdrawals/support";

let backend: TestBackend;
beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  backend = createPayoutBackend();
});
afterAll(expectSoundData);

interface Read {
  readonly total: number;
  readonly rows: { id: number; isReviewed?: boolean }[];
}
const read = async (path: string): Promise<Read> =>
  (await operate(backend, "GET", `/operator/api/${path}`)).data;

/** Reads a list page by page: the ids in their sequence, and what each page says there are. */
async function pagesOf(list: string, size: number) {
  const sign = list.includes("?") ? "&" : "?";
  const ids: number[] = [];
  for (let pageIndex = 1; ; pageIndex++) {
    const { rows, total } = await read(`${list}${sign}pageIndex=${pageIndex}&pageSize=${size}`);
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === 0) return { ids, total };
  }
}

describe("[EXT-108] [EXT-290] [EXT-394] staff read long lists by pages", () => {
  let account: Account;
  const orders: number[] = [];
  beforeAll(async () => {
    account = await withdrawer(1_000_000);
    for (let i = 0; i < 3; i++) {
      backend.clock.advance(60_000);
      orders.push(await placeOrder(backend, account));
    }
  });

  test("orders: each once, the last changed first, and how many there are", async () => {
    const { ids, total } = await pagesOf("orders?status=WAIT_PAY", 2);
    expect(ids).toEqual(orders.toReversed());
    expect(total).toBe(3);
    expect((await read("orders?limit=1")).rows.map(({ id }) => id)).toEqual(orders.slice(-1));
  });

  test("complaints and feedback: each once, the newest first", async () => {
    for (const orderId of orders) {
      await payOrder(backend, account, orderId);
      await follow({ backend, account, orderId }, ["assign"]);
      expect((await fileComplaint({ backend, account, orderId }, { content: "迟到" })).code).toBe(0);
      const json = { content: `希望支持批量打印 ${orderId}`, imgs: [] };
      expect(
        (await backend.call("POST", "/user/api/feedback/add", { token: account.token, json })).code,
      ).toBe(0);
    }
    for (const list of ["complaints?status=UNTREATED", "feedback?isOpen=true"]) {
      const { ids, total } = await pagesOf(list, 2);
      expect(ids, list).toHaveLength(3);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
      expect(total).toBe(3);
    }
    expect((await pagesOf("complaints?status=DONE", 2)).total).toBe(0);
  });
});

test("[EXT-372] withdrawals: those that wait for a review first, and over the edge of pages each once", async () => {
  const asked: { id: number; isReviewed: boolean }[] = [];
  for (const amount of [100, 3_000, 150, 2_500, 3_500]) {
    backend.clock.advance(60_000);
    const account = await withdrawer(1_000_000);
    expect((await withdraw(backend, account, { amount: String(amount) })).code).toBe(0);
    const id = await env.DB.prepare("SELECT id FROM withdrawals WHERE customer_id = ?")
      .bind(account.customerId)
      .first<number>("id");
    asked.push({ id: id ?? 0, isReviewed: amount <= 2_000 });
  }
  const waiting = asked.filter(({ isReviewed }) => !isReviewed);
  const others = asked.filter(({ isReviewed }) => isReviewed);
  for (const size of [1, 2, 4]) {
    const { ids, total } = await pagesOf("withdrawals", size);
    expect(ids).toEqual([...waiting, ...others].map(({ id }) => id));
    expect(total).toBe(5);
  }
  expect((await read("withdrawals?stage=REVIEW&pageSize=2")).total).toBe(3);
});
