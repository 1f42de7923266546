import { type ListPlace, listHref } from "./list-filter";

/** Mark of the dialog's place in the history: with it in the address the dialog adds none of its own. */
export const DIALOG_HASH = "#order";

/** Address of the list with this order's detail over it (ux.md U12), or without any. */
export const previewHref = (place: ListPlace, orderId: string | null): string =>
  listHref({ ...place, preview: orderId }) + (orderId === null ? "" : DIALOG_HASH);

/** What a link of the list leaves in the history: the entry before is the list itself. */
export const FROM_LIST = { fromList: true };

/** Whether such a link led here. */
export const isFromList = (state: unknown): boolean => Object(state).fromList === true;
