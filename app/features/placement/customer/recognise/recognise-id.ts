/** Id of the box into which a recipient is pasted. */
export const RECOGNISE_ID = "recognise";
