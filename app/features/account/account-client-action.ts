import { keepFormOnFailure } from "~/lib/resilient-action";
import { type AccountFormAnswer, networkFailure } from "./account-form";
import { forgetSentCode } from "./resend-countdown";

/**
 * Runs the action of the sign-in or the registration page in the browser. If it succeeds, the phone is
 * deleted from this tab's memory; if the request fails, the form stays.
 */
export async function runAccountAction(
  serverAction: () => Promise<AccountFormAnswer>,
): Promise<AccountFormAnswer> {
  try {
    return await keepFormOnFailure(serverAction, networkFailure);
  } catch (redirect) {
    forgetSentCode();
    throw redirect;
  }
}
