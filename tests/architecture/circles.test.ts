import { describe, expect, test } from "vitest";
import { circlesIn, type Graph } from "../support/project/circles";
import { fileOf, importsOf, sourceFiles } from "../support/project/source-files";

const FOLDERS = ["app", "gateway", "schema", "backend", "durable-objects", "scripts", "vite", "tests"];
const files = new Set([...FOLDERS.flatMap(sourceFiles), "server.ts", "load-context.ts"]);

/** Where each file leads: what it imports at once or later, types included. */
const graph: Graph = new Map(
  [...files].map((file): [string, string[]] => [
    file,
    importsOf(file).flatMap((edge) => fileOf(edge, files) ?? []),
  ]),
);

describe("files that import each other in a circle", () => {
  test("there are none, `import()` and types included: each can be read, moved and tested without what uses it", () => {
    const edges = [...graph.values()].reduce((sum, targets) => sum + targets.length, 0);
    expect(edges).toBeGreaterThan(5_000);
    expect(circlesIn(graph).map((circle) => circle.join(" → "))).toEqual([]);
  });

  test.each<[what: string, edges: Record<string, string[]>, found: string[][]]>([
    ["two files", { form: ["words", "dialog"], dialog: ["form"], words: [] }, [["form", "dialog"]]],
    ["a file that imports itself", { form: ["form"] }, [["form"]]],
    ["a long way round", { a: ["b"], b: ["c", "d"], c: [], d: ["e"], e: ["b"] }, [["b", "d", "e"]]],
    ["two ways to one place, which is none", { a: ["b", "c"], b: ["d"], c: ["d"], d: [] }, []],
  ])("would be found: %s", (_what, edges, found) => {
    expect(circlesIn(new Map(Object.entries(edges)))).toEqual(found);
  });
});
