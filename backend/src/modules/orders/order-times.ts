import { DAY, HOUR } from "../../shared/clock";

/** Time in which a new order can be paid (PAY-19, CONST-12). */
export const UNPAID_FOR_MS = 24 * HOUR;
/** After this time a paid order without a master is reported (HOME-22). The documents name no time. */
export const UNANSWERED_AFTER_MS = 2 * HOUR;
/** Time for the customer to accept; after it the work counts as accepted. The documents name no period. */
export const ACCEPTANCE_MS = 3 * DAY;
/** Number of days by which it can be extended, once (ACC-10, CONST-29), and the length of such a day. */
export const ACCEPTANCE_DELAY_DAYS = 1;
export const ACCEPTANCE_DELAY_MS = DAY;
