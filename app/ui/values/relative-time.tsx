import { useServerTime } from "~/lib/clock/use-server-time";
import { formatDateTime, formatRelativeTime, formatSecond } from "~/lib/format";
import { MINUTE } from "../../../schema/rules/time";

interface RelativeTimeProps {
  /** ISO */
  iso: string;
  /** The server's time when the page was made (ISO): the visitor's clock is not trusted. */
  serverNow: string;
  className?: string;
}

/** How long ago something was, kept up to date; after a day the date. The tooltip has the exact second (ux.md U13). */
export function RelativeTime({ iso, serverNow, className }: RelativeTimeProps) {
  const age = useServerTime(serverNow, MINUTE) - Date.parse(iso);
  return (
    <time className={className} dateTime={iso} title={formatSecond(iso)}>
      {formatRelativeTime(age) ?? formatDateTime(iso)}
    </time>
  );
}
