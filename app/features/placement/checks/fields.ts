import type { DraftIssue } from "../../../../schema/rules/order-draft";

/** DOM id of a field's control, e.g. `field-orderItems-0-name` for `orderItems.0.name`. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll(".", "-")}`;
}

/** Puts the focus into a field, or into the first control of a group, and brings it into sight. */
export function focusField(field: string): void {
  const element = document.getElementById(fieldId(field));
  if (!element) return;
  const control = element.matches("fieldset, div")
    ? element.querySelector<HTMLElement>("input:not([disabled]), button:not([disabled])")
    : element;
  (control ?? element).focus({ preventScroll: true });
  element.scrollIntoView({ block: "center" });
}

/**
 * Of the failures that were told, those that still hold: a mended field loses its mark at once, and a part of the form
 * that has just appeared is not marked before anybody was asked about it.
 */
export function stillFailing(told: readonly DraftIssue[], now: readonly DraftIssue[]): DraftIssue[] {
  return told.flatMap((issue) => now.find(({ field }) => field === issue.field) ?? []);
}

/** Message of a field, or null. */
export function issueOf(issues: readonly DraftIssue[], field: string): string | null {
  return issues.find((issue) => issue.field === field)?.message ?? null;
}
