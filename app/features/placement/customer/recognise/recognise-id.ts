/** The box that a recipient is pasted into. */
export const RECOGNISE_ID = "recognise";
