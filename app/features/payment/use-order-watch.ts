import { useOnReturn } from "~/lib/use-on-return";
import { useRoomEvents } from "../realtime/realtime-provider";

/** Calls when something happens to the order elsewhere, and when the page becomes visible again: events may be missed. */
export function useOrderWatch(orderId: string, onChanged: () => void): void {
  useRoomEvents((event) => {
    if (String(event.data.orderId) === orderId) onChanged();
  }, onChanged);
  useOnReturn(onChanged);
}
