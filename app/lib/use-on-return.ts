import { useEffect } from "react";
import { useLatest } from "~/lib/use-latest";

/** Calls whenever the page becomes visible again, as after another tab or window. */
export function useOnReturn(onReturn: () => void): void {
  const latest = useLatest(onReturn);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) latest.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
