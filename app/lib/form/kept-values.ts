import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

const PREFIX = "zhuangda-form:";

/** What this tab kept under a name; null for nothing, and for what does not have the form's shape any more. */
function readKept<Values extends object>(name: string, initial: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? "null");
    const isWhole = Object.entries(initial).every(([key, value]) => {
      const found: unknown = Object(kept)[key];
      return found === null || value === null ? found !== undefined : typeof found === typeof value;
    });
    return kept !== null && isWhole ? (kept as Values) : null;
  } catch {
    return null;
  }
}

function writeKept(name: string, values: object | null): void {
  try {
    if (values) window.sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
    else window.sessionStorage.removeItem(PREFIX + name);
  } catch {
    // A browser that blocks storage keeps what was typed on the page alone.
  }
}

/**
 * The values of a form, kept by this tab through reload and sign-in (ux.md U37), and forgotten with the tab, when they
 * were sent, when the form was cancelled, and by signing out. Without a name they are kept nowhere.
 */
export function useKeptValues<Values extends object>(initial: Values, name: string | undefined) {
  const isHydrated = useHydrated();
  const [values, setValues] = useState(() => (name && isHydrated && readKept(name, initial)) || initial);

  // The page of the server knows nothing of what the tab kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const kept = name ? readKept(name, initial) : null;
    if (kept) setValues(kept);
  }, [name]);

  /** Two changes may come before the next render, such as two pictures that are stored. */
  const latest = useRef(values);
  latest.current = values;
  return {
    values,
    set(part: Partial<Values>) {
      latest.current = { ...latest.current, ...part };
      setValues(latest.current);
      if (name) writeKept(name, latest.current);
    },
    forget() {
      if (name) writeKept(name, null);
    },
    /** Keeps again what was forgotten. */
    keep() {
      if (name) writeKept(name, latest.current);
    },
  };
}
