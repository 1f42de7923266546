import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { claimedIds, testTitles } from "../../scripts/lib/test-titles";
import { ROOT } from "../support/project/source-files";

const ID = /\b(?:[A-Z]+-\d+|[USR]\d+)\b/g;

interface Page {
  readonly title: string;
  /** Everything that its sources say, on one line. */
  readonly text: string;
  readonly rows: readonly { readonly sentence: string; readonly keptBy: string }[];
}

const pages: readonly Page[] = readFileSync(join(ROOT, "docs/promises.md"), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf("\n")),
    text: [.../`(app\/[^`]+)`/g[Symbol.matchAll](/^Sources?: .*$/m.exec(section)?.[0] ?? "")]
      .map(([, source = ""]) => textOf(source))
      .join("\n"),
    rows: [...section.matchAll(/^\| (?!sentence|---)(.+?) +\| (.+?) +\|$/gm)].map(
      ([, sentence = "", keptBy = ""]) => ({ sentence, keptBy }),
    ),
  }));

/** What a file, or all files of a folder, say. */
function textOf(source: string): string {
  if (/\.tsx?$/.test(source)) return readFileSync(join(ROOT, source), "utf8");
  return readdirSync(join(ROOT, source))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, source, name), "utf8"))
    .join("\n");
}

/** Paragraphs of a legal text: each stands as one literal of a list. */
const paragraphsOf = (text: string) =>
  [...text.matchAll(/^ {8}(?:"(.+)"|`(.+)`),$/gm)].map(([, plain, template]) => plain ?? template ?? "");

describe("docs/promises.md", () => {
  test.each(pages)("lists only sentences of the page: $title", ({ text, rows }) => {
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.map(({ sentence }) => sentence).filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  test("names only ids that tests carry", () => {
    const claims = claimedIds(testTitles());
    const ids = pages.flatMap(({ rows }) => rows.flatMap(({ keptBy }) => keptBy.match(ID) ?? []));
    expect(ids.length).toBeGreaterThan(60);
    expect([...new Set(ids)].filter((id) => !claims.has(id))).toEqual([]);
  });

  test.each(pages.filter(({ title }) => title === "用户服务协议" || title === "隐私政策"))(
    "has a row for each paragraph: $title",
    ({ text, rows }) => {
      const paragraphs = paragraphsOf(text);
      expect(paragraphs.length).toBeGreaterThan(15);
      expect(
        paragraphs.filter((paragraph) => !rows.some(({ sentence }) => paragraph.includes(sentence))),
      ).toEqual([]);
    },
  );
});
