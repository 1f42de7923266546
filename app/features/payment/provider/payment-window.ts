import { PAYMENT_PAGE_PATH, storePaymentPage } from "./stored-payment-page";

/** A window that waits for its page, or the news that the browser allows none. */
export interface PaymentWindow {
  /** Shows a provider's page in it; false when the browser has opened no window or keeps no page (PAY-15). */
  show(pageHtml: string): boolean;
  /** Nothing came to be shown. */
  close(): void;
}

/**
 * Opens a window at the very press of the button: later, browsers take it for an advertisement. The window gets no
 * handle of this one (PAY-14), and the page goes to it by local storage.
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

/** The address to be copied when no window opened. */
export const paymentPageUrl = (): string => new URL(PAYMENT_PAGE_PATH, window.location.origin).href;
