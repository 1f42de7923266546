import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "~/ui/toast";
import {
  type ApplicationField,
  type ApplicationIssue,
  serviceApplicationIssues,
} from "../../../schema/rules/service-application";
import { type ApplicationAnswer, checkedFields } from "./application-form";

/** Checks before sending, the first field that is wrong gets the focus, one submit at a time. */
export function useApplicationForm(answer: ApplicationAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  /** What the last press found; a new object for every press, so that each moves the focus. */
  const [told, setTold] = useState<{ issues: readonly ApplicationIssue[] }>({ issues: answer?.issues ?? [] });
  /** Fields corrected since the last submit. */
  const [mended, setMended] = useState<ReadonlySet<ApplicationField>>(new Set());
  const isPending = useNavigation().formMethod === "POST";

  useEffect(() => {
    if (!answer) return;
    setTold({ issues: answer.issues });
    setMended(new Set());
    if (answer.problem) toast.error(answer.problem);
  }, [answer]);

  // After the summary has appeared and taken the focus (ux.md U39).
  useEffect(() => {
    const [first] = told.issues;
    if (first) focusField(first.field);
  }, [told]);

  const issuesNow = () => {
    if (!form.current) return [];
    return serviceApplicationIssues(checkedFields(new FormData(form.current)));
  };

  return {
    form,
    isPending,
    issues: told.issues,
    errorOf: (field: ApplicationField) =>
      mended.has(field) ? null : (told.issues.find((issue) => issue.field === field)?.message ?? null),
    /** Takes back the message of a field that has been put right. */
    recheck() {
      if (told.issues.length === 0) return;
      const still = new Set(issuesNow().map((issue) => issue.field));
      setMended(new Set(told.issues.map((issue) => issue.field).filter((field) => !still.has(field))));
    },
    submit(event: FormEvent<HTMLFormElement>) {
      if (isPending) {
        event.preventDefault();
        return;
      }
      const found = issuesNow();
      setTold({ issues: found });
      setMended(new Set());
      if (found.length > 0) event.preventDefault();
    },
  };
}

function focusField(field: ApplicationField): void {
  const found = document.getElementById(field);
  const target = found?.matches("fieldset") ? found.querySelector<HTMLElement>("input") : found;
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
