import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { useReload } from "~/lib/use-reload";

/** Loads the page again when money may have moved elsewhere: an order has changed, or a message says so. */
export function useWalletChanges(): void {
  const reload = useReload();
  useRoomEvents((event) => {
    if (event.kind === "ORDER_CHANGED" || event.kind.endsWith("_MESSAGE")) reload();
  });
}
