import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { useReload } from "~/lib/use-reload";

/** Loads the page again when one of the customer's orders has changed elsewhere. */
export function useOrderChanges(): void {
  const reload = useReload();
  useRoomEvents((event) => {
    if (event.kind === "ORDER_CHANGED") reload();
  });
}
