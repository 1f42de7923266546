import { useEffect, useState } from "react";
import { formatDateTime, formatRelativeTime, formatSecond } from "~/lib/format";

interface RelativeTimeProps {
  /** ISO */
  iso: string;
  /** The server's time when the page was made (ISO): the visitor's clock is not trusted. */
  serverNow: string;
  className?: string;
}

const MINUTE_MS = 60_000;

/** How long ago something was, kept up to date; after a day the date. The tooltip has the exact second (ux.md U13). */
export function RelativeTime({ iso, serverNow, className }: RelativeTimeProps) {
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start time begins a new count
  useEffect(() => {
    const start = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(performance.now() - start), MINUTE_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  const age = Date.parse(serverNow) + passed - Date.parse(iso);
  return (
    <time className={className} dateTime={iso} title={formatSecond(iso)}>
      {formatRelativeTime(age) ?? formatDateTime(iso)}
    </time>
  );
}
