import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { paymentNotices } from "./payment.tables";

/** Notices: providers send theirs again for a day; the receipt goes on guarding the money. */
export const SPENT_NOTICES: readonly SpentRows[] = [
  { table: paymentNotices, column: paymentNotices.receivedAt, keptMs: 30 * DAY },
];
