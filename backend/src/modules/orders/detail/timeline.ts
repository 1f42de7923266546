import type { HistoryRow } from "../lifecycle/history";
import type { OrderEvent, Step } from "../lifecycle/step";

/** What the timeline says of a step. */
interface Entry {
  readonly title: string;
  readonly content: string;
  readonly imgs: string[];
}

/** Describes the steps that are in a list; of one of another version it knows the name alone. */
export function timelineOf(events: readonly (OrderEvent | Step)[]): (row: HistoryRow) => Entry {
  const byName = new Map(events.map((event) => [event.event, event]));
  return ({ event: name, detail }) => {
    const event = byName.get(name);
    const title = event?.title ?? name;
    // Of a step of long ago, or of the demo, no more may be known than that it happened.
    if (detail === null || !event || !("detail" in event)) return { title, content: "", imgs: [] };
    const known = event.detail.parse(JSON.parse(detail));
    return { title, content: event.words?.(known) ?? "", imgs: picturesOf(known) };
  };
}

const picturesOf = (detail: unknown): string[] =>
  typeof detail === "object" && detail !== null && "imgs" in detail && Array.isArray(detail.imgs)
    ? detail.imgs.map(String)
    : [];
