import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useIssues } from "../../lib/form/use-issues";
import { toast } from "../../ui/feedback/toast";
import type { ConsoleAnswer, ConsoleIntent } from "./console-form";

/** One form of the console: its submission, its last answer, and the idempotency key of the next attempt. */
export function useConsoleForm(intent: ConsoleIntent, loadedKey: string) {
  const fetcher = useFetcher<ConsoleAnswer>({ key: `sandbox-${intent}` });
  // Without script the answer is part of the page.
  const posted = useActionData<ConsoleAnswer>();
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  const [firstKey] = useState(loadedKey);
  const done = answer?.done ?? null;
  const key = answer?.key ?? firstKey;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells two equal results apart
  useEffect(() => {
    if (done) toast.success(done);
  }, [done, key]);

  const id = (field: string) => `${intent}-${field}`;
  const issues = useIssues(answer?.issues ?? [], id, answer?.issues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown once
  useEffect(() => {
    if (answer) issues.tell(answer.issues);
  }, [answer]);
  return {
    Form: fetcher.Form,
    isPending: fetcher.state !== "idle",
    key,
    problem: answer?.problem ?? null,
    issues: issues.told,
    id,
    /** Props of a text field of this form. */
    field: (name: string) => ({
      id: id(name),
      name,
      defaultValue: answer?.values[name] ?? "",
      error: issues.errorOf(name),
    }),
  };
}
