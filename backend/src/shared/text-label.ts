import { cutText } from "../../../schema/rules/cut-text";

/** A search text in the name of a file: only letters and digits, at most 20; undefined without a text. */
export const textLabel = (text: string | undefined): string | undefined =>
  text && cutText(text.replace(/[^\p{L}\p{N}]/gu, ""), 20);
