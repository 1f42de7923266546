import { isOfKind, type TimelineKind } from "./timeline-kinds";

/** A message about a step is stored with it; the documented times have no parts of a second, ms. */
const SAME_MOMENT = 2_000;

interface LogEntry {
  readonly event: string;
  readonly imageUrls: readonly string[];
  /** ISO. */
  readonly at: string;
}

/**
 * The entries of a kind, newest first, each with its place in the log. What happened stands there once (ux.md U27): the
 * message that tells of a step is left out beside this step, and found among the messages.
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
