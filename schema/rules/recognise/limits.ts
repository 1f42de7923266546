/** Longer texts are not addresses, and parsing them would take long. */
export const LONGEST_PASTE = 500;
