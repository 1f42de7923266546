import { describe, expect, test } from "vitest";
import { nextStep } from "../../../schema/rules/orders/next-step";
import { type MatterFacts, orderMatters } from "../../../schema/rules/orders/order-matters";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";
import type { RefundStatus } from "../../../schema/rules/refunds/refund-status";
import { USUAL_ORDER } from "../../support/orders/usual-order";

const order = (status: OrderStatus, facts: Partial<MatterFacts> = {}) => ({
  ...USUAL_ORDER,
  status,
  ...facts,
});
const refund = (
  status: RefundStatus,
  refundAmount: number | null = null,
  refundSuccessTime: string | null = null,
) => ({ refundState: { status, refundAmount, refundSuccessTime } });
const labels = (subject: MatterFacts) => orderMatters(subject).map(({ label }) => label);

const BACK = "2026-11-22 09:00:00";
const LIVE = ORDER_STATUSES.filter(
  (status) => !["WAIT_PAY", "SUCCESS", "EVALUATED", "CLOSE"].includes(status),
);

describe("open matters of an order beside its status", () => {
  test("[U30] a usual order has none, whatever its status", () => {
    for (const status of ORDER_STATUSES) expect(orderMatters(order(status)), status).toEqual([]);
  });

  test.each<[RefundStatus, string, RegExp]>([
    ["WAIT", "退款审核中", /等待师傅或平台审核退款/],
    ["ARBITRATION", "退款仲裁中", /平台正在核实仲裁/],
    ["REFUSE", "退款被拒绝", /申请.*仲裁/],
  ])(
    "[U30] a refund that is %s takes the place of what the status would have people do",
    (status, label, hint) => {
      for (const one of LIVE) {
        expect(labels(order(one, refund(status))), one).toEqual([label]);
        expect(nextStep(order(one, refund(status))), one).toMatch(hint);
      }
      expect(nextStep(order("WAIT_INSTALL", refund(status)))).not.toContain("留人在家");
    },
  );

  test("[U30] refused work in acceptance can still be accepted, and after that the refusal is past", () => {
    expect(nextStep(order("WAIT_ACCEPT", refund("REFUSE")))).toContain("验收");
    expect(nextStep(order("WAIT_ACCEPT", { ...refund("REFUSE"), isAcceptance: 0 }))).toBe(
      "可重新申请退款或申请仲裁；验收须等师傅重新拍照",
    );
    expect(orderMatters(order("SUCCESS", refund("REFUSE")))).toEqual([]);
    expect(orderMatters(order("CLOSE", refund("CANCEL")))).toEqual([]);
  });

  test("[U30] money that goes back says how much, whereto and whether it is there", () => {
    const closed = (facts: Partial<MatterFacts>) => {
      const subject = order("CLOSE", facts);
      return [labels(subject).join(), nextStep(subject)];
    };
    expect(closed(refund("SUCCESS", 300, BACK))).toEqual(["已全额退款", "¥300.00 已退回钱包余额"]);
    expect(closed(refund("PROCESSED", 250.5, BACK))).toEqual(["已部分退款", "¥250.50 已退回钱包余额"]);
    const byAlipay = { payWay: "ALIPAY" as const };
    expect(closed({ ...byAlipay, ...refund("AGREE", 300) })).toEqual([
      "退款中",
      "¥300.00 正在退回支付宝，到账后通知您",
    ]);
    expect(closed({ ...byAlipay, ...refund("FAIL", 300) })[1]).toContain("系统会继续办理");
    const withMarkup = { ...byAlipay, totalAmount: 350, ...refund("SUCCESS", 350, BACK) };
    expect(closed(withMarkup)).toEqual(["已全额退款", "¥350.00 已退回支付宝和钱包余额"]);
  });

  test("[U30] an arbitration without a refund leaves the order as it stands", () => {
    for (const amount of [null, 0]) {
      expect(orderMatters(order("WAIT_INSTALL", refund("PROCESSED", amount)))).toEqual([]);
    }
  });

  test("[U30] an exception waits for the customer until it is solved, and is not decided while the work is judged", () => {
    const broken = { isGoodsAbnormal: true };
    expect(labels(order("WAIT_INSTALL", broken))).toEqual(["异常待处理"]);
    expect(nextStep(order("WAIT_INSTALL", broken))).toContain("请决定如何处理异常");
    expect(labels(order("WAIT_ACCEPT", broken))).toEqual(["有异常"]);
    expect(nextStep(order("WAIT_ACCEPT", broken))).toContain("验收");
    expect(labels(order("WAIT_INSTALL", { ...broken, solveExceptionWay: "NORMAL" }))).toEqual([]);
    expect(labels(order("CLOSE", broken))).toEqual([]);
  });

  test("[U30] a markup by the master needs an answer; the customer's own leaves the next step unchanged", () => {
    const wanted = (source: "CUSTOMER" | "WORKER") =>
      order("WAIT_INSTALL", { openMarkup: { source, amount: 50 } });
    expect(labels(wanted("WORKER"))).toEqual(["加价待支付"]);
    expect(nextStep(wanted("WORKER"))).toBe("师傅申请加价 ¥50.00，请支付或拒绝");
    expect(labels(wanted("CUSTOMER"))).toEqual(["加价待支付"]);
    expect(nextStep(wanted("CUSTOMER"))).toBe(nextStep(order("WAIT_INSTALL")));
  });

  test("[U30] [ENT-13] where only the sum is told, it is what masters ask for", () => {
    const asked = order("WAIT_INSTALL", { markupRequestTotal: 70 });
    expect(orderMatters(asked).map(({ kind }) => kind)).toEqual(["MARKUP_REQUEST"]);
    expect(nextStep(asked)).toBe("师傅申请加价 ¥70.00，请支付或拒绝");
    const own = { openMarkup: { source: "WORKER", amount: 50 }, markupRequestTotal: 70 } as const;
    expect(nextStep(order("WAIT_INSTALL", own))).toContain("¥50.00");
  });

  test("[U30] [ENT-13] where only the name of a refund's status is told, it stands there without a hint", () => {
    const named = (refundStatusName: string, facts: Partial<MatterFacts> = {}) =>
      order("WAIT_INSTALL", { refundStatusName, ...facts });
    const matter = { kind: "REFUND", label: "审核中", hint: null };
    expect(orderMatters(named("审核中"))).toEqual([matter]);
    expect(nextStep(named("审核中"))).toBe(nextStep(order("WAIT_INSTALL")));
    expect(orderMatters(named("审核中", refund("AGREE")))).toEqual([matter]);
    for (const over of [named(""), named("已取消退款"), named("已撤销", refund("CANCEL"))])
      expect(orderMatters(over)).toEqual([]);
  });

  test("[U30] a failed appointment says why, and what to look at", () => {
    const failed = order("WAIT_APPOINTMENT", { appointFailReason: "客户电话无人接听" });
    expect(labels(failed)).toEqual(["预约失败"]);
    expect(nextStep(failed)).toBe("客户电话无人接听，请核对电话");
  });

  test("[U30] of several the refund comes first, and all are named", () => {
    const all = order("WAIT_INSTALL", {
      ...refund("WAIT"),
      isGoodsAbnormal: true,
      openMarkup: { source: "WORKER", amount: 50 },
    });
    expect(labels(all)).toEqual(["退款审核中", "异常待处理", "加价待支付"]);
    expect(nextStep(all)).toContain("审核退款");
  });
});
