import { useEffect, useRef, useState } from "react";
import { toast } from "~/ui/toast";
import type { DraftIssue } from "../../../../schema/rules/order-draft";
import { focusField, stillFailing } from "./fields";

const NONE: readonly DraftIssue[] = [];

/**
 * The failures that the last press on the button found: the first one as a toast and with the focus in its field, all
 * of them (`told`) for the summary. They stay as they are until the next press or until all are mended, so that the
 * summary never takes the focus away from somebody who is mending a field; `issues` are those that still hold. `now` is
 * what fails at present.
 */
export function useToldIssues(now: readonly DraftIssue[]) {
  const [told, setTold] = useState({ issues: NONE });
  const dismissToast = useRef(() => {});
  const issues = stillFailing(told.issues, now);
  const isMended = told.issues.length > 0 && issues.length === 0;

  // After the summary has appeared and taken the focus.
  useEffect(() => {
    const [first] = told.issues;
    if (first) focusField(first.field);
  }, [told]);

  useEffect(() => {
    if (!isMended) return;
    setTold({ issues: NONE });
    dismissToast.current();
  }, [isMended]);

  const tell = (found: readonly DraftIssue[]) => {
    setTold({ issues: found });
    dismissToast.current();
    const [first] = found;
    if (first) dismissToast.current = toast.error(first.message);
  };
  return { told: told.issues, issues, tell };
}
