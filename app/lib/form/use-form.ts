import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { useSingleFlight } from "../use-single-flight";
import type { FieldIssue } from "./field-issue";
import { useKeptValues } from "./kept-values";
import { useIssues } from "./use-issues";
import { useLeaveGuard } from "./use-leave-guard";

type NameOf<Values, Value> = {
  [Name in keyof Values]-?: Values[Name] extends Value ? Name : never;
}[keyof Values] &
  string;

/** Fields of a form: its values, and fields that combine several values and show their own errors. */
type FieldOf<Values, Made extends string> = (keyof Values & string) | Made;

interface FormOptions<Values, Made extends string> {
  initial: Values;
  /** Name under which this tab keeps the input through reload and sign-in; left out for passwords. */
  keptAs?: string;
  /** Values that the tab does not keep, such as a code, which is typed again. */
  unkept?: readonly (keyof NoInfer<Values>)[];
  /** What was kept comes back whole, because the form itself compares it with what is stored now. */
  isKeptWhole?: boolean;
  /** What is wrong with the values, in the sequence of the form; documented messages from `schema/rules`. */
  check?(values: NoInfer<Values>): readonly FieldIssue<FieldOf<NoInfer<Values>, Made>>[];
  /** Sends what passed the check; resolves with whether it is done. Nothing is kept any more then. */
  send(values: NoInfer<Values>): Promise<boolean> | undefined;
  /** It is being sent by something that `send` has only begun, such as a payment. */
  isPending?: boolean;
}

export interface Form<Values, Made extends string = never> {
  values: Values;
  set(part: Partial<Values>): void;
  /** What the last press found: for `ErrorSummary` on top of a long form. */
  told: readonly FieldIssue<FieldOf<Values, Made>>[];
  /** Id of a field's control, or of its group. */
  idOf(field: string): string;
  errorOf(field: FieldOf<Values, Made>): string | null;
  /** Shows a refusal of the server at its field, until the field is changed; true, for `onRefused` of `useMutate`. */
  refuse(field: FieldOf<Values, Made>, message: string): true;
  /** Shows a refusal at the value that the server names; false without one, or for one that the form has not. */
  refuseNamed(refusal: { field?: string | null; message: string }): boolean;
  /** Ties a text to its field. */
  text(name: NameOf<Values, string>): {
    id: string;
    value: string;
    onChange(typed: string): void;
    onBlur(): void;
    error: string | null;
  };
  /** Ties a choice of one to its field. */
  choice(name: NameOf<Values, string | null>): {
    id: string;
    value: string | null;
    onChange(chosen: string): void;
    error: string | null;
  };
  /** Ties a yes or no to its box. */
  box(name: NameOf<Values, boolean>): { isSelected: boolean; onChange(isSelected: boolean): void };
  /** Ties pictures to their field; the form waits for those that are being uploaded. */
  pictures(name: NameOf<Values, readonly string[]>): {
    value: readonly string[];
    onChange(urls: string[]): void;
    onSendingChange(isSending: boolean): void;
  };
  /** Ties one picture or video to its field, with the same waiting. */
  file(name: NameOf<Values, string | null>): {
    id: string;
    value: string | null;
    onChange(url: string | null): void;
    onSendingChange(isSending: boolean): void;
    error: string | null;
  };
  isPending: boolean;
  isUploading: boolean;
  /** What a press on the button sends; null when something is wrong with it, which is shown. */
  checked(): Values | null;
  /** Checks and sends, once however often it is called; for `onSubmit` of a form, and for a button. */
  submit(event?: FormEvent): void;
  /** Forgets what was kept: it was cancelled, or what `send` began is done. */
  forget(): void;
}

/**
 * A form that is sent from the browser: its values, what is shown about them, and how it is sent (ux.md U36 to U40,
 * decision 037). A press on the button shows all errors and moves the focus to the first one. A valid form is
 * sent once. The input stays after a failure.
 */
export function useForm<Values extends object, Made extends string = never>({
  initial,
  keptAs,
  unkept = [],
  isKeptWhole = false,
  check = () => [],
  send,
  isPending: isBegun = false,
}: FormOptions<Values, Made>): Form<Values, Made> {
  type Field = FieldOf<Values, Made>;
  const id = useId();
  const { values, set, forget, keep, isOnPageAlone } = useKeptValues(initial, keptAs, {
    unkept,
    isWhole: isKeptWhole,
  });
  const [refused, setRefused] = useState<FieldIssue<Field> | null>(null);
  const [isSending, setSending] = useState(false);
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set());
  const once = useSingleFlight();

  const idOf = (field: string) => `${id}-${field}`;
  const found = check(values);
  // A refusal takes the place of the field's own issue: a step that comes again with an empty field says why.
  const issues = useIssues(
    refused ? [...found.filter(({ field }) => field !== refused.field), refused] : found,
    idOf,
  );
  const isPending = isBegun || isSending;
  const isUploading = uploading.size > 0;

  useLeaveGuard(isUploading || isOnPageAlone());
  // If the page unloads before the answer arrives, the outcome is unknown, so the values are kept again.
  const latestKeep = useLatest(keep);
  useEffect(() => {
    if (!isSending) return;
    const keepNow = () => latestKeep.current();
    window.addEventListener("pagehide", keepNow);
    return () => window.removeEventListener("pagehide", keepNow);
  }, [isSending]);

  const change = (part: Partial<Values>) => {
    if (refused && refused.field in part) setRefused(null);
    set(part);
  };
  const refuse = (field: Field, message: string): true => {
    setRefused({ field, message });
    issues.point(field);
    return true;
  };
  const setOne = (name: keyof Values, value: unknown) => change({ [name]: value } as Partial<Values>);

  const senders = useRef(new Map<string, (isSending: boolean) => void>());
  const senderOf = useCallback((name: string) => {
    const known = senders.current.get(name);
    if (known) return known;
    const sender = (isOn: boolean) =>
      setUploading((before) => {
        const next = new Set(before);
        if (isOn) next.add(name);
        else next.delete(name);
        return next.size === before.size ? before : next;
      });
    senders.current.set(name, sender);
    return sender;
  }, []);

  const checked = () => {
    setRefused(null);
    issues.tell(found);
    return found.length > 0 ? null : values;
  };

  return {
    values,
    set: change,
    told: issues.told,
    idOf,
    errorOf: issues.errorOf,
    refuse,
    refuseNamed: ({ field, message }) =>
      Object.hasOwn(values, field ?? "") && refuse(field as Field, message),
    text: (name) => ({
      id: idOf(name),
      value: values[name] as string,
      onChange: (typed) => setOne(name, typed),
      onBlur: () => {
        if (values[name] !== "") issues.mark(name);
      },
      error: issues.errorOf(name),
    }),
    choice: (name) => ({
      id: idOf(name),
      value: values[name] as string | null,
      onChange: (chosen) => setOne(name, chosen),
      error: issues.errorOf(name),
    }),
    box: (name) => ({
      isSelected: values[name] as boolean,
      onChange: (isSelected) => setOne(name, isSelected),
    }),
    pictures: (name) => ({
      value: values[name] as readonly string[],
      onChange: (urls) => setOne(name, urls),
      onSendingChange: senderOf(name),
    }),
    file: (name) => ({
      id: idOf(name),
      value: values[name] as string | null,
      onChange: (url) => setOne(name, url),
      onSendingChange: senderOf(name),
      error: issues.errorOf(name),
    }),
    isPending,
    isUploading,
    checked,
    submit(event) {
      event?.preventDefault();
      if (isPending || isUploading) return;
      const sent = checked();
      if (sent === null) return;
      void once(async () => {
        setSending(true);
        // The next form of this name may open before this one has finished, and must not get these values.
        forget();
        try {
          if (!(await send(sent))) keep();
        } finally {
          setSending(false);
        }
      });
    },
    forget,
  };
}
