import { listAddress } from "~/features/list/list-address";
import { digits, oneOf } from "~/features/list/param-readers";

/** Filters for the rows of an import, in the order of the tabs. */
export const SHOWN_ROWS = ["ALL", "BAD", "GOOD", "PLACED"] as const;

const place = {
  path: "/user/batch/order",
  params: { import: digits(16), show: oneOf(SHOWN_ROWS) },
} as const;

/** The page of batch orders without an import: its steps and the records of earlier imports (BATCH-05). */
export const BATCH_PAGE = listAddress({ ...place, pageSize: 10 });

/** Page size for the rows of one import, small enough for correcting them. */
export const IMPORT_ROWS = listAddress({ ...place, pageSize: 20 });
