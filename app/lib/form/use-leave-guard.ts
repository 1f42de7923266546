import { useEffect } from "react";
import { useLatest } from "~/lib/use-latest";

/**
 * The browser asks before it leaves the page, but only when something would be lost (ux.md U42): a running
 * upload, input that the browser cannot store, or a call.
 *
 * @param wouldLose whether something would be lost; a function is called when the page is about to unload
 */
export function useLeaveGuard(wouldLose: boolean | (() => boolean)): void {
  const latest = useLatest(wouldLose);
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
