import type { HistoryRow } from "../lifecycle/history";
import type { OrderEvent, Step } from "../lifecycle/step";

/** A step in the timeline. */
interface Entry {
  readonly title: string;
  readonly content: string;
  readonly imgs: string[];
}

/**
 * Describes steps by this list of events. Of an unknown event, for example of another version, only the name
 * is shown.
 */
export function timelineOf(events: readonly (OrderEvent | Step)[]): (row: HistoryRow) => Entry {
  const byName = new Map(events.map((event) => [event.event, event]));
  return ({ event: name, detail }) => {
    const event = byName.get(name);
    const title = event?.title ?? name;
    // Old steps and steps of the demo may have no details.
    if (detail === null || !event || !("detail" in event)) return { title, content: "", imgs: [] };
    const known = event.detail.parse(JSON.parse(detail));
    return { title, content: event.words?.(known) ?? "", imgs: picturesOf(known) };
  };
}

const picturesOf = (detail: unknown): string[] =>
  typeof detail === "object" && detail !== null && "imgs" in detail && Array.isArray(detail.imgs)
    ? detail.imgs.map(String)
    : [];
