import { type FocusEvent, useEffect, useRef } from "react";
import { useIssues } from "~/lib/form/use-issues";
import { toast } from "~/ui/feedback/toast";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "./field-id";

/**
 * The failures that the last press on the button found, as every form shows them, and the first one as a toast, which
 * goes when all are mended. A field that is left with something wrong in it is told as well, such as a phone. `now` is
 * what fails at present; the draft keeps the values.
 */
export function useToldIssues(now: readonly DraftIssue[]) {
  const issues = useIssues(now, fieldId);
  const dismissToast = useRef(() => {});
  const isMended = issues.told.length === 0;

  useEffect(() => {
    if (isMended) dismissToast.current();
  }, [isMended]);

  const tell = (found: readonly DraftIssue[]) => {
    issues.tell(found);
    dismissToast.current();
    const [first] = found;
    if (first) dismissToast.current = toast.error(first.message);
  };
  /** For `onBlur` of whatever holds the fields. */
  const leave = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const wrong = target.value === "" ? null : now.find(({ field }) => fieldId(field) === target.id);
    if (wrong) issues.mark(wrong.field);
  };
  return { told: issues.told, issues: issues.shown, tell, leave };
}
