import { DAY } from "../../../shared/clock";

/** How long a customer has to accept before the work counts as accepted. The documents name no period. */
export const ACCEPTANCE_MS = 3 * DAY;
/** By how many days it can be extended, once (ACC-10, CONST-29), and how long such a day is. */
export const ACCEPTANCE_DELAY_DAYS = 1;
export const ACCEPTANCE_DELAY_MS = DAY;
