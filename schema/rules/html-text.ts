const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** Sanitised HTML as one line of plain text, to be shown as text. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h[34]|td|th)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
