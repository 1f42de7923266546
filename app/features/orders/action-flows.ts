import type { ComponentType } from "react";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import type { ButtonVariant } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import type { OrderAction } from "../../../schema/rules/orders/order-actions";
import { bidsHref } from "../bids/price-ways";
import { copyPath } from "../placement/copied-order/copy-path";

/** Data of an order that a flow needs. */
interface FlowOrder {
  id: string;
  type: "TIMELY" | "GENERAL";
}

/** Label and target of an action: a page, or a dialog that is loaded when it is needed. */
export type ActionFlow = {
  readonly label: string;
  readonly variant?: ButtonVariant;
} & ({ readonly to: (order: FlowOrder) => string } | { readonly Dialog: ComponentType<StepDialogProps> });

const withOrder =
  (path: string) =>
  ({ id }: FlowOrder): string =>
    `${path}?${new URLSearchParams({ orderid: id })}`;

const callDialog = lazyComponent(async () => (await import("../calls/call-dialog")).CallDialog);

/**
 * The flow of every action of `schema/rules/orders/order-actions.ts`; null for an action that is not shown
 * here. A new page or dialog for an action is added only here.
 */
export const ACTION_FLOWS: Record<OrderAction, ActionFlow | null> = {
  PAY: { label: "去支付", variant: "pay", to: withOrder("/placeorder/Orderpayment") },
  COMPARE_BIDS: {
    label: "查看报价",
    variant: "primary",
    to: ({ id }) => bidsHref(id),
  },
  CANCEL: {
    label: "取消订单",
    Dialog: lazyComponent(async () => (await import("../order-steps/cancel-dialog")).CancelDialog),
  },
  EDIT: {
    label: "修改订单",
    Dialog: lazyComponent(async () => (await import("../order-edit/edit-dialog")).EditDialog),
  },
  CONFIRM_ARRIVAL: {
    label: "确认到货",
    Dialog: lazyComponent(async () => (await import("../order-steps/arrival-dialog")).ArrivalDialog),
  },
  ACCEPT: { label: "立即验收", variant: "primary", to: withOrder("/user/order/acceptance") },
  // Chosen on the acceptance page, next to the photos.
  REJECT: null,
  DELAY_ACCEPTANCE: {
    label: "延长验收",
    Dialog: lazyComponent(async () => (await import("../order-steps/delay-dialog")).DelayDialog),
  },
  EVALUATE: {
    label: "评价师傅",
    Dialog: lazyComponent(async () => (await import("../order-steps/evaluate-dialog")).EvaluateDialog),
  },
  HANDLE_EXCEPTION: { label: "处理异常", variant: "primary", to: withOrder("/user/order/abnormal") },
  REFUND: {
    label: "申请退款",
    Dialog: lazyComponent(async () => (await import("../refunds/direct-refund-dialog")).DirectRefundDialog),
  },
  REQUEST_REFUND: { label: "申请退款", to: withOrder("/user/order/refund/modify") },
  ADD_EXCEPTION: {
    label: "添加异常",
    Dialog: lazyComponent(async () => (await import("../abnormal/exception-dialog")).ExceptionDialog),
  },
  MARKUP: {
    label: "加价",
    Dialog: lazyComponent(async () => (await import("../markups/markup-dialog")).MarkupDialog),
  },
  // The platform itself handles it (C-44, MARK-20).
  MARKUP_CALL: { label: "加价", Dialog: callDialog },
  CALL: { label: "电话联系", Dialog: callDialog },
  COPY: { label: "复制订单", to: copyPath },
  ADD_FOLLOW_UP: {
    label: "添加跟进",
    Dialog: lazyComponent(async () => (await import("../follow-ups/follow-up-dialog")).FollowUpDialog),
  },
  COMPLAIN: {
    label: "投诉",
    Dialog: lazyComponent(async () => (await import("../complaints/complaint-dialog")).ComplaintDialog),
  },
};

/**
 * Actions that can be a button of their own, by priority: the first one that an order offers is its main
 * action.
 */
const MAIN: readonly OrderAction[] = [
  "PAY",
  "COMPARE_BIDS",
  "ACCEPT",
  "EVALUATE",
  "HANDLE_EXCEPTION",
  "CONFIRM_ARRIVAL",
];

export interface OfferedFlow {
  readonly action: OrderAction;
  readonly flow: ActionFlow;
}

/**
 * The flows of the actions that an order offers: the main one, and the others in the sequence of the table.
 */
export function offeredFlows(actions: readonly OrderAction[]): {
  main: OfferedFlow | null;
  others: OfferedFlow[];
} {
  const offered = actions.flatMap((action) => {
    const flow = ACTION_FLOWS[action];
    return flow ? [{ action, flow }] : [];
  });
  const main = MAIN.flatMap((action) => offered.find((one) => one.action === action) ?? [])[0] ?? null;
  return { main, others: offered.filter((one) => one !== main) };
}

interface BlockedFlow extends OfferedFlow {
  readonly reason: string;
}

/**
 * The flows of actions that are not possible now: one in place of the main button, unless there is another
 * main action, and the others in the sequence of the table (ux.md U31).
 */
export function blockedFlows(
  blocked: readonly { action: OrderAction; reason: string }[],
  hasMain: boolean,
): { main: BlockedFlow | null; others: BlockedFlow[] } {
  const known = blocked.flatMap(({ action, reason }) => {
    const flow = ACTION_FLOWS[action];
    return flow ? [{ action, flow, reason }] : [];
  });
  const main = hasMain ? null : (known.find(({ action }) => action === "ACCEPT") ?? null);
  return { main, others: known.filter((one) => one !== main) };
}
