/** Orders on one page of the list (LIST-04). */
export const ORDER_PAGE_SIZE = 6;
