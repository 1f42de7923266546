import { useRevalidator } from "@remix-run/react";
import { useRoomEvents } from "~/features/messages/realtime-provider";

/** Loads the page anew when one of the customer's orders has changed elsewhere. */
export function useOrderChanges(): void {
  const { revalidate } = useRevalidator();
  useRoomEvents((event) => {
    if (event.kind === "ORDER_CHANGED") revalidate();
  });
}
