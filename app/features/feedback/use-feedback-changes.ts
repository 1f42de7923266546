import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { useReload } from "~/lib/use-reload";

/** Loads the page again when the platform has written, which it does with every answer. */
export function useFeedbackChanges(): void {
  const reload = useReload();
  useRoomEvents((event) => {
    if (event.kind === "SERVICE_MESSAGE") reload();
  });
}
