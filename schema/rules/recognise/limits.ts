/** Longer texts are no addresses, and would keep whoever reads them busy. */
export const LONGEST_PASTE = 500;
