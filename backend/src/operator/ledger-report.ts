import type { LedgerReport } from "../modules/ledger";
import { formatTime, formatTimeOrNull } from "../shared/clock";

/** What the checks of the books have found and how far they are, as EXT-105 answers it. */
export function presentReport({ violations, watch }: LedgerReport) {
  return {
    violations: violations.map(({ customerId, rule, subject, seenAt }) => ({
      customerId,
      rule,
      subject,
      seenTime: formatTime(seenAt),
    })),
    checks: {
      changesUntilTime: formatTimeOrNull(watch?.checkedUntil ?? null),
      lastSliceTime: formatTimeOrNull(watch?.sliceEndedAt ?? null),
      roundBeganTime: formatTimeOrNull(watch?.roundBeganAt ?? null),
      roundCustomers: watch?.roundCustomers ?? 0,
      lastRoundTime: formatTimeOrNull(watch?.lastRoundEndedAt ?? null),
      lastRoundCustomers: watch?.lastRoundCustomers ?? 0,
    },
  };
}
