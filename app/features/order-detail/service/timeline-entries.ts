import { isOfKind, type TimelineKind } from "./timeline-kinds";

/**
 * The most time between a step and its message, ms: they are stored together, but documented times have no
 * milliseconds.
 */
const SAME_MOMENT = 2_000;

interface LogEntry {
  readonly event: string;
  readonly imageUrls: readonly string[];
  /** ISO. */
  readonly at: string;
}

/**
 * The entries of a kind, newest first, each with its place in the log. An event is shown once (ux.md U27):
 * the message about a step is left out next to this step, but is found among the messages.
 *
 * @param log oldest first
 */
export function timelineEntries<Entry extends LogEntry>(
  log: readonly Entry[],
  kind: TimelineKind,
): (Entry & { position: number })[] {
  const steps = log.filter(({ event }) => event !== "message").map(({ at }) => Date.parse(at));
  const tellsOfStep = ({ event, at }: Entry) =>
    event === "message" && steps.some((step) => Math.abs(step - Date.parse(at)) < SAME_MOMENT);
  return log
    .map((entry, position) => ({ ...entry, position }))
    .filter((entry) => isOfKind(entry, kind) && (kind === "message" || !tellsOfStep(entry)))
    .reverse();
}
