import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ORDER_EDGES,
  ORDER_EVENTS,
  type OrderEvent,
} from "../../../backend/src/modules/orders/order-lifecycle";
import { transition } from "../../../backend/src/modules/orders/order-transition";
import { closeExpiredOrders } from "../../../backend/src/modules/orders/orders.expiry";
import { HOUR } from "../../../backend/src/shared/clock";
import { ConstraintViolation, commit } from "../../../backend/src/shared/commit";
import { createIds } from "../../../backend/src/shared/ids";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/order-status";
import type { Account } from "../../support/accounts";
import { createTestBackend } from "../../support/backend";
import { cancelOrder } from "../../support/cancel-order";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database-snapshot";
import { exemptFromInvariants } from "../../support/invariants-after-each";
import { payingCustomer, payOrder, placeOrder, seedReference, type TestBackend } from "../../support/orders";

vi.setConfig({ testTimeout: 60_000 });
exemptFromInvariants("orders are put into statuses that no event leads to yet", [
  "every step of an order is in the lifecycle table",
]);

/** Everything that may happen to an order that exists, written down once more by hand. */
const LEGAL: readonly [OrderEvent, OrderStatus, OrderStatus][] = [
  ["pay", "WAIT_PAY", "RECEIVING_ORDER"],
  ["cancel", "WAIT_PAY", "CLOSE"],
  ["expire", "WAIT_PAY", "CLOSE"],
];

interface Subject {
  readonly account: Account;
  readonly orderId: number;
}

let backend: TestBackend;

beforeAll(seedReference);
beforeEach(() => {
  backend = createTestBackend();
});

/** Makes an event happen the way that the product does; answers whether it claims to have succeeded. */
const ATTEMPTS: Record<OrderEvent, (subject: Subject) => Promise<boolean>> = {
  create: ({ orderId, account }) =>
    happens(
      transition(env.DB, {
        orderId,
        version: 0,
        event: "create",
        from: null,
        to: "WAIT_PAY",
        actor: `customer:${account.customerId}`,
        at: backend.clock.now(),
      }),
    ),
  pay: async ({ account, orderId }) => (await payOrder(backend, account, orderId)).code === 0,
  cancel: ({ orderId }) => cancelOrder(orderId, backend.clock.now()),
  expire: async ({ account, orderId }) => {
    const before = await statusOf(orderId);
    const late = createTestBackend();
    late.clock.set(backend.clock.now() + 24 * HOUR);
    const { env: bindings, clock } = late;
    await closeExpiredOrders({ env: bindings, clock, ids: createIds(clock) }, account.customerId);
    return (await statusOf(orderId)) !== before;
  },
};

/** Whether the database takes these statements; asserts that a refusal is one of its guards. */
async function happens(statements: D1PreparedStatement[]): Promise<boolean> {
  try {
    await commit(env.DB, statements);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ConstraintViolation);
    return false;
  }
}

const versionOf = async (orderId: number): Promise<number> =>
  Number(await env.DB.prepare("SELECT version FROM orders WHERE id = ?").bind(orderId).first("version"));
const statusOf = (orderId: number) =>
  env.DB.prepare("SELECT status FROM orders WHERE id = ?").bind(orderId).first<string>("status");

/** A new order in a status: by the way that leads there, or else by force. */
async function orderIn(status: OrderStatus): Promise<Subject> {
  const account = await payingCustomer(100_000);
  const subject = { account, orderId: await placeOrder(backend, account) };
  if (status === "RECEIVING_ORDER") expect(await ATTEMPTS.pay(subject)).toBe(true);
  else if (status === "CLOSE") expect(await ATTEMPTS.cancel(subject)).toBe(true);
  else if (status !== "WAIT_PAY") await force(subject.orderId, status);
  expect(await statusOf(subject.orderId)).toBe(status);
  return subject;
}

async function force(orderId: number, status: OrderStatus): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO order_transitions SELECT id, version + 1, 'forced', status, ?2, 'test', 0 FROM orders WHERE id = ?1",
    ).bind(orderId, status),
    env.DB.prepare("UPDATE orders SET status = ?2, version = version + 1 WHERE id = ?1").bind(
      orderId,
      status,
    ),
  ]);
}

/** All of them are refused, and the database is as before. */
async function expectRefusals(attempts: readonly { what: string; run(): Promise<boolean> }[]): Promise<void> {
  const before = await takeSnapshot();
  for (const { what, run } of attempts) expect(await run(), what).toBe(false);
  const after = await takeSnapshot();
  expect([...rowsAdded(before, after), ...rowsRemoved(before, after)]).toEqual([]);
}

describe.each(ORDER_STATUSES)("an order in %s", (status) => {
  const legalStep = (event: OrderEvent) => LEGAL.find(([legal, from]) => legal === event && from === status);

  test("[R4] is refused every event that the table does not allow, and nothing changes", async () => {
    const subject = await orderIn(status);
    const illegal = ORDER_EVENTS.filter((event) => !legalStep(event));
    await expectRefusals(illegal.map((event) => ({ what: event, run: () => ATTEMPTS[event](subject) })));
  });

  test("[R4] is kept by the database itself from every step that starts elsewhere, or at another version", async () => {
    const { orderId } = await orderIn(status);
    const version = await versionOf(orderId);
    const steps = ORDER_EDGES.flatMap((edge) =>
      [version - 1, version, version + 1]
        .filter((at) => at !== version || edge.from !== status)
        .map((at) => ({ edge, at })),
    );
    await expectRefusals(
      steps.map(({ edge, at }) => ({
        what: `${edge.event} from ${edge.from} at version ${at}`,
        run: () => happens(transition(env.DB, { ...edge, orderId, version: at, actor: "system", at: 0 })),
      })),
    );
  });
});

test.each(LEGAL)("[R4] %s leads an order from %s to %s", async (event, from, to) => {
  const subject = await orderIn(from);
  expect(await ATTEMPTS[event](subject)).toBe(true);
  expect(await statusOf(subject.orderId)).toBe(to);
});
