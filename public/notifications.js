/*
 * Shows new messages on the desktop (ux.md U44) and leads to them. It answers no requests and keeps nothing: pages are
 * loaded as if it were not there.
 */
const ICON = "/icon-192.png";

/** Whoever looks at one of our tabs sees the badge move, and is not told twice. */
async function show({ messageId, title, text }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === "visible")) return;
  await self.registration.showNotification(String(title), {
    body: String(text),
    icon: ICON,
    lang: "zh-CN",
    // The same message comes from every open tab, and by push: it is shown once.
    tag: `message-${messageId}`,
    data: { messageId },
  });
}

/** Opens the message in a tab that is there, or in a new one. */
async function open({ messageId }) {
  const path = `/user/message/detail?${new URLSearchParams({ id: String(messageId) })}`;
  const windows = await self.clients.matchAll({ type: "window" });
  const idle = windows.find(({ url }) => new URL(url).pathname.startsWith("/user/message"));
  if (idle) {
    await idle.focus();
    return idle.navigate(path);
  }
  return self.clients.openWindow(path);
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener("message", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
