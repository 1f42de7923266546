/** The most characters in a list: SQLite takes 2 MB, and a character has up to three bytes. */
const MOST_TEXT = 500_000;

/** Cuts rows into JSON lists that are not too long for a parameter of a statement. A row stays whole. */
export function jsonLists(rows: readonly unknown[]): string[] {
  const lists: string[][] = [];
  let length = MOST_TEXT;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > MOST_TEXT) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(text);
    length += text.length;
  }
  return lists.map((list) => `[${list.join()}]`);
}
