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

/** Titles of all tests and suites; that of a table whose rows bring ids, once for each of them. */
export function testTitles(): readonly TestTitle[] {
  return testFiles("tests").flatMap((file) =>
    titlesIn(readFileSync(`${ROOT}${file}`, "utf8")).map((title) => ({ file, title })),
  );
}

/** Titles in the text of one file. */
export function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(TITLE)].flatMap(({ index, 2: title = "" }) => {
    const brought = BRINGS_IDS.test(title)
      ? idsOfRows(text.slice(text.lastIndexOf(".each", index), index), title)
      : [];
    return brought.length > 0 ? brought.map((ids) => title.replace("%s", ids)) : [title];
  });
}

/** `[%s] …`, of which the rows bring the bare id, and `[API-027] %s …`, of which they bring ids in brackets. */
const BRINGS_IDS = /^(?:\[[^\]]+\] )*\[?%s/;
/** The first cell of a row that is an id. */
const ID_CELL = /[[{]\s*"([A-Z]+-\d+|[A-Z]\d+)"/g;
/** A row that is nothing but its id, in a list of such rows. */
const ID_ROW = /"([A-Z]+-\d+|[A-Z]\d+)"/g;
/** A cell that begins with ids in brackets. */
const BRACKETS_CELL = /"((?:\[(?:[A-Z]+-\d+|[A-Z]\d+)\] ?)+)[^"]*"/g;

function idsOfRows(table: string, title: string): string[] {
  const isList = /^\.each(?:<[^(]*>)?\(\[\s*"/.test(table);
  const cell = !title.startsWith("[%s]") ? BRACKETS_CELL : isList ? ID_ROW : ID_CELL;
  return [...new Set([...table.matchAll(cell)].map(([, ids = ""]) => ids.trim()))];
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
