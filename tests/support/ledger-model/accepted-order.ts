import type { Account } from "../accounts/accounts";
import { follow } from "../orders/order-life";
import { placeOrder } from "../orders/orders";
import type { Model } from "./model";
import { settle } from "./settlements";
import { draftOfSize, type System } from "./system";

/**
 * Begins a history with an order that its customer has accepted: random steps alone rarely come so far that a master is
 * paid. The customer must have its price beside what the model knows of.
 */
export async function beginWithAcceptedOrder(model: Model, system: System, account: Account): Promise<void> {
  const orderId = await placeOrder(system.backend, account, draftOfSize(0));
  await follow({ backend: system.backend, account, orderId }, WAY);
  system.orders.push(orderId);
  const order: Model["orders"][number] = {
    customer: system.customers.indexOf(account),
    total: model.prices[0]?.total ?? 0,
    fee: model.prices[0]?.fee ?? 0,
    expiresAt: model.now,
    bidding: null,
    size: 0,
    status: "SUCCESS",
    markups: 0,
    isAbnormal: false,
    solved: null,
    // Its payment and its acceptance.
    bookings: 2,
    isArrival: true,
    isRejected: false,
    isDelayed: false,
    acceptanceDueAt: 0,
    refund: null,
    last: { said: "accept", at: model.now },
  };
  model.orders.push(order);
  settle(model, order);
}

const WAY = ["pay", "receive", "appoint", "sign_in", "complete", "accept"] as const;
