/** A window of a day, as the graph answers it. */
interface Period {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

const minutes = (time: string) => time.slice(0, "HH:mm".length);
const isOpen = ({ endTime }: Period) => endTime.startsWith("23:59");

/** Until when the master comes, e.g. `–12:00`; empty where a visit has no end. */
export const endInWords = (periods: readonly Period[]): string => {
  const [period] = periods;
  return !period || isOpen(period) ? "" : `–${minutes(period.endTime)}`;
};

/** Windows as people read them, e.g. `2026-12-01 09:00–12:00`; null without any. */
export const periodsInWords = (periods: readonly Period[]): string | null =>
  periods.map((period) => `${period.date} ${minutes(period.startTime)}${endInWords([period])}`).join("、") ||
  null;
