import { useEffect } from "react";
import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { useRead } from "~/lib/graphql/use-read";
import { MessageSettingsDocument } from "../settings-query";
import { browserPush } from "./browser-push";
import { readDesktopState, showOnDesktop } from "./desktop-state";
import { notificationOf } from "./message-event";

/** Passes new messages to the worker that shows them, according to the customer's settings. */
export function DesktopWatch() {
  const { data: settings } = useRead(
    MessageSettingsDocument,
    {},
    { pick: ({ viewer }) => viewer?.messageSettings, about: ["MessageSettings"], isOptional: true },
  );
  useEffect(() => void browserPush.renew(), []);
  useRoomEvents((event) => {
    // The notifications may have been switched off since this was rendered.
    if (readDesktopState() !== "on") return;
    const notification = settings && notificationOf(event, settings, Date.now());
    if (notification) void showOnDesktop(notification);
  });
  return null;
}
