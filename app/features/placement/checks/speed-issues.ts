import { transportTimeIssue } from "../../../../schema/rules/placing/expected-time";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { visibleSections } from "../draft/draft-rules";
import type { OrderDraft } from "../draft/order-draft";
import { stepOneFailures } from "./step-one-issues";
import { stepTwoFailures } from "./step-two-issues";

/**
 * Errors that prevent an immediate order: the documented rules of both steps in their order (PLACE-27..37,
 * 55..59), those of the second step once its part of the page is shown. `now` in ms.
 */
export function speedFailures(draft: OrderDraft, now: number): DraftIssue[] {
  const issues = stepOneFailures(draft);
  if (!visibleSections(draft).goods) return issues;
  const late = draft.takeDeliveryFee ? transportTimeIssue(draft.transportAt, now) : null;
  return [
    ...issues,
    ...(late ? [{ field: "transportAt", message: late }] : []),
    ...stepTwoFailures(draft, now),
  ];
}
