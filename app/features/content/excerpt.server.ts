const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** Characters that a search engine shows of a page's description. */
const LENGTH = 110;

/** The beginning of an article as plain text, for the description of its page. Expects sanitised HTML. */
export function excerptOf(html: string, length = LENGTH): string {
  const text = html
    .replace(/<\/(?:p|li|h[34]|td|th)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}
