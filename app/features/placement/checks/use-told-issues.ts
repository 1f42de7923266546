import { useEffect, useRef } from "react";
import { useIssues } from "~/lib/form/use-issues";
import { toast } from "~/ui/toast";
import type { DraftIssue } from "../../../../schema/rules/order-draft";
import { fieldId } from "./field-id";

/**
 * The failures that the last press on the button found, as every form shows them, and the first one as a toast, which
 * goes when all are mended. `now` is what fails at present; the draft keeps the values.
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
  return { told: issues.told, issues: issues.shown, tell };
}
