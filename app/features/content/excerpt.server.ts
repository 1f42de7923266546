import { htmlToText } from "../../../schema/rules/html-text";

/** Characters that a search engine shows of a page's description. */
const LENGTH = 110;

/** The beginning of an article as plain text, for the description of its page. Expects sanitised HTML. */
export function excerptOf(html: string, length = LENGTH): string {
  const text = htmlToText(html);
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}
