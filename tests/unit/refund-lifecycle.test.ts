import { describe, expect, test } from "vitest";
import {
  nextRefundStatus,
  REFUND_EDGES,
  REFUND_EVENTS,
  type RefundFacts,
} from "../../backend/src/modules/refunds/refund-edges";
import {
  REFUND_STATUS_NAMES,
  REFUND_STATUSES,
  type RefundStatus,
  refundActions,
} from "../../schema/rules/refunds/refund-status";

type Event = (typeof REFUND_EVENTS)[number] | "refund";
const WALLET: RefundFacts = { payWay: "WALLET" };
const PROVIDERS: RefundFacts[] = [{ payWay: "ALIPAY" }, { payWay: "WECHAT" }];
const EVENTS: Event[] = [...REFUND_EVENTS, "refund"];
const ORIGINS: (RefundStatus | null)[] = [null, ...REFUND_STATUSES];

/** Everything that may happen to a refund, written down once more by hand: with the wallet, and with a provider. */
const LEGAL: [Event, RefundStatus | null, wallet: RefundStatus, provider: RefundStatus][] = [
  ["request_refund", null, "WAIT", "WAIT"],
  ["request_refund", "CANCEL", "WAIT", "WAIT"],
  ["refund", null, "SUCCESS", "AGREE"],
  ["refund", "CANCEL", "SUCCESS", "AGREE"],
  ["refund", "REFUSE", "SUCCESS", "AGREE"],
  ["change_refund", "WAIT", "WAIT", "WAIT"],
  ["cancel_refund", "WAIT", "CANCEL", "CANCEL"],
  ["agree_refund", "WAIT", "SUCCESS", "AGREE"],
  ["refuse_refund", "WAIT", "REFUSE", "REFUSE"],
  ["renew_refund", "REFUSE", "WAIT", "WAIT"],
  ["renew_refund", "PROCESSED", "WAIT", "WAIT"],
  ["request_arbitration", "REFUSE", "ARBITRATION", "ARBITRATION"],
  ["cancel_arbitration", "ARBITRATION", "REFUSE", "REFUSE"],
  ["arbitrate", "ARBITRATION", "PROCESSED", "PROCESSED"],
  ["dismiss_arbitration", "ARBITRATION", "PROCESSED", "PROCESSED"],
  ["refund_arrive", "AGREE", "SUCCESS", "SUCCESS"],
  ["refund_arrive", "FAIL", "SUCCESS", "SUCCESS"],
  ["refund_arrive", "PROCESSED", "PROCESSED", "PROCESSED"],
  ["refund_stall", "AGREE", "FAIL", "FAIL"],
];

describe("refund lifecycle", () => {
  test.each(LEGAL)(
    "[ENUM-07] %s leads a refund from %s to %s, or %s by a provider",
    (event, from, wallet, provider) => {
      expect(nextRefundStatus(from, event, WALLET)).toBe(wallet);
      for (const facts of PROVIDERS) expect(nextRefundStatus(from, event, facts)).toBe(provider);
    },
  );

  test("[R4] nothing else can happen to a refund in any status", () => {
    for (const event of EVENTS) {
      for (const from of ORIGINS) {
        if (LEGAL.some(([legal, origin]) => legal === event && origin === from)) continue;
        for (const facts of [WALLET, ...PROVIDERS]) {
          expect(nextRefundStatus(from, event, facts), `${event} from ${from}`).toBeNull();
        }
      }
    }
  });

  test("[REFUND-05] nothing leads out of a refund that succeeded, so that an order has one", () => {
    expect(REFUND_EDGES.filter(({ from }) => from === "SUCCESS")).toEqual([]);
  });

  test("the table gives one answer: of edges with the same event and origin all but the last choose", () => {
    for (const [index, { event, from, when }] of REFUND_EDGES.entries()) {
      const isRepeated = REFUND_EDGES.slice(index + 1).some(
        (edge) => edge.event === event && edge.from === from,
      );
      expect(when !== undefined, `${event} ${from}`).toBe(isRepeated);
    }
  });
});

describe("the actions of a refund", () => {
  test("[REFUND-13] [REFUND-17] [REFUND-19] [REFUND-20] follow from its status while the order is open", () => {
    const offered = Object.fromEntries(
      REFUND_STATUSES.map((status) => [status, refundActions(status, { isOrderOpen: true })]),
    );
    expect(offered).toEqual({
      WAIT: ["MODIFY", "CANCEL"],
      AGREE: [],
      REFUSE: ["RENEW", "ARBITRATE"],
      ARBITRATION: ["CANCEL_ARBITRATION"],
      PROCESSED: ["RENEW"],
      SUCCESS: [],
      FAIL: [],
      CANCEL: [],
      ARBITRATION_CANCEL: [],
    });
    for (const status of REFUND_STATUSES) expect(refundActions(status, { isOrderOpen: false })).toEqual([]);
  });

  test.each([
    ["REFUND-17", "WAIT", "待审核"],
    ["REFUND-18", "AGREE", "已同意退款"],
    ["REFUND-19", "REFUSE", "已拒绝退款"],
    ["REFUND-20", "ARBITRATION", "仲裁中"],
    ["REFUND-21", "PROCESSED", "仲裁已处理"],
    ["REFUND-22", "SUCCESS", "退款成功"],
    ["REFUND-23", "FAIL", "退款失败"],
    ["REFUND-24", "CANCEL", "已取消退款"],
    ["REFUND-25", "ARBITRATION_CANCEL", "已取消仲裁"],
  ] as const)("[%s] [ENUM-07] %s is called %s", (_id, status, name) => {
    expect(REFUND_STATUS_NAMES[status]).toBe(name);
  });
});
