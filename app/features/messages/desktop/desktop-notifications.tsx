import { useEffect, useState } from "react";
import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { lazyComponent } from "~/ui/lazy-component";
import { readDesktopState } from "./desktop-state";

/** Comes to browsers whose owner wants it. */
const DesktopWatch = lazyComponent(async () => (await import("./desktop-watch")).DesktopWatch, null);

/** Puts new messages on the desktop where that was chosen (ux.md U44). Looks again after every event of the room. */
export function DesktopNotifications() {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(readDesktopState() === "on"), []);
  useRoomEvents(() => setOn(readDesktopState() === "on"));
  return isOn ? <DesktopWatch /> : null;
}
