/** What may wait for a customer, the most pressing first. */
export const TODO_KINDS = [
  "VISIT_OVERDUE",
  "APPOINTMENT_FAILED",
  "ACCEPTANCE_DUE",
  "REFUND_REFUSED",
  "EXCEPTION",
  "MARKUP_REQUEST",
  "BIDS",
  "PAYMENT_DUE",
  "UNANSWERED",
  "ARRIVAL",
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

/** How many orders of each kind are shown at once. */
export const SHOWN_TODOS = 5;
