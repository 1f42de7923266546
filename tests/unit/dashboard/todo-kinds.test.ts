import { describe, expect, test } from "vitest";
import { TODO_WORDS, todoFlow } from "../../../app/features/dashboard/todos/todo-kinds";
import { ACTION_FLOWS } from "../../../app/features/orders/action-flows";
import type { TodoKind } from "../../../app/gql/graphql";
import type { OrderAction } from "../../../schema/rules/orders/order-actions";

/** All that orders offer besides the action of the row. */
const OTHERS: OrderAction[] = ["CANCEL", "EDIT", "COPY", "COMPLAIN", "REFUND"];

test.each<[TodoKind, string, string, string]>([
  ["VISIT_OVERDUE", "上门超时", "上门超时", "/user/order?isVisitOverdue=true"],
  ["APPOINTMENT_FAILED", "预约失败", "预约失败", "/user/order?status=WAIT_APPOINTMENT&appointResult=false"],
  ["ACCEPTANCE_DUE", "待验收", "待验收", "/user/order?status=WAIT_ACCEPT"],
  ["REFUND_REFUSED", "退款被拒绝", "退款订单", "/user/order/refund?status=REFUSE"],
  ["EXCEPTION", "异常待处理", "异常订单", "/user/order?status=ABNORMAL"],
  ["MARKUP_REQUEST", "加价申请", "异常跟进", "/user/followup/record"],
  ["BIDS", "师傅报价", "待付款", "/user/order?status=WAIT_PAY"],
  ["PAYMENT_DUE", "待付款", "待付款", "/user/order?status=WAIT_PAY"],
  ["UNANSWERED", "无人接单", "指派超时", "/user/order?status=ASSIGN_OVERTIME"],
  ["ARRIVAL", "待确认到货", "未到货", "/user/order?status=NOT_ARRIVAL"],
])(
  "[ENUM-02] things to do of the kind %s are called %s, and all of them are in the list %s at %s",
  (kind, label, list, all) => {
    expect(TODO_WORDS[kind]).toEqual({ label, list, all });
  },
);

/** The label of the button and the page it leads to; without a page, its dialog. */
function buttonOf(kind: TodoKind, actions: readonly OrderAction[], id = "5&6") {
  const flow = todoFlow(kind, { id, actions });
  if (!flow) return null;
  return [flow.label, "to" in flow ? flow.to({ id, type: "GENERAL" }) : flow.Dialog];
}

/** The dialog of an action on other pages. */
function dialogOf(action: OrderAction) {
  const flow = ACTION_FLOWS[action];
  if (!flow || !("Dialog" in flow)) throw new Error(`${action} has no dialog`);
  return flow.Dialog;
}

describe("the button of an order with something to do", () => {
  test.each<[TodoKind, string, string]>([
    ["REFUND_REFUSED", "去处理", "/user/order/orderinfo?orderid=5%266&tab=refund"],
    ["MARKUP_REQUEST", "去处理", "/user/order/orderinfo?orderid=5%266&tab=markup"],
    ["EXCEPTION", "去处理", "/user/order/abnormal?orderid=5%266"],
  ])("under %s says %s and leads to %s, whatever the order offers", (kind, label, to) => {
    expect(buttonOf(kind, [])).toEqual([label, to]);
    expect(buttonOf(kind, ["PAY", "CALL"])).toEqual([label, to]);
  });

  test.each<[TodoKind, OrderAction, string, string]>([
    ["ACCEPTANCE_DUE", "ACCEPT", "去验收", "/user/order/acceptance?orderid=5%266"],
    ["BIDS", "COMPARE_BIDS", "看报价", "/user/order/orderinfo?orderid=5%266&tab=bids"],
    ["PAYMENT_DUE", "PAY", "去支付", "/placeorder/Orderpayment?orderid=5%266"],
  ])("under %s is the page of %s as %s, only while the order offers it", (kind, action, label, to) => {
    expect(buttonOf(kind, [...OTHERS, action])).toEqual([label, to]);
    expect(buttonOf(kind, OTHERS)).toBeNull();
    expect(buttonOf(kind, [])).toBeNull();
  });

  test.each<[TodoKind, OrderAction, string]>([
    ["VISIT_OVERDUE", "CALL", "联系师傅"],
    ["APPOINTMENT_FAILED", "EDIT", "修改订单"],
    ["UNANSWERED", "MARKUP", "加价"],
    ["UNANSWERED", "MARKUP_CALL", "加价"],
    ["ARRIVAL", "CONFIRM_ARRIVAL", "确认到货"],
  ])("under %s opens the dialog of %s as %s, only while the order offers it", (kind, action, label) => {
    const others = OTHERS.filter((other) => other !== action);
    expect(buttonOf(kind, [...others, action])).toEqual([label, dialogOf(action)]);
    expect(buttonOf(kind, others)).toBeNull();
    expect(buttonOf(kind, [])).toBeNull();
  });

  test("raises the price itself rather than calling the platform, where an order offers both", () => {
    expect(buttonOf("UNANSWERED", ["MARKUP_CALL", "MARKUP"])).toEqual(["加价", dialogOf("MARKUP")]);
  });

  test("keeps the colour that its action has elsewhere", () => {
    expect(todoFlow("PAYMENT_DUE", { id: "5", actions: ["PAY"] })?.variant).toBe("pay");
    expect(todoFlow("VISIT_OVERDUE", { id: "5", actions: ["CALL"] })?.variant).toBeUndefined();
  });

  test("is missing for a kind that this page does not know yet", () => {
    expect(todoFlow("LATER_KIND" as TodoKind, { id: "5", actions: ["PAY", "CALL"] })).toBeNull();
  });
});
