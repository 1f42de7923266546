import { DAY, HOUR, MINUTE, SECOND } from "../time";

/** Addresses of a customer, the most. */
export const MAX_WEBHOOKS = 5;
export const MAX_WEBHOOK_NOTE = 50;

/** How an address is: events are sent; the platform has stopped because it did not answer, and keeps them; its owner has switched it off, and nothing is kept. */
export const WEBHOOK_STATES = ["ON", "PAUSED", "OFF"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** How a delivery is: it waits for its turn or its next try; the receiver has taken it; it was given up. */
export const DELIVERY_STATES = ["WAITING", "DELIVERED", "FAILED"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Waits between the tries of a delivery, as the Standard Webhooks specification proposes: ten tries within three days and
 * four hours. After the last one it is given up.
 */
export const RETRY_AFTER_MS = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
] as const;
export const MOST_TRIES = RETRY_AFTER_MS.length + 1;

/** An address that fails for so long without a success is paused, and its owner is notified. */
export const PAUSED_AFTER_MS = 3 * DAY;

/** How long a former secret signs together with the new one. */
export const SECRET_OVERLAP_MS = DAY;

/** How long deliveries are kept, and so how far back they can be sent again. */
export const DELIVERIES_KEPT_MS = 30 * DAY;

/** Title of the message about a paused address; the page of messages leads from it to the addresses. */
export const WEBHOOK_PAUSED_TITLE = "Webhook 已暂停";
