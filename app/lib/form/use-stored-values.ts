import { useEffect, useRef } from "react";
import { mergeValues } from "./merge-values";
import type { Form } from "./use-form";

type Followed<Values extends object> = Pick<Form<Values, string>, "values" | "set" | "forget" | "isPending">;

/**
 * Lets an open form follow its record, which may change elsewhere: fields that were not edited take what is stored now.
 * While the form is being sent its values stay, as they are the ones that are being stored. A form in which nothing is
 * edited any more is not kept.
 *
 * @param stored what is stored now, as values of the form
 */
export function useStoredValues<Values extends object>(form: Followed<Values>, stored: Values): void {
  const known = useRef(stored);
  const text = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is stored
  useEffect(() => {
    if (form.isPending || text === JSON.stringify(known.current)) return;
    const values = mergeValues({ loaded: known.current, typed: form.values, stored });
    known.current = stored;
    form.set(values);
    if (JSON.stringify(values) === text) form.forget();
  }, [text, form.isPending]);
}
