import { useEffect, useRef, useState } from "react";
import { useLatest } from "~/lib/use-latest";

/** How long an action can be undone, ms. */
const UNDO_MS = 5000;

/**
 * A simple action that needs no confirmation and can be undone for five seconds (ux.md U34). It is sent after
 * that time, or when its component unmounts, for example with a closed dialog. If the tab is closed earlier,
 * nothing is sent.
 *
 * @param run sends it, and resolves with whether it succeeded; called once for every `begin` that is not undone. What
 *   has failed is not shown as done any longer.
 */
export function useUndo(run: () => Promise<boolean>) {
  const [isBegun, setBegun] = useState(false);
  const waiting = useRef(false);
  const latest = useLatest(run);
  const end = async () => {
    if (!waiting.current) return;
    waiting.current = false;
    if (!(await latest.current())) setBegun(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins when it is begun
  useEffect(() => {
    if (!isBegun) return;
    const timer = setTimeout(() => void end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isBegun]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => () => void end(), []);

  return {
    /** It is to be shown as done, with the way back. */
    isBegun,
    begin() {
      waiting.current = true;
      setBegun(true);
    },
    undo() {
      waiting.current = false;
      setBegun(false);
    },
  };
}
