import { readItem, writeItem } from "~/lib/storage";

/** The service worker, which only shows notifications. */
const WORKER = "/notifications.js";
/** Remembers the setting in this browser; signing out deletes it with all other data. */
const CHOICE = "desktop-messages";

/** State of desktop notifications in this browser (ux.md U44). */
export type DesktopState = "unsupported" | "blocked" | "off" | "on";

export function readDesktopState(): DesktopState {
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && isChosen() ? "on" : "off";
}

/**
 * Asks for the permission, which needs a press, and remembers the choice. @throws when the browser cannot
 * register the worker
 */
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

/** A notification for the worker to show. */
export interface DesktopNotification {
  /** Id of the message. It is shown once, even if several tabs or pushes deliver it. */
  messageId: number;
  title: string;
  text: string;
}

/** Shows a notification, unless one of our tabs is visible: the worker knows all of them. */
export async function showOnDesktop(notification: DesktopNotification): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(notification);
}

const isChosen = (): boolean => readItem("local", CHOICE) === "1";

/** A browser without storage has to be asked again on every page. */
const choose = (isOn: boolean) => writeItem("local", CHOICE, isOn ? "1" : null);
