import { readItem, writeItem } from "~/lib/storage";

/**
 * The provider's payment page, passed from the requesting page to /pay, which opens in a window of its own
 * (PAY-14, C-69). It is kept in local storage, where only this origin can write, and is read once.
 */
const STORAGE_KEY = "zhuangda:payment-page";

/** An unopened page is out of date after this time, ms. */
const LIFETIME_MS = 15 * 60_000;

/** Longest stored page, in UTF-16 units; providers' pages have a few thousand. */
const MAX_LENGTH = 200_000;

/**
 * Path that opens a stored page. It must be loaded as a document (`window.open`), because its policy allows
 * the form's target.
 */
export const PAYMENT_PAGE_PATH = "/pay";

interface StoredPage {
  html: string;
  /** ms since the epoch. */
  storedAt: number;
}

/**
 * Stores a payment page for /pay in place of an older one. False when the browser cannot store it or it is
 * too long.
 */
export function storePaymentPage(html: string, now = Date.now()): boolean {
  if (html.length > MAX_LENGTH) return false;
  return writeItem("local", STORAGE_KEY, JSON.stringify({ html, storedAt: now } satisfies StoredPage));
}

/**
 * Reads and removes the stored page. A second call answers null, and so do an old page and one that we did
 * not write.
 */
export function takePaymentPage(now = Date.now()): string | null {
  const text = readItem("local", STORAGE_KEY);
  forgetPaymentPage();
  try {
    const page = text === null ? null : readPage(JSON.parse(text));
    const isFresh = page !== null && page.storedAt <= now && now - page.storedAt < LIFETIME_MS;
    return isFresh ? page.html : null;
  } catch {
    return null;
  }
}

/** Removes an unopened page, so that the next user of this browser does not get it (S25). */
export function forgetPaymentPage(): void {
  writeItem("local", STORAGE_KEY, null);
}

function readPage(value: unknown): StoredPage | null {
  if (typeof value !== "object" || value === null) return null;
  const { html, storedAt } = value as Partial<Record<keyof StoredPage, unknown>>;
  return typeof html === "string" && html.length <= MAX_LENGTH && typeof storedAt === "number"
    ? { html, storedAt }
    : null;
}
