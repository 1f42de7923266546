import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "~/ui/toast";
import type { FieldIssue } from "./field-issue";
import { useIssues } from "./use-issues";

/** Why a form came back: fields to correct, or a refusal that no check before sending could know. */
export interface PostedAnswer<Field extends string> {
  issues: readonly FieldIssue<Field>[];
  /** `field` when it is about one. */
  problem: { field: Field | null; message: string } | null;
}

interface PostedFormOptions<Field extends string> {
  answer: PostedAnswer<Field> | undefined;
  /** What is wrong with what the form holds, in its sequence; the action checks by the same. */
  check(data: FormData): readonly FieldIssue<Field>[];
}

/**
 * A form that posts to the action of its page, before any script as well: the elements keep the values, so nothing that
 * was typed early is lost. With script it is checked before it is sent, and sent once. Its messages are shown as those
 * of `useForm` are; ids of fields are their names.
 */
export function usePostedForm<Field extends string>({ answer, check }: PostedFormOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const refusedField = answer?.problem?.field ?? null;
  const cameBack: FieldIssue<Field>[] = [
    ...(answer?.issues ?? []),
    ...(answer?.problem && refusedField ? [{ field: refusedField, message: answer.problem.message }] : []),
  ];
  const [now, setNow] = useState<readonly FieldIssue<Field>[]>(cameBack);
  const [refused, setRefused] = useState(refusedField);
  const issues = useIssues(now, (field) => field, cameBack);
  const isPending = useNavigation().formMethod === "POST";
  const look = () => (form.current ? check(new FormData(form.current)) : []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once
  useEffect(() => {
    if (!answer) return;
    setNow(cameBack);
    setRefused(refusedField);
    issues.tell(answer.issues);
    if (refusedField) issues.point(refusedField);
    if (answer.problem) toast.error(answer.problem.message);
  }, [answer]);

  return {
    form,
    isPending,
    /** What the last press found: for `ErrorSummary`. */
    told: issues.told,
    /** What is shown now. */
    shown: issues.shown,
    errorOf: issues.errorOf,
    /** Takes back the messages of fields that are right by now, and a refusal whose field is typed anew. */
    onChange(event: FormEvent<HTMLFormElement>) {
      const isRefusedStill = refused !== null && Object(event.target).name !== refused;
      if (!isRefusedStill) setRefused(null);
      setNow([...look(), ...(isRefusedStill ? cameBack.filter(({ field }) => field === refused) : [])]);
    },
    /** A field was left. */
    leave(field: Field) {
      setNow(look());
      issues.mark(field);
    },
    /** Whether a field is right; otherwise its message is shown and it has the focus. */
    isRight(field: Field): boolean {
      const found = look();
      if (found.every((issue) => issue.field !== field)) return true;
      setNow(found);
      issues.point(field);
      return false;
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isPending) return event.preventDefault();
      const found = look();
      setNow(found);
      setRefused(null);
      issues.tell(found);
      if (found.length > 0) event.preventDefault();
    },
  };
}
