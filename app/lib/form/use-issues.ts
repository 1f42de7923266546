import { useEffect, useState } from "react";
import { focusField } from "~/ui/fields/focus-field";
import { afterPress } from "./after-press";
import { type FieldIssue, messageOf } from "./field-issue";

export interface Issues<Field extends string> {
  /** All that the last press on the button found, until all of it is mended: for the summary of a long form. */
  told: readonly FieldIssue<Field>[];
  /** What is shown now: marked fields that are still wrong. */
  shown: readonly FieldIssue<Field>[];
  /** The message under a field, or null. */
  errorOf(field: Field): string | null;
  /** Shows what a press on the button found, and puts the focus into the first of these fields. */
  tell(found: readonly FieldIssue<Field>[]): void;
  /** Shows what is wrong with a field that was left, if anything; by a press, once the press is over. */
  mark(field: Field): void;
  /** The same, and puts the focus there. */
  point(field: Field): void;
}

/**
 * Which issues of a form are shown (ux.md U36, U39). A field is marked by a press on the button, or when it is left with
 * something in it. It loses its mark as soon as it is valid, and gets no new one while the user types. The
 * summary stays unchanged until all its errors are corrected, so that it never takes the focus from a field.
 *
 * @param now what is wrong with the form at present, in the sequence of the form
 * @param idOf id of a field's control, or of its group
 * @param first what the page came back with, when it was sent without script
 */
export function useIssues<Field extends string>(
  now: readonly FieldIssue<Field>[],
  idOf: (field: Field) => string,
  first: readonly FieldIssue<Field>[] = [],
): Issues<Field> {
  const [told, setTold] = useState(first);
  /** A new object for every press, so that each moves the focus. */
  const [target, setTarget] = useState({ field: first[0]?.field });
  const [marked, setMarked] = useState<ReadonlySet<Field>>(() => new Set(first.map(({ field }) => field)));
  const shown = now.filter(({ field }) => marked.has(field));

  const failing = new Set(shown.map(({ field }) => field));
  if (failing.size < marked.size) setMarked(failing);
  if (told.length > 0 && failing.size === 0) setTold([]);

  // After the summary has appeared and taken the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press moves the focus, a new function does not
  useEffect(() => {
    if (target.field !== undefined) focusField(idOf(target.field));
  }, [target]);
  const mark = (field: Field) => setMarked((before) => new Set(before).add(field));

  return {
    told,
    shown,
    errorOf: (field) => messageOf(shown, field),
    tell(found) {
      setTold(found);
      setMarked(new Set(found.map(({ field }) => field)));
      setTarget({ field: found[0]?.field });
    },
    mark: (field) => afterPress(() => mark(field)),
    point(field) {
      mark(field);
      setTarget({ field });
    },
  };
}
