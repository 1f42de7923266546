import type { BatchOrderFragment } from "~/gql/graphql";
import { type PaymentState, paymentStateOf } from "../payment-state";

/** A chosen order that cannot be paid, with the reason. */
export interface UnpayableOrder {
  id: string;
  orderNo: string;
  reason: string;
}

const REASONS: Record<Exclude<PaymentState, "payable">, string> = {
  paid: "已支付",
  unpriced: "等待选定师傅报价",
  closed: "已关闭",
  expired: "已超过支付时限",
};

/** Splits orders into those that can be paid now and the others. `now` in ms. */
export function splitPayable(orders: readonly BatchOrderFragment[], now: number) {
  const payable: BatchOrderFragment[] = [];
  const unpayable: UnpayableOrder[] = [];
  for (const order of orders) {
    const state = paymentStateOf(order, now);
    if (state === "payable") payable.push(order);
    else unpayable.push({ id: order.id, orderNo: order.orderNo, reason: REASONS[state] });
  }
  return { payable, unpayable };
}
