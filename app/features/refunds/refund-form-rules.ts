import type { FieldIssue } from "~/lib/form/field-issue";
import { contactPhoneIssue, REFUND_MESSAGES, REFUND_TEXT_MAX } from "../../../schema/rules/refunds/refund";
import { type CalculatorBounds, type CalculatorTexts, subsidyIssue } from "./calculator";

/** Values of the refund form. */
export interface RefundValues {
  readonly reason: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly amounts: CalculatorTexts;
  readonly description: string;
  readonly imageUrls: readonly string[];
}

/** Fields that can have errors; the subsidy is among the amounts. */
export type RefundField = "reason" | "allowance" | "contactName" | "contactPhone" | "description";

/** Errors that have to be corrected before it is sent, in the order of the form (REFUND-08..11). */
export function refundIssues(form: RefundValues, bounds: CalculatorBounds): FieldIssue<RefundField>[] {
  const issues: [RefundField, string | null][] = [
    ["reason", form.reason === "" ? REFUND_MESSAGES.reason : null],
    ["allowance", subsidyIssue(form.amounts, bounds, REFUND_MESSAGES.allowance)],
    ["contactName", form.contactName.trim() === "" ? REFUND_MESSAGES.contactName : null],
    ["contactPhone", contactPhoneIssue(form.contactPhone)],
    ["description", descriptionIssue(form.description.trim())],
  ];
  return issues.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function descriptionIssue(text: string): string | null {
  if (text === "") return REFUND_MESSAGES.description;
  return text.length > REFUND_TEXT_MAX ? REFUND_MESSAGES.descriptionLength : null;
}
