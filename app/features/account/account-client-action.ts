import { keepFormOnFailure } from "~/lib/resilient-action";
import { type AccountFormAnswer, networkFailure } from "./account-form";
import { forgetSentCode } from "./resend-countdown";

/**
 * Runs the action of the sign-in or the registration page from the browser. When it leads on, the code has done its
 * work and its phone leaves this tab's memory; when the request does not get through, the form stays.
 */
export async function runAccountAction(
  serverAction: () => Promise<AccountFormAnswer>,
): Promise<AccountFormAnswer> {
  try {
    return await keepFormOnFailure(serverAction, networkFailure);
  } catch (redirect) {
    forgetSentCode(window.sessionStorage);
    throw redirect;
  }
}
