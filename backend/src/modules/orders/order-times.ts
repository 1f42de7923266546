import { DAY, HOUR } from "../../shared/clock";

/** How long a new order may be paid (PAY-19, CONST-12). */
export const UNPAID_FOR_MS = 24 * HOUR;
/** After this time a paid order without a master is reported (HOME-22). The documents name no time. */
export const UNANSWERED_AFTER_MS = 2 * HOUR;
/** How long a customer has to accept before the work counts as accepted. The documents name no period. */
export const ACCEPTANCE_MS = 3 * DAY;
/** By how many days it can be extended, once (ACC-10, CONST-29), and how long such a day is. */
export const ACCEPTANCE_DELAY_DAYS = 1;
export const ACCEPTANCE_DELAY_MS = DAY;
