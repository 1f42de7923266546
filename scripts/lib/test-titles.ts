import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "./run";

export interface TestTitle {
  /** Path from the root. */
  readonly file: string;
  readonly title: string;
}

/** Behind `test(` and the like; those of tables behind `test.each(…)(`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Ids that titles carry in brackets: `PLACE-27`, `U19`. */
const ID = /\[([A-Z]+-\d+|[A-Z]\d+)\]/g;

/**
 * As many ids as a title may have: with more, a failure does not say which of them it is about. One rule may stand in
 * the documents as a page's, a constant, a call and an entity.
 */
export const MOST_IDS = 4;

/** Titles of all tests and suites; that of a table whose rows bring an id, `[%s] …`, once for each id. */
export function testTitles(): readonly TestTitle[] {
  return testFiles("tests").flatMap((file) =>
    titlesIn(readFileSync(`${ROOT}${file}`, "utf8")).map((title) => ({ file, title })),
  );
}

/** Titles in the text of one file. */
export function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(TITLE)].flatMap(({ index, 2: title = "" }) => {
    if (!title.startsWith("[%s]")) return [title];
    const table = text.slice(text.lastIndexOf(".each([", index), index);
    const ids = new Set([...table.matchAll(/[[{]\s*"([A-Z]+-\d+|[A-Z]\d+)"/g)].map(([, id = ""]) => id));
    return [...ids].map((id) => title.replace("%s", id));
  });
}

/** The ids of a title. */
export const idsOf = (title: string): readonly string[] => [...title.matchAll(ID)].map(([, id = ""]) => id);

/** The ids of all titles, with the files that carry each. */
export function claimedIds(titles: readonly TestTitle[]): ReadonlyMap<string, ReadonlySet<string>> {
  const claimed = new Map<string, Set<string>>();
  for (const { file, title } of titles) {
    for (const id of idsOf(title)) claimed.set(id, (claimed.get(id) ?? new Set()).add(file));
  }
  return claimed;
}

function testFiles(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$|\.spec\.ts$/.test(entry.name) ? [path] : [];
  });
}
