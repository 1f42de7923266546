import { useEffect } from "react";
import { dayOf, MINUTE } from "../../../schema/rules/time";
import { useServerTime } from "../clock/use-server-time";
import type { Tag } from "./changes";
import { pageClient } from "./page-client";

/**
 * Reports what the time itself has changed, of which no event tells: when a new day has begun in China since the page was
 * made, and when one of these moments has passed. All that shows it is read again.
 *
 * @param madeAt the server's time when the page was made, ISO; null when it is not known, which reports nothing
 * @param moments ISO
 */
export function useChangedByTime(changed: Tag, madeAt: string | null, moments: readonly string[] = []): void {
  const now = useServerTime(madeAt, MINUTE);
  const made = madeAt === null ? now : Date.parse(madeAt);
  const isPast = (moment: string) => Date.parse(moment) > made && Date.parse(moment) <= now;
  const isOutdated = dayOf(now) > dayOf(made) || moments.some(isPast);
  useEffect(() => {
    if (isOutdated) pageClient().announce({ changed: [changed], isOwn: false });
  }, [isOutdated, changed]);
}
