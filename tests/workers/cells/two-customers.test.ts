import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { cellOf } from "../../../backend/src/shared/stores/cells/cell-of";
import type { Account } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { withOneLife } from "../../support/orders/one-life";
import { orderIn } from "../../support/orders/order-life";
import { expectSoundData, payingCustomer } from "../../support/orders/orders";
import { callsOf, giveTo } from "../calls/support";
import {
  act,
  createPayBackend,
  deliver,
  notificationOf,
  openPayment,
  PROVIDERS,
  settlementOf,
} from "../pay/support";
import { CELL_COUNT, hasCustomer } from "./moving-support";

const life = withOneLife(5_000_000, { createBackend: createPayBackend });
const calls = callsOf(life);
const cellOfCustomer = ({ customerId }: Account) => cellOf(customerId, CELL_COUNT);

describe.skipIf(CELL_COUNT < 2)("two customers in different cells", () => {
  let other: Account;
  beforeEach(async () => {
    other = await payingCustomer(5_000_000);
    expect(cellOfCustomer(other)).not.toBe(cellOfCustomer(life.account));
  });

  test.each(PROVIDERS)("[S24] the same notice of %s twice pays the order of each once", async (provider) => {
    const payments = [
      await openPayment(life.backend, provider, { account: life.account, orderId: await life.placeOrder() }),
      await openPayment(life.backend, provider),
    ];
    for (const { outTradeNo } of payments) await act(life.backend, outTradeNo, "pay", 0);
    const notices = await Promise.all(
      payments.map(({ outTradeNo }) => notificationOf(life.backend, outTradeNo)),
    );
    const answers = await Promise.all(
      [...notices, ...notices].map((notice) => deliver(life.backend, notice)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const payment of payments) {
      expect(await settlementOf(payment)).toEqual({
        payment: "PAID",
        receipts: [{ amount: payment.total }],
        refunds: [],
        order: { status: "RECEIVING_ORDER", pay_way: provider },
        escrow: payment.total,
      });
    }
    await expectSoundData();
  });

  test("[R39] call one master at the same moment: one call starts, and is in the cell of its customer", async () => {
    const { orderId, workerId } = await calls.order();
    const theirs = await orderIn(life.backend, other, "WAIT_INSTALL");
    await giveTo(workerId, theirs, other);
    const start = ({ token }: Account, businessId: number) =>
      life.backend.call("POST", "/user/api/video_call/video_call_customer", { token, json: { businessId } });
    const answers = await Promise.all([start(life.account, orderId), start(other, theirs)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4009]);
    const winner = answers[0].code === 0 ? life.account : other;
    const { results } = await env.DB.prepare("SELECT customer_id FROM calls WHERE worker_id = ?")
      .bind(workerId)
      .all();
    expect(results).toEqual([{ customer_id: winner.customerId }]);
  });
});

test("[REG-08] one phone that registers twice at once is one customer, whose rows are in one cell", async () => {
  const phone = newPhone();
  const address = newAddress();
  const code = await codeFor(life.backend, phone, address);
  const answers = await Promise.all([
    login(life.backend, phone, code, address),
    login(life.backend, phone, code, address),
  ]);
  expect(answers.filter((answer) => answer.code === 0).length).toBeGreaterThan(0);
  const { results } = await env.DB.prepare("SELECT customer_id AS id FROM phones WHERE phone = ?")
    .bind(phone)
    .all<{ id: number }>();
  expect(results).toHaveLength(1);
  const id = results[0]?.id ?? 0;
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const holders = await Promise.all(cells.map(async (cell) => ((await hasCustomer(cell, id)) ? [cell] : [])));
  expect(holders.flat()).toEqual([bucketOf(id) % CELL_COUNT]);
  const named = await env.DB.prepare("SELECT id FROM customers WHERE phone = ?").bind(phone).all();
  expect(named.results).toEqual([{ id }]);
});
