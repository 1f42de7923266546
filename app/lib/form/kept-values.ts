import { useEffect, useMemo, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { useHydrated } from "~/ui/use-hydrated";
import { readItem, writeItem } from "../storage";
import { mergeValues } from "./merge-values";

const PREFIX = "zhuangda-form:";

/** Whether what was kept has the fields of the form, and their types. */
const fits = (kept: unknown, initial: object): boolean =>
  Object.entries(initial).every(([key, value]) => {
    const found: unknown = Object(kept)[key];
    return found === null || value === null ? found !== undefined : typeof found === typeof value;
  });

/** The values that this tab kept under a name; null without any, or when they no longer fit the form. */
function readKept<Values extends object>(name: string, initial: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(readItem("session", PREFIX + name) ?? "null");
    return kept !== null && fits(kept, initial) ? (kept as Values) : null;
  } catch {
    return null;
  }
}

/** Answers whether the browser took it; one that blocks storage keeps what was typed on the page alone. */
const writeKept = (name: string, values: object | null): boolean =>
  writeItem("session", PREFIX + name, values && JSON.stringify(values));

/** What a tab keeps of one form under its name; nothing without one. */
export function keptForm(name: string | undefined) {
  let isLost = false;
  const write = (values: object | null) => {
    if (name) isLost = !writeKept(name, values) && values !== null;
  };
  return {
    read: <Values extends object>(initial: Values) => (name ? readKept(name, initial) : null),
    write,
    /** Whether the last input could not be stored, so that only the page holds it. */
    isOnPageAlone: () => isLost,
  };
}

/** The edited values that were kept, beside what is stored now; null without any that fit. */
function readTyped<Values extends object>(
  tab: ReturnType<typeof keptForm>,
  stored: Values,
  isWhole: boolean,
): Values | null {
  const kept = tab.read({ typed: stored, loaded: stored });
  if (!kept || !fits(kept.typed, stored) || !fits(kept.loaded, stored)) return null;
  return isWhole ? kept.typed : mergeValues({ ...kept, stored });
}

/**
 * The values of a form, kept by this tab through reload and sign-in (ux.md U37), and forgotten with the tab, when they
 * were sent, when the form was cancelled, and by signing out. Without a name they are kept nowhere. Fields that were
 * not edited begin with what is stored when the form opens again.
 *
 * @param unkept values that are kept nowhere, such as a code
 * @param isWhole all values come back, edited or not: the form itself compares them with what is stored now
 */
export function useKeptValues<Values extends object>(
  initial: Values,
  name: string | undefined,
  { unkept = [], isWhole = false }: { unkept?: readonly (keyof Values)[]; isWhole?: boolean } = {},
) {
  const isHydrated = useHydrated();
  const tab = useMemo(() => keptForm(name), [name]);
  const [values, setValues] = useState(() => (isHydrated && readTyped(tab, initial, isWhole)) || initial);

  // The server's HTML does not contain the values that the tab kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const kept = readTyped(tab, initial, isWhole);
    if (kept) setValues(kept);
  }, [tab]);

  /** Two changes may come before the next render, such as two pictures that are stored. */
  const latest = useLatest(values);
  const write = () => {
    const typed = { ...latest.current };
    for (const key of unkept) typed[key] = initial[key];
    tab.write({ typed, loaded: initial });
  };
  return {
    values,
    set(part: Partial<Values>) {
      latest.current = { ...latest.current, ...part };
      setValues(latest.current);
      write();
    },
    forget: () => tab.write(null),
    /** Keeps again what was forgotten. */
    keep: write,
    isOnPageAlone: tab.isOnPageAlone,
  };
}
