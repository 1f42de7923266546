import { useEffect, useState } from "react";
import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { late } from "~/ui/late";
import { Later } from "~/ui/later";
import { readDesktopState } from "./desktop-state";

/** Comes to browsers whose owner wants it. */
const DesktopWatch = late(async () => (await import("./desktop-watch")).DesktopWatch);

/** Puts new messages on the desktop where that was chosen (ux.md U44). Looks again after every event of the room. */
export function DesktopNotifications() {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(readDesktopState() === "on"), []);
  useRoomEvents(() => setOn(readDesktopState() === "on"));
  return isOn ? (
    <Later>
      <DesktopWatch />
    </Later>
  ) : null;
}
