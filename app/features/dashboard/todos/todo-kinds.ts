import { ACTION_FLOWS, type ActionFlow } from "~/features/orders/action-flows";
import { exceptionHref, orderHref, ordersByStatus } from "~/features/orders/order-address";
import type { TodoKind } from "~/gql/graphql";
import type { OrderAction } from "../../../../schema/rules/orders/order-actions";

interface TodoWords {
  /** What its tab says. */
  readonly label: string;
  /** The name of the list that has all of its orders, and maybe others as well. */
  readonly list: string;
  /** Where this list is. */
  readonly all: string;
}

/** What each kind is called, and where all of its orders are. */
export const TODO_WORDS: Record<TodoKind, TodoWords> = {
  VISIT_OVERDUE: { label: "上门超时", list: "上门超时", all: "/user/order?isVisitOverdue=true" },
  APPOINTMENT_FAILED: {
    label: "预约失败",
    list: "预约失败",
    all: "/user/order?status=WAIT_APPOINTMENT&appointResult=false",
  },
  ACCEPTANCE_DUE: { label: "待验收", list: "待验收", all: ordersByStatus("WAIT_ACCEPT") },
  REFUND_REFUSED: { label: "退款被拒绝", list: "退款订单", all: "/user/order/refund?status=REFUSE" },
  EXCEPTION: { label: "异常待处理", list: "异常订单", all: ordersByStatus("ABNORMAL") },
  MARKUP_REQUEST: { label: "加价申请", list: "异常跟进", all: "/user/followup/record" },
  BIDS: { label: "师傅报价", list: "待付款", all: ordersByStatus("WAIT_PAY") },
  PAYMENT_DUE: { label: "待付款", list: "待付款", all: ordersByStatus("WAIT_PAY") },
  UNANSWERED: { label: "无人接单", list: "指派超时", all: ordersByStatus("ASSIGN_OVERTIME") },
  ARRIVAL: { label: "待确认到货", list: "未到货", all: ordersByStatus("NOT_ARRIVAL") },
};

/** The actions that do it, by the words they have here: the first that an order offers is its button. */
const DONE_BY: Partial<Record<TodoKind, { label: string; actions: readonly OrderAction[] }>> = {
  VISIT_OVERDUE: { label: "联系师傅", actions: ["CALL"] },
  // The master reads the order, not its notes: the right phone is written there.
  APPOINTMENT_FAILED: { label: "修改订单", actions: ["EDIT"] },
  ACCEPTANCE_DUE: { label: "去验收", actions: ["ACCEPT"] },
  BIDS: { label: "看报价", actions: ["COMPARE_BIDS"] },
  PAYMENT_DUE: { label: "去支付", actions: ["PAY"] },
  // More money finds a master; an immediate order has a fixed price, so the platform is called.
  UNANSWERED: { label: "加价", actions: ["MARKUP", "MARKUP_CALL"] },
  ARRIVAL: { label: "确认到货", actions: ["CONFIRM_ARRIVAL"] },
};

/** What the button of an order under a kind of thing to do says and where it leads; null where it offers none now. */
export function todoFlow(
  kind: TodoKind,
  { id, actions }: { id: string; actions: readonly OrderAction[] },
): ActionFlow | null {
  // The tab of the detail shows what has happened and both possible actions.
  if (kind === "REFUND_REFUSED") return { label: "去处理", to: () => orderHref(id, "refund") };
  if (kind === "MARKUP_REQUEST") return { label: "去处理", to: () => orderHref(id, "markup") };
  if (kind === "EXCEPTION") {
    return { label: "去处理", to: () => exceptionHref(id) };
  }
  const done = DONE_BY[kind];
  const action = done?.actions.find((one) => actions.includes(one));
  const flow = action && ACTION_FLOWS[action];
  return done && flow ? { ...flow, label: done.label } : null;
}
