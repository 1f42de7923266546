/** How many views of the order list a customer can save (ux.md U3). */
export const MAX_VIEWS = 10;
/** Characters of a view's name. */
export const MAX_VIEW_NAME = 20;
