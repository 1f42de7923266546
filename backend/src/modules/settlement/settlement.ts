import type { Settlement } from "../payment";
import { checkPaymentsOnView } from "./check-on-view";
import { sendRefundsSoon } from "./payment-refunds";
import { checkOpenPayments, checkPayment } from "./reconcile-payments";

/** Functions of this module for the calls of modules that must not import it. */
export const SETTLEMENT: Settlement = {
  checkPaymentsOnView,
  checkOpenPayments,
  checkPayment,
  sendRefundsSoon,
};
