import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { publicPages } from "../../schema/rules/content/public-pages";
import { ROOT, sourceFiles } from "../support/project/source-files";

/** Pages around which the public site stands, but which depend on who asks, or are no content. */
const NOT_FOR_EVERYBODY = new Set(["/404"]);

/** `_public.about_.contact/route.tsx` and `_public.about.contact.tsx` are both `/about/contact`; so are those of `_join`. */
function pathOf(file: string): string | null {
  if (file === "app/routes/map/route.tsx") return "/map";
  const [, name] = /^app\/routes\/_(?:public|join)\.([^/]+?)(?:\/route)?\.tsx?$/.exec(file) ?? [];
  if (!name) return null;
  const segments = name.split(".").filter((segment) => !segment.startsWith("_"));
  return `/${segments.map((segment) => segment.replace(/_$/, "")).join("/")}`;
}

const routes = sourceFiles("app/routes").flatMap((file) => {
  const path = pathOf(file);
  return path === null ? [] : [{ file, path }];
});

describe("public pages", () => {
  test("each stands in schema/rules/content/public-pages.ts, from where edge, sitemap and benches know it", () => {
    const paths = new Set(routes.map(({ path }) => path).filter((path) => !NOT_FOR_EVERYBODY.has(path)));
    expect(publicPages.map(({ path }) => path).sort()).toEqual([...paths].sort());
  });

  test.each(routes)("the query parameters that $file reads reach it through the edge", ({ file, path }) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    const read = [...source.matchAll(/searchParams\.(?:get|getAll|has)\("(\w+)"\)/gi)].map(
      ([, name]) => name,
    );
    const known = publicPages.find((page) => page.path === path)?.params ?? read;
    expect(known).toEqual(expect.arrayContaining(read));
  });
});
