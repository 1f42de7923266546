import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import type { FormIssue, RegisterField } from "./account-rules";

/** A refusal that no check before sending could know; `field` when it is about one. */
export interface AccountProblem {
  field: RegisterField | null;
  message: string;
}

/** What fills a form again that came back without script. The code is typed anew. */
export interface AccountFormValues {
  phone: string;
  referralCode: string;
  hasAgreed: boolean;
}

/** Why a form came back: fields to correct, or a refusal. `values` is null when the browser still has them. */
export interface AccountFormAnswer {
  issues: FormIssue<RegisterField>[];
  problem: AccountProblem | null;
  values: AccountFormValues | null;
}

export type FieldErrors = Partial<Record<RegisterField, string | null>>;

/** The answer when the request did not get through. */
export function networkFailure(values: AccountFormValues | null = null): AccountFormAnswer {
  return { issues: [], problem: { field: null, message: NETWORK_FAILURE_TEXT }, values };
}

/** The message under each field. */
export function fieldErrorsOf(
  answer: Pick<AccountFormAnswer, "issues" | "problem"> | undefined,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of answer?.issues ?? []) errors[issue.field] ??= issue.message;
  const problem = answer?.problem;
  if (problem?.field) errors[problem.field] ??= problem.message;
  return errors;
}
