import { useEffect, useRef } from "react";

/** Calls whenever the page becomes visible again, as after another tab or window. */
export function useOnReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) latest.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
