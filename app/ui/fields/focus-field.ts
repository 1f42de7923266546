const FOCUSABLE =
  "input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex]";

/**
 * Puts the focus into the control with this id or name, or into the first control of the group that has it, and brings
 * it into sight. Does nothing when there is none.
 */
export function focusField(id: string): void {
  const found = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (!found) return;
  const target = found.matches("fieldset, div")
    ? (found.querySelector<HTMLElement>(FOCUSABLE) ?? found)
    : found;
  target.focus({ preventScroll: true });
  found.scrollIntoView({ block: "center" });
}
