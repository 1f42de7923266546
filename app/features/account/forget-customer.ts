import { forgetPaymentPage } from "~/features/payment/provider/stored-payment-page";
import { forgetVisitor } from "~/lib/session/forget-visitor";
import { type End, noteSignedOut } from "~/lib/session/signed-out";

/** Clears the browser of a customer whose session has ended by their own wish; the page that opens next says how. */
export function forgetCustomer(how: End): void {
  forgetVisitor();
  forgetPaymentPage();
  noteSignedOut(how);
}
