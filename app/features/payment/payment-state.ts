import type { BiddingState, OrderStatus } from "~/gql/graphql";

/** The possible actions for the payment of an order. */
export type PaymentState = "payable" | "unpriced" | "expired" | "closed" | "paid";

/** What decides whether an order can be paid; `expiresAt` is ISO. */
export interface PayableFacts {
  readonly status: OrderStatus;
  readonly expiresAt?: string | null;
  readonly bidding: { readonly state: BiddingState } | null;
}

/**
 * An order can be paid until it expires (PAY-19); a closed one can only be placed again. Without a picked bid there is
 * no price to pay. An expired order may not be closed yet, but cannot be paid either. `now` in ms.
 */
export function paymentStateOf(order: PayableFacts, now: number): PaymentState {
  if (order.status === "CLOSE") return "closed";
  if (order.status !== "WAIT_PAY") return "paid";
  if (order.expiresAt && Date.parse(order.expiresAt) <= now) return "expired";
  return order.bidding && order.bidding.state !== "PICKED" ? "unpriced" : "payable";
}
