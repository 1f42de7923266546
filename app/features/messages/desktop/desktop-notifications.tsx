import { useEffect, useState } from "react";
import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { lazyComponent } from "~/ui/lazy-component";
import { readDesktopState } from "./desktop-state";

/** Loaded in browsers whose owner wants notifications. */
const DesktopWatch = lazyComponent(async () => (await import("./desktop-watch")).DesktopWatch, null);

/**
 * Shows new messages on the desktop, if this is switched on (ux.md U44). The setting is checked after every
 * event of the room.
 */
export function DesktopNotifications() {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(readDesktopState() === "on"), []);
  useRoomEvents(() => setOn(readDesktopState() === "on"));
  return isOn ? <DesktopWatch /> : null;
}
