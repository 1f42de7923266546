import { expectedTimeIssue } from "../../../../schema/rules/placing/expected-time";
import { type DraftIssue, stepTwoIssues } from "../../../../schema/rules/placing/order-draft";
import type { OrderDraft } from "../draft/order-draft";

/** Errors that prevent the order: the documented rules first (PLACE-55..59). `now` in ms. */
export function stepTwoFailures(draft: OrderDraft, now: number): DraftIssue[] {
  const issues = stepTwoIssues(draft);
  const late = expectedTimeIssue(draft.expectedAt, now);
  return late ? [...issues, { field: "expectedAt", message: late }] : issues;
}
