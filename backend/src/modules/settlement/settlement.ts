import type { Settlement } from "../payment";
import { checkPaymentsOnView } from "./check-on-view";
import { sendRefundsSoon } from "./payment-refunds";
import { checkOpenPayments, checkPayment } from "./reconcile-payments";

/** What this module does for the calls of the modules below it. */
export const SETTLEMENT: Settlement = {
  checkPaymentsOnView,
  checkOpenPayments,
  checkPayment,
  sendRefundsSoon,
};
