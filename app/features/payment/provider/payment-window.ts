import { PAYMENT_PAGE_PATH, storePaymentPage } from "./stored-payment-page";

/** A window that waits for its page, also when the browser has blocked it. */
export interface PaymentWindow {
  /**
   * Shows a provider's page in it; false when the browser has not opened a window, or cannot store the page
   * (PAY-15).
   */
  show(pageHtml: string): boolean;
  /** Closes it, because there is nothing to show. */
  close(): void;
}

/**
 * Opens a window directly in the press handler, because browsers block it later. The window gets no reference
 * to this one (PAY-14); the page is passed by local storage.
 */
export function openPaymentWindow(): PaymentWindow {
  const opened = window.open("about:blank", "_blank");
  if (opened) opened.opener = null;
  return {
    show(pageHtml) {
      const isStored = storePaymentPage(pageHtml);
      if (!opened || opened.closed || !isStored) {
        opened?.close();
        return false;
      }
      opened.location.replace(PAYMENT_PAGE_PATH);
      return true;
    },
    close: () => opened?.close(),
  };
}

/** The address to copy when no window could be opened. */
export const paymentPageUrl = (): string => new URL(PAYMENT_PAGE_PATH, window.location.origin).href;
