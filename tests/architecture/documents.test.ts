import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leadsToDocument, publicPages } from "../../schema/rules/content/public-pages";
import { DOCUMENT_SCRIPTS } from "../../vite/document-scripts";
import { pageRoutes, routeFilesOf } from "../support/project/page-routes";
import { fileOf, importsOf, ROOT, sourceFiles } from "../support/project/source-files";

/** What only runs in a browser that has taken a page over: a document that uses it would stand still. */
const ALIVE: Readonly<Record<string, RegExp>> = {
  react:
    /\b(useState|useEffect|useLayoutEffect|useInsertionEffect|useReducer|useSyncExternalStore|useTransition|useDeferredValue|lazy|Suspense)\b/,
  "@remix-run/react":
    /\b(useFetchers?|useNavigation|useSubmit|useRevalidator|useBlocker|useNavigate|useActionData|Await|Form|Scripts|ScrollRestoration)\b/,
  urql: /./,
  "@urql/core": /./,
  "react-aria-components": /./,
};

/** Hooks whose work the script of documents does, too. */
const DONE_BY_SCRIPT = new Set(["app/ui/navigation/use-current-tab.ts"]);

/** They decide which kind a page is, and hold what the other kind needs. */
const BOTH_KINDS = new Set(["app/root.tsx"]);

const files = new Set(["app", "schema"].flatMap(sourceFiles));
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** What a page is made of, as far as a browser would need it: not the code of its loaders. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || /\.server\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const edge of importsOf(file)) {
    const target = edge.typeOnly ? null : fileOf(edge, files);
    if (target) partsOf(target, seen);
  }
  return seen;
}

/** Names that a file imports from a package, as it writes them. */
const importedFrom = (file: string, name: string): string =>
  [...read(file).matchAll(/import\s+(?!type\b)([^"';]*?)\s+from\s+"([^"]+)"/g)]
    .filter(([, , specifier]) => specifier === name)
    .map(([, names = ""]) => names.replaceAll(/\btype \w+/g, ""))
    .join();

const documents = pageRoutes().filter(leadsToDocument);

describe("documents", () => {
  test("are the pages whose route says so, and every page that says so is known as one", () => {
    const bySource = pageRoutes().filter((path) =>
      routeFilesOf(path).some((file) => /\bhandle = documentHandle\b/.test(read(file))),
    );
    expect(bySource).toEqual(documents);
    expect(documents).toHaveLength(publicPages.filter((page) => page.isDocument).length + 1);
  });

  test.each(documents)("%s uses nothing that would have to be alive", (path) => {
    const parts = new Set(
      routeFilesOf(path)
        .filter((file) => !BOTH_KINDS.has(file))
        .flatMap((file) => [...partsOf(file)]),
    );
    expect(parts.size).toBeGreaterThan(10);
    const alive = [...parts]
      .filter((file) => !DONE_BY_SCRIPT.has(file))
      .flatMap((file) =>
        Object.entries(ALIVE)
          .filter(([name, names]) => names.test(importedFrom(file, name)))
          .map(([name]) => `${file} imports from ${name}`),
      );
    expect(alive).toEqual([]);
  });

  test("are left to the browser by the router of other pages", () => {
    for (const path of documents) {
      const leavesThem = routeFilesOf(path).some((file) =>
        /\bclientLoader = loadDocument\b/.test(read(file)),
      );
      expect(leavesThem, path).toBe(true);
    }
  });

  test("have a script of plain TypeScript that nothing keeps from the back/forward cache", () => {
    const script = [...partsOf(DOCUMENT_SCRIPTS.main)];
    expect(script.length).toBeGreaterThan(8);
    expect(script.filter((file) => file.endsWith(".tsx"))).toEqual([]);
    expect(script.filter((file) => /["'](?:before)?unload["']|new WebSocket/.test(read(file)))).toEqual([]);
  });

  test("load the code of streets when a map is seen, not with their script", () => {
    const leaflet = (entry: string) =>
      [...partsOf(entry)].filter((file) => /from "leaflet"/.test(read(file)));
    expect(leaflet(DOCUMENT_SCRIPTS.streets)).not.toEqual([]);
    expect(leaflet(DOCUMENT_SCRIPTS.main)).toEqual([]);
  });
});
