/** Chosen orders that one file can have (EXT-314). */
export const MAX_CHOSEN_ORDERS = 200;
