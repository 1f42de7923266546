import { readItem, writeItem } from "~/lib/storage";
import { isReached } from "./is-reached";

const KEY = "reloaded-for-code";
/** A tab reloads itself at most once in this time, ms: what is missing afterwards does not come with the page. */
const ONCE_IN_MS = 10 * 60_000;

/** Whether a guard of the page would ask before it goes (ux.md U42). */
const wouldAsk = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Notes that the tab reloads itself now; false when it did so lately, or when the browser stores nothing. */
function noteReload(): boolean {
  const last = Number(readItem("session", KEY));
  return Date.now() - last >= ONCE_IN_MS && writeItem("session", KEY, String(Date.now()));
}

/**
 * Loads code that was asked for by a press or is shown now. If it does not come although the site is reached, a
 * deployment has replaced the build of this page (reliability.md R37), and only a reload brings the new one: the page
 * then reloads itself, with all that its forms keep, and the promise stays open until it is gone. It does not when
 * something would be lost, or when it did so within ten minutes; then, and without network, it rejects.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine === false || wouldAsk() || !(await isReached()) || !noteReload()) throw error;
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}
