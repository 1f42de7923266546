import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { searchValue } from "../../../schema/rules/orders/order-search";
import { ORDER_FILTERS, ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";
import type { Account } from "../../support/accounts/accounts";
import { createMarkup, follow, orderIn, payMarkup, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  payingCustomer,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

let backend: TestBackend;
let account: Account;
beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  backend = createTestBackend();
  account = await payingCustomer(10_000_000);
});
afterAll(expectSoundData);

async function find(status: string): Promise<number[]> {
  const path = `/order/api/order?${new URLSearchParams({ status, pageSize: "100" })}`;
  const { data } = await backend.call("GET", path, { token: account.token });
  const ids = data.rows.map((row: { id: number }) => row.id);
  expect(data.total).toBe(ids.length);
  return ids;
}
const countOf = async (filter: string): Promise<number> =>
  (await backend.call("GET", "/order/api/order/stats_status", { token: account.token })).data.find(
    ({ status }: { status: string }) => status === filter,
  )?.count;

/** What a filter finds, and how many of them its tile says. */
async function expectFound(filter: string, orders: readonly number[]): Promise<void> {
  expect(new Set(await find(filter)), filter).toEqual(new Set(orders));
  expect(await countOf(filter), filter).toBe(orders.length);
}

test("[ENUM-02] all thirteen values are taken, and all but the second name of closed orders are offered", async () => {
  const documented =
    "UNSUCCESS REFUND ABNORMAL DEAL INSERVICE NOT_ARRIVAL SETTLED UNSETTLED CANCELED CAN_COMPLAINT ASSIGN_OVERTIME WAIT_EVALUATE MARKUP_WAIT_PAY".split(
      " ",
    );
  for (const filter of documented) expect(await find(filter)).toEqual([]);
  expect([...ORDER_FILTERS, "CANCELED"].sort()).toEqual(documented.sort());
  const { data } = await backend.call("POST", "/order/api/order/status", { token: account.token });
  const offered = data.map(({ value }: { value: string }) => value);
  expect(offered).toEqual([...ORDER_STATUSES, ...ORDER_FILTERS]);
  expect(new Set(data.map(({ label }: { label: string }) => label)).size).toBe(offered.length);
});

describe("of an order in every status", () => {
  const orders = new Map<OrderStatus, number>();
  const those = (...statuses: OrderStatus[]) => statuses.map((status) => orders.get(status) ?? 0);
  const allBut = (...statuses: OrderStatus[]) =>
    those(...ORDER_STATUSES.filter((status) => !statuses.includes(status)));
  beforeAll(async () => {
    for (const status of ORDER_STATUSES) orders.set(status, await orderIn(backend, account, status));
  });

  test("[LIST-10] [C-42] [HOME-09] RECEIVING_ORDER finds and counts those that wait for a master", () =>
    expectFound("RECEIVING_ORDER", those("RECEIVING_ORDER", "WAIT_ASSIGN")));

  test("[ENUM-01] [C-42] the list without a filter has an order in every status, and a status finds its own", async () => {
    expect(new Set(await find(""))).toEqual(new Set(those(...ORDER_STATUSES)));
    for (const status of ORDER_STATUSES.filter((one) => one !== "RECEIVING_ORDER"))
      await expectFound(status, those(status));
  });

  test("[ENUM-02] UNSUCCESS finds those that came to no deal, so far or for good", () =>
    expectFound("UNSUCCESS", allBut("SUCCESS", "EVALUATED")));

  test("[ENUM-02] CAN_COMPLAINT finds those that are paid and not closed", () =>
    expectFound("CAN_COMPLAINT", allBut("WAIT_PAY", "CLOSE")));

  test("[ENUM-02] ASSIGN_OVERTIME finds those that were paid two hours ago and have no master", async () => {
    await expectFound("ASSIGN_OVERTIME", []);
    backend.clock.advance(2 * HOUR - MINUTE);
    await orderIn(backend, account, "RECEIVING_ORDER");
    await expectFound("ASSIGN_OVERTIME", []);
    backend.clock.advance(MINUTE);
    await expectFound("ASSIGN_OVERTIME", those("RECEIVING_ORDER", "WAIT_ASSIGN"));
  });

  test("[ENUM-02] REFUND finds those whose refund was asked for and not taken back, however it ended", async () => {
    const [orderId = 0, closed = 0] = those("WAIT_INSTALL", "CLOSE");
    const refund = { backend, account, orderId };
    await follow(refund, ["request_refund"]);
    await expectFound("REFUND", [orderId, closed]);
    await follow(refund, ["cancel_refund"]);
    await expectFound("REFUND", [closed]);
    await follow(refund, ["request_refund", "agree_refund"]);
    await expectFound("REFUND", [orderId, closed]);
  });

  test("[ENUM-02] MARKUP_WAIT_PAY finds those with an unpaid markup, the customer's own or the master's", async () => {
    const [own = 0, asked = 0] = those("WAIT_PICK_UP", "WAIT_COMPLETE");
    const created = await createMarkup({ backend, account, orderId: own }, { amount: 15 });
    await follow({ backend, account, orderId: asked }, ["request_markup"]);
    await expectFound("MARKUP_WAIT_PAY", [own, asked]);
    await payMarkup({ backend, account }, created);
    await expectFound("MARKUP_WAIT_PAY", [asked]);
  });
});

test("[U9] a keyword finds a text with full-width signs and Greek letters as the order has it", async () => {
  const orderId = await orderIn(backend, account, "WAIT_PAY", {
    address: "文三路 90 号（近学院路）Φ60 ROOM",
  });
  const searched = async (text: string): Promise<number[]> => {
    const path = `/order/api/order?${new URLSearchParams({ keyword: searchValue(text) })}`;
    const { data } = await backend.call("GET", path, { token: account.token });
    return data.rows.map((row: { id: number }) => row.id);
  };
  for (const text of ["（近学院路）", "Φ60", "Φ60 room"])
    expect(await searched(text), text).toEqual([orderId]);
});
