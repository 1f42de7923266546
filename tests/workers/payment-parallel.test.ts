import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  seedReference,
} from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";

beforeAll(seedReference);
afterAll(expectSoundData);

const OPERATOR = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };

test("[R2] fifty orders of one customer, paid at once by two isolates, are all paid when the balance suffices", async () => {
  const backend = createTestBackend();
  const isolates = [backend, createTestBackend()];
  const account = await payingCustomer(10_000_000);
  const orders = await Promise.all(Array.from({ length: 50 }, () => placeOrder(backend, account)));
  const total = Math.round((await readOrder(backend, account, orders[0] ?? 0)).totalAmount * 100);

  const answers = await Promise.all(
    orders.map((orderId, index) => payOrder(isolates[index % 2] ?? backend, account, orderId)),
  );

  expect(answers.map((answer) => answer.message)).toEqual(orders.map(() => "success"));
  expect(await balanceOf(`wallet:${account.customerId}`)).toBe(10_000_000 - 50 * total);
  for (const orderId of orders) expect(await balanceOf(`escrow:${orderId}`)).toBe(total);
}, 30_000);

test("[R2] payments, service messages and recharges of one customer at the same moment never fail each other", async () => {
  const backend = createTestBackend();
  const account = await payingCustomer(10_000_000);
  const orders = await Promise.all(Array.from({ length: 20 }, () => placeOrder(backend, account)));
  const total = Math.round((await readOrder(backend, account, orders[0] ?? 0)).totalAmount * 100);
  const { phone } = account;
  const operate = (path: string, json: unknown, key = crypto.randomUUID()) =>
    backend.call("POST", path, { headers: { ...OPERATOR, "Idempotency-Key": key }, json });

  const answers = await Promise.all(
    orders.flatMap((orderId, index) => [
      payOrder(backend, account, orderId),
      operate("/operator/api/message", { phone, title: `消息${index}`, content: "内容" }),
      operate("/operator/api/wallet/credit", { phone, amount: 1 }),
    ]),
  );

  expect(new Set(answers.map((answer) => answer.message))).toEqual(new Set(["success"]));
  expect(await balanceOf(`wallet:${account.customerId}`)).toBe(10_000_000 - 20 * total + 20 * 100);
  // Two events for each payment, one for each placed order, message and recharge, in one count without gaps.
  const seqs = backend.site.held(account.customerId).map((event) => event.seq);
  expect(seqs).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
}, 30_000);
