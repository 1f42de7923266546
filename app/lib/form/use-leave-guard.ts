import { useEffect, useRef } from "react";

/**
 * The browser asks before the page goes, only when something would be lost with it (ux.md U42): what is still being
 * uploaded, and what was typed where the browser stores nothing.
 *
 * @param wouldLose whether that is so; a function is asked when the page is about to go
 */
export function useLeaveGuard(wouldLose: boolean | (() => boolean)): void {
  const latest = useRef(wouldLose);
  useEffect(() => {
    latest.current = wouldLose;
  });
  const isOn = wouldLose !== false;
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => {
      const { current } = latest;
      if (typeof current === "function" ? current() : current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
}
