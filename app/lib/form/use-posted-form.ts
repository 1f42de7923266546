import { useLocation, useNavigation } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "~/ui/feedback/toast";
import type { FieldIssue } from "./field-issue";
import type { ElementValues } from "./kept-elements";
import { keptForm } from "./kept-values";
import { useIssues } from "./use-issues";

/** Why the server returned the form: fields to correct, or a refusal that only the server could find. */
export interface PostedAnswer<Field extends string> {
  issues: readonly FieldIssue<Field>[];
  /** `field` when it is about one. */
  problem: { field: Field | null; message: string } | null;
}

interface PostedFormOptions<Field extends string> {
  answer: PostedAnswer<Field> | undefined;
  /** What is wrong with what the form holds, in its sequence; the action checks by the same. */
  check(data: FormData): readonly FieldIssue<Field>[];
  /** Under which this tab keeps what is typed until it is sent; without, nowhere: codes. */
  keptAs?: string;
  /** Which of several sets of fields is shown. */
  variant?: string;
}

/**
 * A form that posts to the action of its page, before any script as well: the elements keep the values, so nothing that
 * was typed early is lost. With script it is checked before it is sent, and sent once. Its messages are shown as those
 * of `useForm` are; ids of fields are their names.
 */
export function usePostedForm<Field extends string>({
  answer,
  check,
  keptAs,
  variant,
}: PostedFormOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const refusedField = answer?.problem?.field ?? null;
  const cameBack: FieldIssue<Field>[] = [
    ...(answer?.issues ?? []),
    ...(answer?.problem && refusedField ? [{ field: refusedField, message: answer.problem.message }] : []),
  ];
  const [now, setNow] = useState<readonly FieldIssue<Field>[]>(cameBack);
  const [refused, setRefused] = useState(refusedField);
  const issues = useIssues(now, (field) => field, cameBack);
  const { state, formMethod } = useNavigation();
  // The router of the site writes methods in capitals, that of component tests does not.
  const isPending = formMethod?.toUpperCase() === "POST";
  // Set by the press itself: a second press can come before React has rendered that the form is pending.
  const isSent = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation can end before a render has shown that it began
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state, key]);
  const keep = useKeptElements(form, keptAs, variant);
  const look = () => (form.current ? check(new FormData(form.current)) : []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown once
  useEffect(() => {
    if (!answer) return;
    keep.write();
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
    /** Takes back the messages of fields that are right by now, and a refusal whose field is edited. */
    onChange(event: FormEvent<HTMLFormElement>) {
      keep.write();
      const isRefusedStill = refused !== null && Object(event.target).name !== refused;
      if (!isRefusedStill) setRefused(null);
      setNow([...look(), ...(isRefusedStill ? cameBack.filter(({ field }) => field === refused) : [])]);
    },
    /** A field was left. One that is still empty is not judged yet. */
    leave(field: Field) {
      if (!form.current || !new FormData(form.current).get(field)) return;
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
      if (isPending || isSent.current) return event.preventDefault();
      const found = look();
      setNow(found);
      setRefused(null);
      issues.tell(found);
      if (found.length > 0) return event.preventDefault();
      isSent.current = true;
      // Written again when it comes back.
      keep.forget();
    },
  };
}

const NOTHING: ElementValues = {};

/** Comes after the page: the public pages are light. Without it nothing is kept. */
const loadElements = () => import("./kept-elements").catch(() => null);

/** What the elements hold is kept by the tab as it is typed, and put back when the page is reloaded (ux.md U37). */
function useKeptElements(
  form: RefObject<HTMLFormElement>,
  keptAs: string | undefined,
  variant: string | undefined,
) {
  const tab = useMemo(() => keptForm(keptAs), [keptAs]);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields of another variant are there only then
  useEffect(() => {
    const kept = tab.read(NOTHING);
    if (!kept) return;
    let stop = () => {};
    let isGone = false;
    void loadElements().then((elements) => {
      if (elements && form.current && !isGone) stop = elements.fillElements(form.current, kept);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [tab, variant]);
  return {
    write() {
      if (keptAs === undefined) return;
      isSent.current = false;
      void loadElements().then((elements) => {
        if (!elements || !form.current || isSent.current) return;
        // Only this variant's fields are on the page. Merging keeps the stored fields of the other variants.
        tab.write({ ...tab.read(NOTHING), ...elements.valuesOfElements(form.current) });
      });
    },
    forget() {
      isSent.current = true;
      tab.write(null);
    },
  };
}
