import type { LedgerReport } from "../modules/ledger";
import { formatTime, formatTimeOrNull } from "../shared/clock";

type Watch = NonNullable<LedgerReport["watch"]>;

/** What the checks of the books have found, as EXT-105 answers it. */
export const presentViolations = (violations: LedgerReport["violations"]) =>
  violations.map(({ customerId, rule, subject, seenAt }) => ({
    customerId,
    rule,
    subject,
    seenTime: formatTime(seenAt),
  }));

/** How far the checks are: the times of the store that is furthest behind, and the customers of all together. */
export function presentChecks(watches: readonly LedgerReport["watch"][]) {
  const known = watches.filter((watch) => watch !== undefined);
  const earliest = (timeOf: (watch: Watch) => number | null): string | null => {
    const times = known.map(timeOf).filter((time) => time !== null);
    return formatTimeOrNull(times.length > 0 ? Math.min(...times) : null);
  };
  const sum = (countOf: (watch: Watch) => number) =>
    known.reduce((total, watch) => total + countOf(watch), 0);
  return {
    changesUntilTime: earliest(({ checkedUntil }) => checkedUntil),
    lastSliceTime: earliest(({ sliceEndedAt }) => sliceEndedAt),
    roundBeganTime: earliest(({ roundBeganAt }) => roundBeganAt),
    roundCustomers: sum(({ roundCustomers }) => roundCustomers),
    lastRoundTime: earliest(({ lastRoundEndedAt }) => lastRoundEndedAt),
    lastRoundCustomers: sum(({ lastRoundCustomers }) => lastRoundCustomers),
  };
}
