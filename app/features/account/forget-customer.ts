import { forgetPaymentPage } from "~/features/payment/provider/stored-payment-page";
import { forgetVisitor } from "~/lib/session/forget-visitor";
import { type End, noteSignedOut } from "~/lib/session/signed-out";

/**
 * Deletes the data of a customer who has ended the session from the browser; `how` tells the next page the
 * reason.
 */
export function forgetCustomer(how: End): void {
  forgetVisitor();
  forgetPaymentPage();
  noteSignedOut(how);
}
