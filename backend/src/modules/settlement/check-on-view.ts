import { offeredPayWays } from "../../providers/pay/choose-pay";
import type { RequestContext } from "../../shared/context";
import type { OrderRow } from "../orders";
import { checkOpenPayments } from "./reconcile-payments";

/** Asks the providers about open payments of these orders while they are viewed (ux.md U45). */
export function checkPaymentsOnView(orders: readonly OrderRow[], context: RequestContext): void {
  const unpaid = orders.filter((order) => order.status === "WAIT_PAY").map((order) => order.id);
  if (unpaid.length === 0 || offeredPayWays(context.env).length === 1) return;
  context.waitUntil(checkOpenPayments(unpaid, context));
}
