import { graphql } from "~/gql";
import type { OrderStatus, PayWay } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";
import { type ShownPayment, shownPaymentOf } from "./pay-form";

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

const BatchOrdersDocument = graphql(`
  query BatchOrders($ids: [ID!]!) {
    viewer {
      ordersById(ids: $ids) { ...BatchOrder }
      wallet { balance }
    }
    payWays
  }
`);

const OrdersPayStateDocument = graphql(`
  query OrdersPayState($ids: [ID!]!) {
    viewer { ordersById(ids: $ids) { id status } }
  }
`);

const PayOrdersDocument = graphql(`
  mutation PayOrders($input: PayOrdersInput!) {
    payOrders(input: $input) {
      __typename
      ... on BatchPayment { pageHtml qrImage }
      ... on BusinessError { code message }
    }
  }
`);

/** What became of a payment: decided by the order, never by what the browser has seen (C-18). */
export type PayState = "waiting" | "paid" | "closed";

const stateOf = (status: OrderStatus): PayState =>
  status === "WAIT_PAY" ? "waiting" : status === "CLOSE" ? "closed" : "paid";

/** What became of paying one order. Throws when it cannot be found out now. */
export async function fetchPayState(orderId: string): Promise<PayState> {
  const { order } = await executeOperation(OrderPayStateDocument, { id: orderId });
  return order ? stateOf(order.status) : "closed";
}

/** What became of paying several orders: decided when none of them waits any more (G-20). */
export async function fetchBatchPayState(orderIds: readonly string[]): Promise<PayState> {
  const { viewer } = await executeOperation(OrdersPayStateDocument, { ids: [...orderIds] });
  const states = (viewer?.ordersById ?? []).map(({ status }) => stateOf(status));
  if (states.includes("waiting")) return "waiting";
  return states.includes("paid") ? "paid" : "closed";
}

/** The orders to choose from, and how they can be paid (PAY-30). */
export async function fetchBatchOrders(ids: readonly string[]) {
  const { viewer, payWays } = await executeOperation(BatchOrdersDocument, { ids: [...ids] });
  if (!viewer?.wallet || !payWays) throw new Error("what payment needs could not be read");
  return { ordersById: viewer.ordersById, wallet: viewer.wallet, payWays };
}

/** All orders that wait for their payment, for select-all (PAY-30). */
export async function fetchUnpaidOrders() {
  const { viewer } = await executeOperation(UnpaidOrdersDocument);
  return viewer?.unpaidOrders ?? [];
}

interface BatchPaymentInput {
  idempotencyKey: string;
  orderIds: readonly string[];
  payWay: PayWay;
  password: string | null;
}

/** Pays several orders (PAY-33): what is to be shown, or null when they are paid, or why none of them was. */
export async function payTogether(
  input: BatchPaymentInput,
): Promise<{ shown: ShownPayment | null } | { failure: { code: number; message: string } }> {
  const { payOrders } = await executeOperation(PayOrdersDocument, {
    input: { ...input, orderIds: [...input.orderIds] },
  });
  if (payOrders.__typename === "BusinessError") return { failure: payOrders };
  return { shown: shownPaymentOf(payOrders) };
}
