/**
 * What the site offers only where the backend has calls that no document names (decision 046). `absent.offer` of a call
 * in `schema/rest` says which offer needs it.
 */
export const OFFER_NAMES = [
  "activity",
  "apiKeys",
  "areaWishes",
  "batchOrders",
  "bids",
  "bills",
  "devices",
  "feedback",
  "goodsDetails",
  "ledger",
  "library",
  "listTools",
  "markupRequests",
  "messageGroups",
  "messageSettings",
  "personalData",
  "phoneUploads",
  "profits",
  "progressLinks",
  "recipients",
  "reminders",
  "smallPayment",
  "templates",
  "todos",
  "webhooks",
] as const;

export type OfferName = (typeof OFFER_NAMES)[number];
