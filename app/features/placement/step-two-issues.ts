import { type DraftIssue, stepTwoIssues } from "../../../schema/rules/order-draft";
import { stepTwoOf } from "./draft-rules";
import { expectedTimeIssue } from "./expected-time";
import type { OrderDraft } from "./order-draft";

/** What keeps the order from being submitted: the documented rules first (PLACE-55..59). `now` in ms. */
export function stepTwoFailures(draft: OrderDraft, now: number): DraftIssue[] {
  const issues = stepTwoIssues(stepTwoOf(draft));
  const late = expectedTimeIssue(draft.expectedTime, now);
  return late ? [...issues, { field: "expectedTime", message: late }] : issues;
}
