import type { RequestContext } from "../../shared/context";
import type { OrderRow } from "../orders";
import type { PayDependencies, SettleDependencies } from "./payment-types";
import type { PaymentRow } from "./payments.repository";

/**
 * Functions of the module `settlement` that other modules' calls need. It books for all paid modules, so
 * these must not import it: `backend/src/app.ts` passes it to their routes.
 */
export interface Settlement {
  /** Asks the providers about open payments of these orders while they are viewed (ux.md U45). */
  checkPaymentsOnView(orders: readonly OrderRow[], context: RequestContext): void;
  /** The same for orders in any status, e.g. about markups. Never throws. */
  checkOpenPayments(orderIds: readonly number[], dependencies: SettleDependencies): Promise<void>;
  /** The same about one attempt. */
  checkPayment(payment: PaymentRow, dependencies: SettleDependencies): Promise<void>;
  /** Sends back money that providers owe, without waiting for the job. */
  sendRefundsSoon(dependencies: PayDependencies): void;
}
