import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SETTLEMENT_DUE_MS } from "../../../schema/rules/masters/master-settlement";
import { formatYuan } from "../../../schema/rules/money";
import { DAY, formatTime } from "../../../schema/rules/time";
import {
  appeal,
  decide,
  payMasters,
  rate,
  settlementOf,
  settlementsOf,
} from "../../support/orders/master-settlements";
import { MASTER, operate, PROVIDER } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { acceptEverything, EVENTS, follow, refundRequest } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { copyToStaff } from "../../support/orders/staff-lists";
import { createTestBackend } from "../../support/servers/backend";

const life = withOneLife(5_000_000);
const owed = (workerId = MASTER.id) => balanceOf(`payable:${life.account.customerId}:worker:${workerId}`);
const fund = () => balanceOf(`guarantee:${life.account.customerId}`);
const wallet = () => balanceOf(`wallet:${life.account.customerId}`);
const accepted = () => life.orderIn("SUCCESS");
const rated = async (star: number) => {
  const orderId = await accepted();
  expect(await rate(life.subjectOf(orderId), star)).toMatchObject({ code: 0 });
  return orderId;
};
const untilDue = () => life.backend.clock.advance(SETTLEMENT_DUE_MS);

/** Texts of the messages about an order. */
async function toldOf(orderId: number): Promise<string[]> {
  const { data } = await life.call("POST", "/user/api/mes/list", { type: "service", pageSize: 50 });
  return data.pageResult.rows
    .filter(({ mesAssociatedId }: { mesAssociatedId: number }) => mesAssociatedId === orderId)
    .map(({ content }: { content: string }) => content);
}

afterEach(() => vi.unstubAllGlobals());

describe("the settlement of a master", () => {
  test("[GEN-08] begins with the acceptance, is due after seven days, and waits until then", async () => {
    const orderId = await accepted();
    const now = life.backend.clock.now();
    const settlement = await settlementOf(life.backend, orderId);
    const { workerFee } = await life.readOrder(orderId);
    expect(settlement).toMatchObject({
      workerId: MASTER.id,
      kind: "WORK",
      state: "OPEN",
      amount: workerFee,
      deduction: 0,
      net: workerFee,
      dueTime: formatTime(now + 7 * DAY),
    });
    life.backend.clock.advance(SETTLEMENT_DUE_MS - 1);
    await payMasters(life.backend);
    expect(await settlementOf(life.backend, orderId)).toEqual(settlement);
    life.backend.clock.advance(1);
    await payMasters(life.backend);
    expect(await settlementOf(life.backend, orderId)).toMatchObject({
      state: "PAID",
      payoutTime: formatTime(life.backend.clock.now()),
    });
    expect(await owed()).toBe(0);
    expect(await balanceOf(`masters:${life.account.customerId}`)).toBe(workerFee * 100);
  });

  test("goes to the provider who sent the master, and begins too where the clock accepts", async () => {
    const orderId = await life.placeOrder();
    await follow(life.subjectOf(orderId), ["pay", "take", "assign", "appoint", "sign_in", "complete"]);
    await acceptEverything();
    await copyToStaff(life.backend);
    expect(await settlementOf(life.backend, orderId)).toMatchObject({ workerId: PROVIDER.id, kind: "WORK" });
  });

  test("[GEN-08] a rating of one star deducts 20 %, of two 10 %, and of more nothing", async () => {
    const deductionOf = async (star: number) => {
      const { amount, deduction } = await settlementOf(life.backend, await rated(star));
      return Math.round((deduction / amount) * 1000) / 1000;
    };
    expect(await deductionOf(1)).toBeCloseTo(0.2, 2);
    expect(await deductionOf(2)).toBeCloseTo(0.1, 2);
    expect(await deductionOf(3)).toBe(0);
    expect(await deductionOf(5)).toBe(0);
  });

  test("[U66] a deduction is the guarantee fund's, never the customer's, who is told", async () => {
    const orderId = await accepted();
    const before = { wallet: await wallet(), owed: await owed() };
    await rate(life.subjectOf(orderId), 1);
    const { deduction } = await settlementOf(life.backend, orderId);
    expect(await fund()).toBe(deduction * 100);
    expect(await owed()).toBe(before.owed - deduction * 100);
    expect(await wallet()).toBe(before.wallet);
    const [text = ""] = await toldOf(orderId);
    expect(text).toContain("评了 1 星");
    expect(text).toContain(`扣减 20%，即${formatYuan(deduction)}`);
    expect(text).toContain("归入平台保障金，不退给下单人");
  });

  test("the master's side hears of the deduction and of the decision about the appeal", async () => {
    const heard: Record<string, unknown>[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      heard.push(JSON.parse(String(init.body)));
      return new Response(null, { status: 204 });
    });
    const backend = createTestBackend({
      clock: life.backend.clock,
      env: { MASTER_EVENTS_URL: "https://masters.test/events", MASTER_EVENTS_SECRET: "secret" },
    });
    const orderId = await accepted();
    await rate({ ...life.subjectOf(orderId), backend }, 2);
    const { id, amount, deduction } = await settlementOf(backend, orderId);
    await appeal(backend, id);
    await decide(backend, id, false);
    expect(heard).toEqual([
      {
        ...{ workerId: MASTER.id, businessType: "settlementDeducted", settlementId: id, orderId },
        ...{ stars: 2, amount, deduction },
      },
      {
        ...{ workerId: MASTER.id, businessType: "appealDecided", settlementId: id, orderId },
        ...{ isUpheld: false, content: "已核实" },
      },
    ]);
  });

  test("[GEN-08] a rating deducts nothing once the settlement is due", async () => {
    const orderId = await accepted();
    untilDue();
    expect(await rate(life.subjectOf(orderId), 1)).toMatchObject({ code: 0 });
    expect(await settlementOf(life.backend, orderId)).toMatchObject({ deduction: 0, stars: null });
    expect(await toldOf(orderId)).not.toContainEqual(expect.stringContaining("扣减"));
  });
});

describe("an appeal of the master", () => {
  test("[GEN-08] upheld, returns the deduction to what is paid out, and the customer is told", async () => {
    const orderId = await rated(1);
    const { id, amount, deduction } = await settlementOf(life.backend, orderId);
    expect(await appeal(life.backend, id)).toMatchObject({ code: 0 });
    untilDue();
    await payMasters(life.backend);
    expect(await settlementOf(life.backend, orderId)).toMatchObject({
      ...{ state: "OPEN", appeal: "OPEN" },
      ratingContent: "柜门没有装平",
    });
    expect(await decide(life.backend, id, true)).toMatchObject({ code: 0 });
    expect(await fund()).toBe(0);
    expect((await toldOf(orderId))[0]).toContain(`${formatYuan(deduction)}已退回师傅`);
    await payMasters(life.backend);
    expect(await settlementOf(life.backend, orderId)).toMatchObject({
      ...{ state: "PAID", appeal: "UPHELD", amount, deduction: 0, net: amount },
    });
  });

  test("[GEN-08] refused, leaves the deduction with the fund", async () => {
    const orderId = await rated(1);
    const { id, amount, deduction } = await settlementOf(life.backend, orderId);
    await appeal(life.backend, id);
    expect(await decide(life.backend, id, false)).toMatchObject({ code: 0 });
    untilDue();
    await payMasters(life.backend);
    expect(await settlementOf(life.backend, orderId)).toMatchObject({
      ...{ state: "PAID", appeal: "REFUSED", deduction, net: amount - deduction },
    });
    expect(await fund()).toBe(deduction * 100);
  });

  test("is possible once, about a deduction, before the pay-out, and decided once", async () => {
    const unrated = await settlementOf(life.backend, await accepted());
    expect(await appeal(life.backend, unrated.id)).toMatchObject({
      code: 4009,
      message: "这笔结算没有扣款，无需申诉",
    });
    expect(await appeal(life.backend, 5)).toMatchObject({ code: 4004 });

    const { id } = await settlementOf(life.backend, await rated(2));
    expect(await decide(life.backend, id, true)).toMatchObject({ code: 4009, message: "师傅没有申诉" });
    // The same again is the same.
    for (const _ of [1, 2]) expect(await appeal(life.backend, id)).toMatchObject({ code: 0 });
    expect(await appeal(life.backend, id, "另一个理由")).toMatchObject({ code: 4009 });
    for (const _ of [1, 2]) expect(await decide(life.backend, id, true)).toMatchObject({ code: 0 });
    expect(await decide(life.backend, id, false)).toMatchObject({ code: 4009, message: "申诉已处理" });

    const late = await settlementOf(life.backend, await rated(2));
    untilDue();
    await payMasters(life.backend);
    expect(await appeal(life.backend, late.id)).toMatchObject({
      code: 4009,
      message: "已结算给师傅，不能再申诉",
    });
  });
});

describe("a pay-out", () => {
  test("answers a statement for each master, and the same one again under the same key", async () => {
    const bad = await rated(1);
    const byProvider = await life.placeOrder();
    await follow(life.subjectOf(byProvider), [
      "pay",
      "take",
      "assign",
      "appoint",
      "sign_in",
      "complete",
      "accept",
    ]);
    untilDue();
    const first = await payMasters(life.backend, "pay-1");
    const { amount, deduction, net } = await settlementOf(life.backend, bad);
    const { orderNo } = await life.readOrder(bad);
    const mine = first.data.find(({ workerId }: { workerId: number }) => workerId === MASTER.id);
    expect(mine).toMatchObject({ workerName: MASTER.name });
    expect(mine.lines).toContainEqual(
      expect.objectContaining({ orderNo, kind: "WORK", amount, deduction, net: amount - deduction }),
    );
    const sum = (key: "amount" | "deduction" | "net") =>
      mine.lines.reduce((total: number, line: Record<string, number>) => total + (line[key] ?? 0), 0);
    expect([mine.amount, mine.deduction, mine.net]).toEqual([
      expect.closeTo(sum("amount"), 5),
      expect.closeTo(sum("deduction"), 5),
      expect.closeTo(sum("net"), 5),
    ]);
    expect(net).toBeCloseTo(amount - deduction, 5);
    expect(first.data.some(({ workerId }: { workerId: number }) => workerId === PROVIDER.id)).toBe(true);

    await accepted();
    untilDue();
    const paid = await balanceOf(`masters:${life.account.customerId}`);
    expect(await payMasters(life.backend, "pay-1")).toEqual(first);
    expect(await balanceOf(`masters:${life.account.customerId}`)).toBe(paid);
    expect(await payMasters(life.backend, "pay-1", MASTER.id)).toMatchObject({ code: 4308 });
  });

  test("can be that of one master, and needs a key", async () => {
    const orderId = await accepted();
    untilDue();
    expect((await payMasters(life.backend, crypto.randomUUID(), PROVIDER.id)).data).not.toContainEqual(
      expect.objectContaining({ workerId: MASTER.id }),
    );
    expect(await settlementOf(life.backend, orderId)).toMatchObject({ state: "OPEN" });
    expect(await operate(life.backend, "POST", "/operator/api/master_settlements/payout", {})).toMatchObject({
      code: 4000,
    });
  });
});

describe("other movements of a master's money", () => {
  test("a markup before the acceptance is part of the settlement; one after it has its own, which no rating touches", async () => {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    await follow(life.subjectOf(orderId), ["markup", "accept"]);
    const { workerFee } = await life.readOrder(orderId);
    expect(await settlementOf(life.backend, orderId)).toMatchObject({ amount: workerFee + 15 });
    await EVENTS.markup(life.subjectOf(orderId));
    await rate(life.subjectOf(orderId), 1);
    const [work, markup] = await settlementsOf(life.backend, orderId);
    expect(work).toMatchObject({ kind: "WORK", stars: 1 });
    expect(markup).toMatchObject({ kind: "MARKUP", amount: 15, deduction: 0 });
    untilDue();
    await payMasters(life.backend);
    // Paid once more after the pay-out: another settlement, due later.
    await EVENTS.markup(life.subjectOf(orderId));
    expect(await settlementsOf(life.backend, orderId)).toMatchObject([
      { state: "PAID" },
      { state: "PAID" },
      { kind: "MARKUP", state: "OPEN", dueTime: formatTime(life.backend.clock.now() + 7 * DAY) },
    ]);
  });

  test("the subsidy of a refund is a settlement; a refund after the acceptance is refused, paid out or not", async () => {
    const refunded = await life.orderIn("WAIT_INSTALL");
    await life.call("POST", `/order/api/order/${refunded}/cancel`, refundRequest({ allowance: 20 }));
    await follow(life.subjectOf(refunded), ["agree_refund"]);
    expect(await settlementOf(life.backend, refunded)).toMatchObject({ kind: "SUBSIDY", amount: 20 });

    const orderId = await accepted();
    expect(await EVENTS.request_refund(life.subjectOf(orderId))).not.toMatchObject({ code: 0 });
    untilDue();
    await payMasters(life.backend);
    expect(await EVENTS.request_refund(life.subjectOf(orderId))).not.toMatchObject({ code: 0 });
    expect(await settlementOf(life.backend, orderId)).toMatchObject({ state: "PAID" });
  });

  test("the database refuses what the module would not do", async () => {
    const { id } = await settlementOf(life.backend, await rated(1));
    const run = (set: string) =>
      env.DB.prepare(`UPDATE master_settlements SET ${set} WHERE id = ?`).bind(id).run();
    await expect(run("amount = amount + 1")).rejects.toThrow("settlement: changed otherwise");
    await expect(run("deduction = 0")).rejects.toThrow("settlement: changed otherwise");
    await expect(run("appeal = 'UPHELD'")).rejects.toThrow("settlement: appealed or decided already");
    await expect(run("state = 'PAID', payout_id = 1, paid_amount = amount")).rejects.toThrow("paid_in_full");
    await expect(env.DB.prepare("DELETE FROM master_settlements").run()).rejects.toThrow("not deleted");
  });
});
