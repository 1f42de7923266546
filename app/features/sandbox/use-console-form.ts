import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { toast } from "../../ui/toast";
import type { ConsoleAnswer, ConsoleIntent } from "./console-form";

/** One form of the console: its own submission, its last answer, and the idempotency key of the next attempt. */
export function useConsoleForm(intent: ConsoleIntent, loadedKey: string) {
  const fetcher = useFetcher<ConsoleAnswer>({ key: `sandbox-${intent}` });
  // Without script the answer comes with the page.
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
  return {
    Form: fetcher.Form,
    isPending: fetcher.state !== "idle",
    key,
    problem: answer?.problem ?? null,
    issues: answer?.issues ?? [],
    id,
    /** Props of a text field of this form. */
    field: (name: string) => ({
      id: id(name),
      name,
      defaultValue: answer?.values[name] ?? "",
      error: answer?.issues.find((issue) => issue.field === name)?.message ?? null,
    }),
  };
}
