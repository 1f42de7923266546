import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

const UI = "app/ui/";
const PAGE = "app/features/sandbox/ui/";

/** Stands around every page. */
const AROUND = "ToastRegion";

const texts = new Map(
  sourceFiles("app")
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
);
const filesIn = (folder: string) => [...texts.keys()].filter((file) => file.startsWith(folder));

/** Each component of app/ui with its file. */
const components = filesIn(UI).flatMap((file) =>
  [...(texts.get(file) ?? "").matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(
    ([, name = ""]) => ({ name, file }),
  ),
);
/** Whether one of these files renders it, or loads it to do so. */
const isRenderedBy = (files: readonly string[], name: string) =>
  files.some((file) => new RegExp(`[<.]${name}\\b`).test(texts.get(file) ?? ""));

/** What the page shows: what it renders, and what that is made of. */
function shownFiles(): string[] {
  let shown = filesIn(PAGE);
  for (;;) {
    const more = components.filter(({ name, file }) => !shown.includes(file) && isRenderedBy(shown, name));
    if (more.length === 0) return shown;
    shown = [...shown, ...new Set(more.map(({ file }) => file))];
  }
}

test("/sandbox/ui shows every component of app/ui; those that pages use, by itself", () => {
  const page = filesIn(PAGE);
  const pages = [...texts.keys()].filter((file) => !file.startsWith(UI) && !page.includes(file));
  const shown = shownFiles();
  expect(components.length).toBeGreaterThan(60);
  const missing = components.filter(({ name }) =>
    isRenderedBy(pages, name) ? !isRenderedBy(page, name) : !isRenderedBy(shown, name),
  );
  expect(missing.map(({ name }) => name)).toEqual([AROUND]);
});
