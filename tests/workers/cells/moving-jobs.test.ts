import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { endStaleCalls } from "../../../backend/src/modules/calls/end-call";
import { removeUnusedEvidence } from "../../../backend/src/modules/files/clean-up";
import { watchDepots } from "../../../backend/src/modules/logistics/watch-depots";
import { isInHistory } from "../../../backend/src/modules/orders";
import { deletePersonalData } from "../../../backend/src/modules/personal-data/delete-personal-data";
import { addBrowser, pushToBrowsers } from "../../../backend/src/modules/push/push.usecases";
import { sendReminders } from "../../../backend/src/modules/reminders/send-reminders";
import { runRefunds } from "../../../backend/src/modules/settlement/payment-refunds";
import { reconcilePayments } from "../../../backend/src/modules/settlement/reconcile-payments";
import { settlePayment } from "../../../backend/src/modules/settlement/settle-payment";
import { copyChanges } from "../../../backend/src/modules/staff-lists";
import { payOutDue } from "../../../backend/src/modules/withdrawals/pay-out";
import { STAFF_LISTS } from "../../../backend/src/registry";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { signIn } from "../../support/accounts/accounts";
import { png } from "../../support/files/pictures";
import { sendTo } from "../../support/messages";
import { envOfCell } from "../../support/minute-jobs";
import { waitingEvidence } from "../../support/orders/evidence";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { balanceOf, payOrder, placeOrder } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { PUSH_KEYS } from "../../support/servers/push-keys";
import { createPushReceiver } from "../../support/servers/push-receiver";
import { callsOf } from "../calls/support";
import { act, openPayment, rows } from "../pay/support";
import { bindAlipay, bookOne, createPayoutBackend, paidTo } from "../withdrawals/support";
import { askForMove, CELL_COUNT, cellsOfCustomer, goOn, leavingEnv, runIn } from "./moving-support";

const life = withOneLife(5_000_000, { createBackend: () => createPayoutBackend({ env: PUSH_KEYS }) });
const calls = callsOf(life);

/** What a job gets whose customer leaves the cell right before its first statement of this form. */
function leavingBefore(form: RegExp, afterwards?: () => Promise<void>) {
  const { clock } = life.backend;
  const own = leavingEnv(life.backend, life.account.customerId, form, afterwards);
  const { home: db, directory } = openStores(own);
  return { env: own, db, directory, clock, ids: idsBy(clock) };
}

/** Number of the customer's rows in the cell that the customer has left, and in the new one. */
async function rowsIn(table: string, more = "") {
  const { customerId } = life.account;
  const { from, to } = cellsOfCustomer(customerId);
  const owner = table === "outbox" ? "user_id" : "customer_id";
  const sql = `SELECT COUNT(*) FROM ${table} WHERE ${owner} = ?${more}`;
  const [[left], [held]] = await Promise.all([runIn(from)(sql, customerId), runIn(to)(sql, customerId)]);
  return { left: left?.[0], held: held?.[0] };
}

/** The job of the new cell, later. */
const inNewCell = () => {
  const { backend, account } = life;
  const { clock } = backend;
  const { of, directory } = openStores(backend.env);
  return { env: backend.env, db: of(account.customerId), directory, clock, ids: idsBy(clock) };
};

describe.skipIf(CELL_COUNT < 2)("a job that began before its customer has moved (decision 078)", () => {
  test("[S26] books a refund that the provider has made in the new cell, once", async () => {
    const { backend, account } = life;
    const payment = await openPayment(backend, "WECHAT", { account, orderId: await life.placeOrder() });
    const { orderId, outTradeNo, total: amount } = payment;
    await payOrder(backend, account, orderId);
    await act(backend, outTradeNo, "pay", 0);
    const trade = { outTradeNo, transactionId: outTradeNo, amount, paidAt: backend.clock.now() };
    await settlePayment("WECHAT", trade, [], inNewCell());

    await runRefunds(leavingBefore(/update "payment_refunds" set "status"/));
    backend.clock.advance(HOUR);
    await runRefunds(inNewCell());
    expect(await rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", outTradeNo)).toEqual([
      { amount },
    ]);
    const isRefund = " AND event_key LIKE 'refund:%'";
    expect(await rowsIn("ledger_events", isRefund)).toEqual({ left: 0, held: 1 });
    expect(await rowsIn("payment_refunds", " AND status = 'DONE'")).toEqual({ left: 0, held: 1 });
    expect(await rowsIn("messages", " AND title = '款项已原路退回'")).toEqual({ left: 0, held: 1 });
    expect(await rowsIn("outbox", " AND acked_at IS NULL")).toEqual({ left: 0, held: 0 });
    expect(await balanceOf(`refunding:${account.customerId}`)).toBe(0);
  });

  test("books a payment that it has found by asking in the new cell", async () => {
    const { backend, account } = life;
    const payment = await openPayment(backend, "ALIPAY", { account, orderId: await life.placeOrder() });
    await act(backend, payment.outTradeNo, "pay", 0);
    backend.clock.advance(HOUR);
    await reconcilePayments(leavingBefore(/payment_receipts/));
    expect((await life.readOrder(payment.orderId)).status).toBe("RECEIVING_ORDER");
    expect(await rowsIn("ledger_events", ` AND order_id = ${payment.orderId}`)).toEqual({ left: 0, held: 1 });
  });

  test("books a withdrawal that the provider has paid in the new cell, once", async () => {
    const { backend, account } = life;
    await bindAlipay(account);
    await bookOne(backend, account);
    await payOutDue(leavingBefore(/UPDATE withdrawals SET stage/));
    expect(await rowsIn("withdrawals", " AND stage = 'PAID'")).toEqual({ left: 0, held: 1 });
    backend.clock.advance(HOUR);
    await payOutDue(inNewCell());
    expect(await paidTo(account)).toEqual([9_940]);
    const isPaid = " AND event_key LIKE 'withdrawal:%:paid'";
    expect(await rowsIn("ledger_events", isPaid)).toEqual({ left: 0, held: 1 });
    expect(await balanceOf(`payout:${account.customerId}`)).toBe(0);
  });

  test("[U62] tells of goods at the depot in the new cell", async () => {
    const { backend } = life;
    const wishes = { sms: ["DEPOT"], wechat: [], quietHours: null, isSmsOff: false };
    await life.call("PUT", "/user/api/mes/reminders", wishes);
    const goods = { isArrival: false, logisticsNo: "DPK20261110", logisticsCompany: "德邦物流" };
    await life.orderIn("RECEIVING_ORDER", goods);
    backend.clock.set(Date.parse("2026-11-20T17:37:00+08:00"));
    await watchDepots(leavingBefore(/INSERT INTO messages/));
    expect(await rowsIn("messages", " AND title = '货物已到提货点'")).toEqual({ left: 0, held: 1 });
    expect((await rowsIn("outbox")).left).toBe(0);
  });

  /** A message about an order that the customer is to be reminded of. */
  const tellOf = (associatedId: number) =>
    sendTo(life.backend, life.account, {
      type: "service",
      title: "异常",
      topic: "EXCEPTION",
      reminder: "EXCEPTION",
      associatedId,
    });

  test("[U62] sends a reminder once", async () => {
    const orderId = await life.orderIn("WAIT_ASSIGN");
    const wishes = { sms: ["EXCEPTION"], wechat: [], quietHours: null, isSmsOff: false };
    await life.call("PUT", "/user/api/mes/reminders", wishes);
    await tellOf(orderId);
    await sendReminders(null, leavingBefore(/delete from "reminder_queue"/));
    // Where it waits, it is sent again: a carrier does not know that it is the same.
    expect(await rowsIn("reminder_queue")).toEqual({ left: 0, held: 0 });
    const sms = await rows("SELECT id FROM sandbox_sms WHERE phone = ?", life.account.phone);
    expect(sms).toHaveLength(1);
  });

  test("[U44] sends a push once", async () => {
    const { customerId } = life.account;
    const orderId = await life.orderIn("WAIT_INSTALL");
    const push = vi.fn(async () => new Response(null, { status: 201 }));
    vi.stubGlobal("fetch", push);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { target } = await createPushReceiver(`https://fcm.googleapis.com/fcm/send/${customerId}`);
    const [session] = await rows("SELECT token_hash FROM sessions WHERE customer_id = ?", customerId);
    await addBrowser({ ...target, customerId, tokenHash: String(session?.token_hash) }, inNewCell());
    await tellOf(orderId);
    await pushToBrowsers(null, leavingBefore(/delete from "push_queue"/));
    life.backend.clock.advance(HOUR);
    await pushToBrowsers(customerId, inNewCell());
    expect(push).toHaveBeenCalledOnce();
  });

  test("ends a lost call in the new cell", async () => {
    const { orderId } = await calls.order();
    await calls.incoming(orderId);
    life.backend.clock.advance(5 * MINUTE);
    await endStaleCalls(leavingBefore(/update "calls"/));
    expect(await rowsIn("calls", " AND status = 'MISSED'")).toEqual({ left: 0, held: 1 });
    expect((await rowsIn("outbox")).left).toBe(0);
  });

  test("copies to staff's lists what the new cell has", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await runIn(cellsOfCustomer(life.account.customerId).from)(
      "UPDATE orders SET total_amount = total_amount WHERE id = ?",
      orderId,
    );
    await copyChanges(STAFF_LISTS, leavingBefore(/unixepoch\('subsec'\)/));
    const entries = await rows(
      "SELECT state FROM staff_list_entries WHERE list = 'orders' AND id = ?",
      orderId,
    );
    expect(entries).toEqual([{ state: "WAIT_INSTALL" }]);
  });
});

/** Rows in the cell that the customer has left: a job can find them while the move is deleting there. */
async function leftBehind(table: string, row: Record<string, string | number>): Promise<void> {
  const { from } = cellsOfCustomer(life.account.customerId);
  const columns = Object.keys(row);
  const values = columns.map(() => "?").join();
  await runIn(from)(`INSERT INTO ${table} (${columns}) VALUES (${values})`, ...Object.values(row));
  onTestFinished(async () => void (await runIn(from)(`DELETE FROM ${table}`)));
}

/** The customer has moved; a job of the cell before. */
async function inOldCell() {
  const { customerId } = life.account;
  const { from, to } = cellsOfCustomer(customerId);
  await askForMove(life.backend, customerId, to);
  await goOn(life.backend);
  return { env: envOfCell(life.backend.env, from), clock: life.backend.clock };
}

describe.skipIf(CELL_COUNT < 2)("a job that finds what a move has not deleted yet (decision 078)", () => {
  test("keeps the evidence that a step shows in the new cell", async () => {
    const { customerId } = life.account;
    const orderId = await life.orderIn("WAIT_COMPLETE");
    const photo = { name: "p.png", type: "image/png", bytes: png() };
    const { url } = (await waitingEvidence(life).upload(orderId, { stage: "complete" }, photo)).data;
    const taken = { content: "", imgs: [url] };
    await operate(life.backend, "POST", `/operator/api/order/${orderId}/complete`, taken);
    const job = await inOldCell();
    const key = url.slice("/files/".length);
    const row = {
      key,
      order_id: orderId,
      customer_id: customerId,
      stage: "complete",
      uploaded_by: "operator",
    };
    await leftBehind("order_evidence", { ...row, created_at: 0 });
    await removeUnusedEvidence(job, isInHistory);
    expect(await env.FILES.head(key)).not.toBeNull();
    expect(await rowsIn("order_evidence", " AND is_shown = 1")).toEqual({ left: 0, held: 1 });
  });

  test("keeps the files of a closed account that its orders need in the new cell, and goes on there", async () => {
    // In the bucket of the customer, so that both move.
    const closed = await signIn({ customerId: life.account.customerId + 4096 * CELL_COUNT });
    const { customerId } = closed;
    await placeOrder(life.backend, closed);
    const [file] = await rows("SELECT key FROM files WHERE customer_id = ?", customerId);
    const key = String(file?.key);
    await env.FILES.put(key, "png");
    const now = life.backend.clock.now();
    await env.DB.prepare("INSERT INTO account_closings VALUES (?, 'CUSTOMER', ?, ?)")
      .bind(customerId, now, now)
      .run();
    const row = { key, customer_id: customerId, content_type: "image/png", size: 1, created_at: 0 };
    await deletePersonalData(leavingBefore(/select "key" from "files"/, () => leftBehind("files", row)));
    expect(await env.FILES.head(key)).not.toBeNull();
    expect(await rows("SELECT id FROM sessions WHERE customer_id = ?", customerId)).toEqual([]);
  });
});
