/** Sequences of the order list, each borne by an index of the customer's orders (decision 020). The first is the usual one. */
export const ORDER_SORTS = ["CREATED_DESC", "CREATED_ASC", "APPOINTMENT_ASC", "APPOINTMENT_DESC"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Newest first, which is what a list has that says nothing else. */
export const USUAL_SORT: OrderSort = ORDER_SORTS[0];
