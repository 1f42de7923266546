/**
 * The provider's payment page on its way from the page that asked for it to /pay, which opens in a window of its own
 * (PAY-14, C-69). It waits in local storage, where only this origin can write, and is taken out once.
 */
const STORAGE_KEY = "zhuangda:payment-page";

/** An unopened page is out of date after this time, ms. */
const LIFETIME_MS = 15 * 60_000;

/** Longest page that is kept, in UTF-16 units; providers' pages have a few thousand. */
const MAX_LENGTH = 200_000;

/** Where a stored page is opened. It must be loaded as a document (`window.open`), whose policy lets the form go. */
export const PAYMENT_PAGE_PATH = "/pay";

interface StoredPage {
  html: string;
  /** ms since the epoch. */
  storedAt: number;
}

/** Keeps a payment page for /pay, in place of an older one. False when the browser keeps nothing or it is too long. */
export function storePaymentPage(html: string, now = Date.now()): boolean {
  if (html.length > MAX_LENGTH) return false;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ html, storedAt: now } satisfies StoredPage));
    return true;
  } catch {
    return false;
  }
}

/** Takes the stored page out: a second call answers null, as for one that is too old or was not written by us. */
export function takePaymentPage(now = Date.now()): string | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    localStorage.removeItem(STORAGE_KEY);
    const page = text === null ? null : readPage(JSON.parse(text));
    const isFresh = page !== null && page.storedAt <= now && now - page.storedAt < LIFETIME_MS;
    return isFresh ? page.html : null;
  } catch {
    return null;
  }
}

/** Removes an unopened page, so that it does not wait for the next person at this browser (S25). */
export function forgetPaymentPage(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function readPage(value: unknown): StoredPage | null {
  if (typeof value !== "object" || value === null) return null;
  const { html, storedAt } = value as Partial<Record<keyof StoredPage, unknown>>;
  return typeof html === "string" && html.length <= MAX_LENGTH && typeof storedAt === "number"
    ? { html, storedAt }
    : null;
}
