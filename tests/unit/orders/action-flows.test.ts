import { describe, expect, test } from "vitest";
import { ACTION_FLOWS, blockedFlows, offeredFlows } from "../../../app/features/orders/action-flows";
import type { OrderAction } from "../../../schema/rules/orders/order-actions";

const GENERAL = { id: "7", type: "GENERAL" } as const;
const IMMEDIATE = { id: "8", type: "TIMELY" } as const;

describe("an action of an order", () => {
  test.each([
    ["PAY", "去支付", "pay", "/placeorder/Orderpayment?orderid=7"],
    ["COMPARE_BIDS", "查看报价", "primary", "/user/order/orderinfo?orderid=7&tab=bids"],
    ["ACCEPT", "立即验收", "primary", "/user/order/acceptance?orderid=7"],
    ["HANDLE_EXCEPTION", "处理异常", "primary", "/user/order/abnormal?orderid=7"],
    ["REQUEST_REFUND", "申请退款", undefined, "/user/order/refund/modify?orderid=7"],
    ["COPY", "复制订单", undefined, "/placeorder/stepone?copy=7"],
  ] as const)(
    "[G-16] [ROUTE-17] [ROUTE-23] [ROUTE-26] %s is called %s and leads to a page with the order",
    (action, label, variant, address) => {
      const flow = ACTION_FLOWS[action];
      expect([flow?.label, flow?.variant]).toEqual([label, variant]);
      expect(flow && "to" in flow ? flow.to(GENERAL) : null).toBe(address);
    },
  );

  test("[ACT-23] COPY leads to the form of immediate orders for an immediate order", () => {
    const flow = ACTION_FLOWS.COPY;
    expect(flow && "to" in flow ? flow.to(IMMEDIATE) : null).toBe("/placeorder/speedOrder?copy=8");
  });

  test("an odd id of an order stays one parameter of the address", () => {
    const flow = ACTION_FLOWS.ACCEPT;
    const address = flow && "to" in flow ? flow.to({ id: "7&tab=bids 1", type: "GENERAL" }) : "";
    expect(new URL(address, "https://site.test").searchParams.get("orderid")).toBe("7&tab=bids 1");
  });

  test.each([
    ["CANCEL", "取消订单"],
    ["EDIT", "修改订单"],
    ["CONFIRM_ARRIVAL", "确认到货"],
    ["DELAY_ACCEPTANCE", "延长验收"],
    ["EVALUATE", "评价师傅"],
    ["REFUND", "申请退款"],
    ["ADD_EXCEPTION", "添加异常"],
    ["MARKUP", "加价"],
    ["MARKUP_CALL", "加价"],
    ["CALL", "电话联系"],
    ["ADD_FOLLOW_UP", "添加跟进"],
    ["COMPLAIN", "投诉"],
  ] as const)("[G-16] %s is called %s and opens a dialog", (action, label) => {
    const flow = ACTION_FLOWS[action];
    expect(flow?.label).toBe(label);
    expect(flow && "Dialog" in flow ? typeof flow.Dialog : null).toBe("function");
  });

  test("[ACT-21] a markup of an immediate order opens the dialog of calls, that of another order does not", () => {
    const dialogOf = (action: OrderAction) => {
      const flow = ACTION_FLOWS[action];
      return flow && "Dialog" in flow ? flow.Dialog : null;
    };
    expect(dialogOf("MARKUP_CALL")).toBe(dialogOf("CALL"));
    expect(dialogOf("MARKUP")).not.toBe(dialogOf("CALL"));
  });
});

const namesOf = ({
  main,
  others,
}: {
  main: { action: OrderAction } | null;
  others: { action: OrderAction }[];
}) => [main?.action ?? null, others.map(({ action }) => action)];

describe("the main action of an order", () => {
  test.each(["PAY", "COMPARE_BIDS", "ACCEPT", "EVALUATE", "HANDLE_EXCEPTION", "CONFIRM_ARRIVAL"] as const)(
    "is %s where the order offers nothing more urgent",
    (action) => {
      expect(namesOf(offeredFlows(["CALL", action, "COMPLAIN"]))).toEqual([action, ["CALL", "COMPLAIN"]]);
    },
  );

  test.each([
    ["PAY", "COMPARE_BIDS"],
    ["COMPARE_BIDS", "ACCEPT"],
    ["ACCEPT", "EVALUATE"],
    ["EVALUATE", "HANDLE_EXCEPTION"],
    ["HANDLE_EXCEPTION", "CONFIRM_ARRIVAL"],
  ] as const)("is %s before %s, whichever comes first", (first, second) => {
    expect(namesOf(offeredFlows([first, second]))).toEqual([first, [second]]);
    expect(namesOf(offeredFlows([second, first]))).toEqual([first, [second]]);
  });

  test("does not exist where only lesser actions are offered, or none that has a flow", () => {
    expect(namesOf(offeredFlows(["CANCEL", "EDIT", "COPY"]))).toEqual([null, ["CANCEL", "EDIT", "COPY"]]);
    expect(namesOf(offeredFlows(["REJECT"]))).toEqual([null, []]);
  });
});

describe("the blocked actions of an order", () => {
  const DELAY = { action: "DELAY_ACCEPTANCE", reason: "每笔订单只能延长一次" } as const;
  const ACCEPT = { action: "ACCEPT", reason: "等待师傅完成核销，核销后才能验收" } as const;
  const REJECT = { action: "REJECT", reason: "等待师傅重新拍照，暂不能操作" } as const;

  test("[U31] put a blocked acceptance, with its reason, once in the place of the main button", () => {
    const { main, others } = blockedFlows([DELAY, ACCEPT, REJECT], false);
    expect(main).toMatchObject({ ...ACCEPT, flow: { label: "立即验收" } });
    expect(others).toMatchObject([{ ...DELAY, flow: { label: "延长验收" } }]);
    expect(others).toHaveLength(1);
  });

  test("[U31] stand all in the menu beside a main action", () => {
    expect(namesOf(blockedFlows([DELAY, ACCEPT, REJECT], true))).toEqual([
      null,
      ["DELAY_ACCEPTANCE", "ACCEPT"],
    ]);
  });

  test("[U31] leave the place of the main button free without a blocked acceptance", () => {
    expect(namesOf(blockedFlows([DELAY], false))).toEqual([null, ["DELAY_ACCEPTANCE"]]);
  });
});
