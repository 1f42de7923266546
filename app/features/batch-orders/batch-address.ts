import { listAddress } from "~/features/list/list-address";
import { digits, oneOf } from "~/features/list/param-readers";

/** Which rows of an import are shown, in the sequence of the tabs. */
export const SHOWN_ROWS = ["ALL", "BAD", "GOOD", "PLACED"] as const;

const place = {
  path: "/user/batch/order",
  params: { import: digits(16), show: oneOf(SHOWN_ROWS) },
} as const;

/** The page of batch orders: without an import its steps and the records of former ones (BATCH-05). */
export const BATCH_PAGE = listAddress({ ...place, pageSize: 10 });

/** Rows of one import: as many on a page as can be mended without losing one's way. */
export const IMPORT_ROWS = listAddress({ ...place, pageSize: 20 });
