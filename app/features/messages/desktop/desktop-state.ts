/** The service worker that shows notifications, and nothing else. */
const WORKER = "/notifications.js";
/** Remembers in this browser that its owner wants them; signing out forgets it with everything else. */
const CHOICE = "desktop-messages";

/** What this browser does about new messages while the page is hidden (ux.md U44). */
export type DesktopState = "unsupported" | "blocked" | "off" | "on";

export function readDesktopState(): DesktopState {
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && isChosen() ? "on" : "off";
}

/** Asks for the permission, which needs a press, and remembers the choice. @throws when the browser has no worker for us */
export async function turnOnDesktop(): Promise<DesktopState> {
  if ((await Notification.requestPermission()) !== "granted") return readDesktopState();
  await navigator.serviceWorker.register(WORKER);
  choose(true);
  return readDesktopState();
}

export function turnOffDesktop(): DesktopState {
  choose(false);
  return readDesktopState();
}

/** What the worker is told to show. */
export interface DesktopNotification {
  /** Of the message; the same one is shown once, whichever tab or push brings it. */
  messageId: number;
  title: string;
  text: string;
}

/** Has a notification shown, unless some tab of ours is being looked at: the worker knows all of them. */
export async function showOnDesktop(notification: DesktopNotification): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(notification);
}

function isChosen(): boolean {
  try {
    return window.localStorage.getItem(CHOICE) === "1";
  } catch {
    return false;
  }
}

function choose(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.setItem(CHOICE, "1");
    else window.localStorage.removeItem(CHOICE);
  } catch {
    // A browser without storage has to be asked again on every page.
  }
}
