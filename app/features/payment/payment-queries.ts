import { graphql } from "~/gql";
import type { OrderStatus, PayOrderInput, PayOrdersInput } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { type HowPaid, payAnswerOf, type WhatPaid } from "./pay-answer";

const PayOrderDocument = graphql(`
  mutation PayOrder($input: PayOrderInput!) {
    answer: payOrder(input: $input) {
      __typename
      ...Refusal
      ... on OrderPayment { pageHtml qrCode }
    }
  }
`);

const OrderPayStateDocument = graphql(`
  query OrderPayState($id: ID!) {
    order(id: $id) { id status }
  }
`);

const UnpaidOrdersDocument = graphql(`
  query UnpaidOrders {
    viewer { unpaidOrders { ...BatchOrder } }
  }
`);

/** The orders of a batch payment; the first time also which of all unpaid ones can be paid (PAY-30). */
export const BatchOrdersDocument = graphql(`
  query BatchOrders($ids: [ID!]!, $isFirst: Boolean!) {
    viewer {
      ordersById(ids: $ids) { ...BatchOrder }
      unpaidOrders @include(if: $isFirst) { id status expiresAt bidding { state } }
    }
  }
`);

const OrdersPayStateDocument = graphql(`
  query OrdersPayState($ids: [ID!]!) {
    viewer { ordersById(ids: $ids) { id status } }
  }
`);

const PayOrdersDocument = graphql(`
  mutation PayOrders($input: PayOrdersInput!) {
    answer: payOrders(input: $input) {
      __typename
      ...Refusal
      ... on BatchPayment { pageHtml qrCode }
    }
  }
`);

/** State of a payment. The paid thing decides it, never the browser (C-18). */
export type PayState = "waiting" | "paid" | "closed";

const stateOf = (status: OrderStatus): PayState =>
  status === "WAIT_PAY" ? "waiting" : status === "CLOSE" ? "closed" : "paid";

/** State of the payment of one order. Throws when it is unknown now. */
export async function fetchPayState(orderId: string): Promise<PayState> {
  const { order } = await ask(OrderPayStateDocument, { id: orderId });
  return order ? stateOf(order.status) : "closed";
}

/** State of the payment of several orders: decided when none of them is unpaid (G-20). */
export async function fetchBatchPayState(orderIds: readonly string[]): Promise<PayState> {
  const { viewer } = await ask(OrdersPayStateDocument, { ids: [...orderIds] });
  const states = (viewer?.ordersById ?? []).map(({ status }) => stateOf(status));
  if (states.includes("waiting")) return "waiting";
  return states.includes("paid") ? "paid" : "closed";
}

/** All unpaid orders, for select-all (PAY-30). */
export async function fetchUnpaidOrders() {
  const { viewer } = await ask(UnpaidOrdersDocument, {});
  return viewer?.unpaidOrders ?? [];
}

/** Pays an order (PAY-05). Throws when the outcome is unknown. */
export async function payOrder(what: WhatPaid<PayOrderInput>, how: HowPaid) {
  const { answer } = await ask(PayOrderDocument, { input: { ...what, ...how } });
  return payAnswerOf(answer);
}

/** Pays several orders, all of them or none (PAY-33). Throws when the outcome is unknown. */
export async function payOrders(what: WhatPaid<PayOrdersInput>, how: HowPaid) {
  const { answer } = await ask(PayOrdersDocument, { input: { ...what, ...how } });
  return payAnswerOf(answer);
}
