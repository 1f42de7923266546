/** A time window, as in the graph. */
interface Period {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

const minutes = (time: string) => time.slice(0, "HH:mm".length);
const isOpen = ({ endTime }: Period) => endTime.startsWith("23:59");

/** End of the visit as text, e.g. `–12:00`; empty when a visit has no end. */
export const endInWords = (periods: readonly Period[]): string => {
  const [period] = periods;
  return !period || isOpen(period) ? "" : `–${minutes(period.endTime)}`;
};

/** Time windows as text, e.g. `2026-12-01 09:00–12:00`; null without any. */
export const periodsInWords = (periods: readonly Period[]): string | null =>
  periods.map((period) => `${period.date} ${minutes(period.startTime)}${endInWords([period])}`).join("、") ||
  null;
