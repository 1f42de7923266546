import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { runJobsOfStore } from "../../../backend/src/jobs";
import { amountMoved } from "../../../backend/src/operator/partner/money-moved";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import type { RequestContext } from "../../../backend/src/shared/context";
import { bucketPrefix } from "../../../backend/src/shared/numbers/bucket";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { openRestore } from "../../../schema/rest/operator/operator-restores";
import { Code } from "../../../schema/rules/codes";
import { openSession } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { envOfCell } from "../../support/minute-jobs";
import { payMasters, settlementsOf } from "../../support/orders/master-settlements";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { balanceOf, payOrder } from "../../support/orders/orders";
import { type Envelope, idsBy } from "../../support/servers/backend";
import { act, openPayment } from "../pay/support";
import { bindAlipay, createPayoutBackend, rowsOf, setMood, withdraw } from "../withdrawals/support";
import { dumpWhole } from "./dump-support";
import { askForMove, CELL_COUNT, cellsOfCustomer, goOn as goOnMoving, moveOf } from "./moving-support";
import { askForRestore, compare, dumpOf, goOn, open, restoreFrom, restoreOf } from "./restore-support";

const life = withOneLife(5_000_000, { createBackend: createPayoutBackend });

/** The jobs of the customer's cell. */
const runJobs = async () => {
  const { env, clock } = life.backend;
  const own = envOfCell(env, cellsOfCustomer(life.account.customerId).from);
  await runJobsOfStore({ env: own, clock, ids: idsBy(clock) });
};

/** The settlement of an order as the customer's cell has it. */
const settledIn = (orderId: number) =>
  env.DB.prepare("SELECT id, state FROM master_settlements WHERE order_id = ?")
    .bind(orderId)
    .first<{ id: number; state: string }>();
/** Settlements that the statements of a pay-out name. */
const toldBy = ({ data }: Envelope): number[] =>
  data.flatMap(({ lines }: { lines: { settlementId: number }[] }) =>
    lines.map(({ settlementId }) => settlementId),
  );

describe.skipIf(CELL_COUNT < 2)("money of a customer who was restored (decision 079)", () => {
  test("[EXT-606] pays nothing until what the providers know was compared, and then again", async () => {
    const { backend, account } = life;
    const orderId = await life.placeOrder();
    const { dump } = await dumpOf(life);
    const id = await restoreFrom(life, dump);
    const token = await openSession(account.customerId);
    const pay = (payWay = "WALLET") => payOrder(backend, { ...account, token }, orderId, { payWay });
    for (const payWay of ["WALLET", "ALIPAY"]) {
      const refused = await pay(payWay);
      expect(refused.code).toBe(Code.UPSTREAM_UNAVAILABLE);
      expect(refused.message).toContain("核对");
    }
    expect((await open(backend, id)).code).toBe(Code.CONFLICT);
    expect((await compare(backend, id)).data).toEqual({ asked: true, differences: [], books: [] });
    expect((await open(backend, id)).code).toBe(0);
    expect(await restoreOf(backend, id)).toMatchObject({ state: "OPEN", openedBy: "li.na" });
    expect((await pay()).code).toBe(0);
  });

  test("[EXT-605] is told of all money that providers have moved since, until it is known or a person answers for it", async () => {
    const { backend, account } = life;
    const known = await openPayment(backend, "WECHAT", { account, orderId: await life.placeOrder() });
    const { dump } = await dumpOf(life);
    const lost = await openPayment(backend, "WECHAT", { account, orderId: await life.placeOrder() });
    for (const { outTradeNo } of [known, lost]) await act(backend, outTradeNo, "pay");
    const id = await restoreFrom(life, dump);
    const line = ({ outTradeNo, total }: typeof lost) => ({
      kind: "PAYMENT",
      number: outTradeNo,
      amount: total / 100,
    });
    const numbersOf = async () =>
      (await compare(backend, id)).data.differences.map(({ number }: { number: string }) => number).sort();
    expect((await compare(backend, id)).data.differences).toContainEqual(expect.objectContaining(line(lost)));
    expect(await numbersOf()).toEqual([known.outTradeNo, lost.outTradeNo].sort());
    // What the restored rows know of is asked about, and booked.
    await runJobs();
    expect(await numbersOf()).toEqual([lost.outTradeNo]);
    expect((await open(backend, id)).message).toContain("1 笔差异");
    expect((await open(backend, id, "已按渠道账单人工入账")).code).toBe(0);
    expect(await restoreOf(backend, id)).toMatchObject({ state: "OPEN", openReason: "已按渠道账单人工入账" });
  });

  test("[EXT-605] takes the bill of a provider that cannot be asked", async () => {
    const { backend, account } = life;
    const { dump } = await dumpOf(life);
    const id = await restoreFrom(life, dump);
    const number = `${bucketPrefix(account.customerId)}${"0".repeat(29)}`;
    const bill = { kind: "PAYMENT", number, amount: 12.5, time: "2026-11-20 18:00:00" };
    const answer = await compare(backend, id, [bill]);
    expect(answer.data).toEqual({ asked: true, differences: [{ ...bill, source: "STAFF" }], books: [] });
    // Above the limit of one person, another one opens it as well.
    const { directory } = openStores(backend.env);
    const moved = await amountMoved(openRestore, { params: { id } }, { directory } as RequestContext);
    expect(moved).toBe(1250);
    // A mistyped line is corrected by sending it again.
    const right = { ...bill, amount: 21.5, time: "2026-11-20 19:00:00" };
    expect((await compare(backend, id, [right])).data.differences).toEqual([{ ...right, source: "STAFF" }]);
    const foreign = { ...bill, number: `${bucketPrefix(account.customerId + 1)}${"0".repeat(29)}` };
    expect((await compare(backend, id, [foreign])).code).toBe(Code.INVALID_INPUT);
  });

  test("[EXT-605] is told of the money of customers who had moved into the cell that is restored, or have left it since", async () => {
    const { backend, account } = life;
    const { customerId } = account;
    const { to: cell } = cellsOfCustomer(customerId);
    const moveTo = async (target: number) => {
      await askForMove(backend, customerId, target);
      await goOnMoving(backend);
      expect(await moveOf(backend, customerId)).toMatchObject({ cell: target, step: "DONE" });
    };
    const orderId = await life.placeOrder();
    await moveTo(cell);
    const dump = "2026-11-20-180000";
    await dumpWhole(backend, cell, dump);
    backend.clock.advance(HOUR);
    const lost = await openPayment(backend, "WECHAT", { account, orderId });
    // The cell does not know that it was paid, so no earlier row tells it.
    await act(backend, lost.outTradeNo, "pay", 0);
    const { data } = await askForRestore(backend, { cell }, dump);
    await goOn(backend);
    expect(await restoreOf(backend, data.id)).toMatchObject({ state: "HELD", failure: null });
    const line = { kind: "PAYMENT", number: lost.outTradeNo, amount: lost.total / 100, source: "PROVIDER" };
    const told = async () => (await compare(backend, data.id)).data.differences;
    expect(await told()).toEqual([expect.objectContaining(line)]);
    await moveTo(cellsOfCustomer(customerId).from);
    expect(await told()).toEqual([expect.objectContaining(line)]);
    expect((await open(backend, data.id)).code).toBe(Code.CONFLICT);
    expect((await open(backend, data.id, "已按渠道账单人工入账")).code).toBe(0);
  });

  test("[EXT-605] believes the provider and the earlier rows more than a line that staff have typed", async () => {
    const { backend, account } = life;
    const { dump } = await dumpOf(life);
    const early = await openPayment(backend, "WECHAT", { account, orderId: await life.placeOrder() });
    await act(backend, early.outTradeNo, "pay");
    const late = await openPayment(backend, "WECHAT", { account, orderId: await life.placeOrder() });
    const id = await restoreFrom(life, dump);
    const typed = [early, late].map(({ outTradeNo }) => ({
      kind: "PAYMENT",
      number: outTradeNo,
      amount: 0.01,
      time: "2026-11-20 18:00:00",
    }));
    const amounts = async (lines: object[]) => {
      const { data } = await compare(backend, id, lines);
      return Object.fromEntries(
        data.differences.map((it: Record<string, unknown>) => [it.number, [it.amount, it.source]]),
      );
    };
    const before = { [early.outTradeNo]: [early.total / 100, "BEFORE"] };
    expect(await amounts(typed)).toEqual({ ...before, [late.outTradeNo]: [0.01, "STAFF"] });
    expectConsole(/payment notification for no payment of ours/);
    await act(backend, late.outTradeNo, "pay");
    const told = { ...before, [late.outTradeNo]: [late.total / 100, "PROVIDER"] };
    for (const lines of [[], typed]) expect(await amounts(lines)).toEqual(told);
  });

  test("[EXT-606] withdraws nothing meanwhile, and what was on its way waits", async () => {
    const { backend, account } = life;
    await bindAlipay(account);
    await setMood(backend, account, "DELAY");
    expect((await withdraw(backend, account)).code).toBe(0);
    const { dump } = await dumpOf(life);
    await setMood(backend, account, "PAY");
    const id = await restoreFrom(life, dump);
    const token = await openSession(account.customerId);
    await bindAlipay(account);
    const refused = await withdraw(backend, { ...account, token });
    expect(refused).toMatchObject({
      code: Code.UPSTREAM_UNAVAILABLE,
      message: expect.stringContaining("核对"),
    });
    const attempts = async () => (await rowsOf(account)).map(({ attempts }) => attempts);
    const before = await attempts();
    backend.clock.advance(2 * HOUR);
    await runJobs();
    expect(await attempts()).toEqual(before);
    await compare(backend, id);
    expect((await open(backend, id)).code).toBe(0);
    await runJobs();
    expect(await attempts()).not.toEqual(before);
  });

  test("[EXT-605] masters who were paid since are not paid again", async () => {
    const { backend, account } = life;
    const orderId = await life.orderIn("SUCCESS");
    const { dump } = await dumpOf(life);
    backend.clock.advance(10 * DAY);
    await runJobs();
    expect((await payMasters(backend)).data).not.toEqual([]);
    const paid = async () =>
      (await settlementsOf(backend, orderId)).map(({ state, payoutTime }) => [state, payoutTime !== null]);
    expect(await paid()).toEqual([["PAID", true]]);
    const payable = async () => balanceOf(`payable:${account.customerId}:worker:7002`);
    const before = await payable();
    const id = await restoreFrom(life, dump);
    // Nothing is paid while the money is held, although staff's list says that it is due.
    expect((await operate(backend, "POST", "/operator/api/lists/rebuild")).code).toBe(0);
    for (let minute = 0; minute < 3; minute += 1) await runJobs();
    expect(await paid()).toEqual([["OPEN", false]]);
    expect((await payMasters(backend)).data).toEqual([]);
    expect((await compare(backend, id)).data).toMatchObject({ differences: [], books: [] });
    expect(await payable()).toBe(before);
    expect((await open(backend, id)).code).toBe(0);
    await runJobs();
    expect(await paid()).toEqual([["PAID", true]]);
    expect((await payMasters(backend)).data).toEqual([]);
  });

  test("[EXT-605] masters who were paid between the request for the restore and the customer's turn are not paid again", async () => {
    const { backend, account } = life;
    const orderId = await life.orderIn("SUCCESS");
    const { dump } = await dumpOf(life);
    backend.clock.advance(10 * DAY);
    await runJobs();
    const { data } = await askForRestore(backend, { customerId: account.customerId }, dump);
    backend.clock.advance(MINUTE);
    const settlement = await settledIn(orderId);
    expect(toldBy(await payMasters(backend))).toContain(settlement?.id);
    await goOn(backend);
    expect(await settledIn(orderId)).toEqual(settlement);
    expect((await compare(backend, data.id)).data).toMatchObject({ differences: [], books: [] });
    expect(await settledIn(orderId)).toEqual({ ...settlement, state: "PAID" });
    expect((await open(backend, data.id)).code).toBe(0);
    expect(toldBy(await payMasters(backend))).toEqual([]);
  });

  test("[EXT-605] masters who were to be paid and were not stay due", async () => {
    const { backend, account } = life;
    const orderId = await life.orderIn("SUCCESS");
    const { dump } = await dumpOf(life);
    backend.clock.advance(10 * DAY);
    await runJobs();
    const faults = createFaults();
    const failing = createPayoutBackend({ clock: backend.clock, env: faults.wrap({ DB: env.DB }) });
    faults.d1
      .batch(/UPDATE master_settlements/)
      .always()
      .throwBefore();
    expectConsole(/database batch failed|customer left to the next run/);
    expect((await payMasters(failing)).code).not.toBe(0);
    const id = await restoreFrom(life, dump);
    expect((await compare(backend, id)).data).toMatchObject({ differences: [], books: [] });
    const settlement = await settledIn(orderId);
    expect(settlement).toMatchObject({ state: "OPEN" });
    expect((await open(backend, id)).code).toBe(0);
    expect(toldBy(await payMasters(backend))).toContain(settlement?.id);
    expect(await balanceOf(`payable:${account.customerId}:worker:7002`)).toBe(0);
  });
});
