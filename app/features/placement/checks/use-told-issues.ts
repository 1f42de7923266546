import { type FocusEvent, useEffect, useRef } from "react";
import { useIssues } from "~/lib/form/use-issues";
import { toast } from "~/ui/feedback/toast";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "./field-id";

/**
 * The errors of the last press on the button, shown at the fields as in every form, and the first one as a
 * toast, which disappears when all are corrected. A field with an error, such as a phone, also shows it after
 * the user has left it. `now` has the present errors; the draft has the values.
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
  /** For `onBlur` of the element around the fields. */
  const leave = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const wrong = target.value === "" ? null : now.find(({ field }) => fieldId(field) === target.id);
    if (wrong) issues.mark(wrong.field);
  };
  return { told: issues.told, issues: issues.shown, tell, leave };
}
