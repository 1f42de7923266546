/** Sort orders of the list; each has an index (decision 020). The first is the default. */
export const ORDER_SORTS = ["CREATED_DESC", "CREATED_ASC", "APPOINTMENT_ASC", "APPOINTMENT_DESC"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Newest first: the sort order of a list that asks for no other. */
export const USUAL_SORT: OrderSort = ORDER_SORTS[0];
