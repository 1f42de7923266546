/** The box that a recipient is pasted into. */
export const RECOGNISE_ID = "recognise";
/** Longer texts are no addresses, and would keep the browser busy. */
export const LONGEST_PASTE = 500;
