import type { FieldIssue } from "~/lib/form/field-issue";
import { type Answer, refusalIn } from "~/lib/graphql/refusal";
import { returnRedirect } from "~/lib/session/session.server";
import { type AccountFormAnswer, networkFailure } from "./account-form";
import { problemOf, readAccountForm } from "./account-form.server";
import type { RegisterField } from "./account-rules";
import { phoneDigits } from "./phone-format";

type AccountForm = ReturnType<typeof readAccountForm>;

/**
 * The action of the sign-in and the registration page: checks the form, runs the mutation, and redirects to
 * the return URL (AUTH-17, REG-10) or answers the errors. Redirects for an ended or blocked session are
 * passed on.
 */
export async function submitAccountForm(
  request: Request,
  options: {
    check: (form: AccountForm) => FieldIssue<RegisterField>[];
    /** Phone in digits. */
    run: (input: { phone: string; code: string; referralCode: string }) => Promise<Answer>;
  },
): Promise<AccountFormAnswer> {
  const form = readAccountForm(await request.formData());
  const values = { phone: form.phone, referralCode: form.referralCode, hasAgreed: form.hasAgreed };
  const issues = options.check(form);
  if (issues.length > 0) return { issues, problem: null, values };
  try {
    const outcome = await options.run({
      phone: phoneDigits(form.phone),
      code: form.code,
      referralCode: form.referralCode,
    });
    const refusal = refusalIn(outcome);
    if (refusal) return { issues: [], problem: problemOf(refusal), values };
  } catch (error) {
    const isRedirect = error instanceof Response && error.status < 400;
    if (isRedirect) throw error;
    return networkFailure(values);
  }
  throw returnRedirect(request);
}
