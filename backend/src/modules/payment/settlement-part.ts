import type { RequestContext } from "../../shared/context";
import type { OrderRow } from "../orders";
import type { PayDependencies, SettleDependencies } from "./payment-types";
import type { PaymentRow } from "./payments.repository";

/**
 * What calls about money want of the module `settlement`. It books for all of the modules that are paid, so that none of
 * them imports it: `backend/src/app.ts` gives it to their routes.
 */
export interface Settlement {
  /** Asks the providers about open payments of these orders while they are viewed (ux.md U45). */
  checkPaymentsOnView(orders: readonly OrderRow[], context: RequestContext): void;
  /** The same whatever the status of the orders, e.g. about markups. Never throws. */
  checkOpenPayments(orderIds: readonly number[], dependencies: SettleDependencies): Promise<void>;
  /** The same about one attempt. */
  checkPayment(payment: PaymentRow, dependencies: SettleDependencies): Promise<void>;
  /** Sends what providers owe without waiting for the cron. */
  sendRefundsSoon(dependencies: PayDependencies): void;
}
