import { requestDeadline } from "../time-limits";

/** What the site answers with its time, ISO. */
const TIME_PATH = "/time";
/** A clock that was asked a moment ago is right, ms. */
const ASKED_LATELY_MS = 10_000;

/**
 * The server's time minus the time that the page has been open, ms. A late answer gives too small a value,
 * never too large a one, so the largest value is the most exact. The page's clock stops while the computer
 * sleeps, so the next answer gives a larger value.
 */
let offset = Number.NEGATIVE_INFINITY;
let askedAt = Number.NEGATIVE_INFINITY;
/** The last question, which all who ask meanwhile wait for. */
let asked: Promise<void> = Promise.resolve();

/** Notes the server's time (ISO) as an answer gave it. */
export function noteServerTime(iso: string): void {
  const noted = Date.parse(iso) - performance.now();
  if (noted > offset) offset = noted;
}

/** Whether the server's time is known. */
export const knowsServerTime = (): boolean => offset > Number.NEGATIVE_INFINITY;

/** The server's time now, ms: the browser's clock is used only where nothing else is known (ux.md U13). */
export const serverTime = (): number => (knowsServerTime() ? performance.now() + offset : Date.now());

/** Asks the server what time it is, as after a sleep; a failure changes nothing. */
export function askServerTime(): Promise<void> {
  if (performance.now() - askedAt >= ASKED_LATELY_MS) {
    askedAt = performance.now();
    asked = ask();
  }
  return asked;
}

async function ask(): Promise<void> {
  try {
    const response = await fetch(TIME_PATH, {
      cache: "no-store",
      signal: requestDeadline(),
    });
    if (response.ok) noteServerTime(await response.text());
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
  }
}
