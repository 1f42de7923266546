import type { PostedAnswer } from "~/lib/form/use-posted-form";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import type { RegisterField } from "./account-rules";

/** Values of a form that was posted without script. The code has to be typed again. */
export interface AccountFormValues {
  phone: string;
  referralCode: string;
  hasAgreed: boolean;
}

/** The reason why a form was returned. `values` is null when the browser still has them. */
export interface AccountFormAnswer extends PostedAnswer<RegisterField> {
  values: AccountFormValues | null;
}

/** The answer when the request failed. */
export function networkFailure(values: AccountFormValues | null = null): AccountFormAnswer {
  return { issues: [], problem: { field: null, message: NETWORK_FAILURE_TEXT }, values };
}
