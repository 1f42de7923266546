import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Duration of a call, as `05:09`, or `1:05:09` after an hour; null before it began (ms). */
export function useCallTime(since: number | null): string | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : callTime(now - since);
}

/** A duration (ms) as a call shows it. */
export function callTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [hours] : []), ...parts].join(":");
}
