import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "./run";

interface TestTitle {
  /** Path from the root. */
  readonly file: string;
  readonly title: string;
}

/** Titles of all tests and suites. They stand behind `test(` and the like; those of tables behind `test.each(…)(`. */
export function testTitles(): readonly TestTitle[] {
  return testFiles("tests").flatMap((file) =>
    [
      ...readFileSync(`${ROOT}${file}`, "utf8").matchAll(
        /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g,
      ),
    ].map((match) => ({ file, title: match[2] ?? "" })),
  );
}

/** Ids that titles carry in brackets (`PLACE-27`, `U19`), with the files that carry each. */
export function claimedIds(titles: readonly TestTitle[]): ReadonlyMap<string, ReadonlySet<string>> {
  const claimed = new Map<string, Set<string>>();
  for (const { file, title } of titles) {
    for (const [, id = ""] of title.matchAll(/\[([A-Z]+-\d+|[A-Z]\d+)\]/g)) {
      claimed.set(id, (claimed.get(id) ?? new Set()).add(file));
    }
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
