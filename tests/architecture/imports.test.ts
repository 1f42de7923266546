import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Import, importsOf, ROOT, sourceFiles } from "../support/project/source-files";

/** Who may import whom (docs/architecture.md, "Where things live"). `types` allows type-only imports. */
interface Arrow {
  from: string;
  allowed: readonly string[];
  types?: readonly string[];
  /** Files of the layer that reach further: the server side of the app. */
  except?: RegExp;
}

const ARROWS: readonly Arrow[] = [
  {
    from: "gateway",
    allowed: ["gateway", "schema", "durable-objects/protocol", "durable-objects/call-protocol", "app/gql"],
    types: ["durable-objects"],
  },
  { from: "schema/graphql", allowed: ["schema"] },
  { from: "schema/rest", allowed: ["schema/rest", "schema/rules"] },
  { from: "schema/rules", allowed: ["schema/rules"] },
  { from: "backend", allowed: ["backend", "schema/rest", "schema/rules", "durable-objects/cell"] },
  { from: "durable-objects", allowed: ["durable-objects", "schema/rest", "schema/browser-zod"] },
  {
    from: "app",
    allowed: [
      "app",
      "schema/rules",
      "schema/browser-zod",
      "durable-objects/protocol",
      "durable-objects/call-protocol",
    ],
    types: ["load-context"],
    except: /\.server\.tsx?$|entry\.server\.tsx$/,
  },
  {
    from: "app/features",
    allowed: [
      "app/features",
      "app/ui",
      "app/lib",
      "app/gql",
      "schema/rules",
      "schema/browser-zod",
      "durable-objects/protocol",
      "durable-objects/call-protocol",
    ],
    except: /\.server\.tsx?$/,
  },
  {
    from: "app/ui",
    allowed: [
      "app/ui",
      "app/lib/format",
      "app/lib/clock/use-server-time",
      "app/lib/storage",
      "app/lib/use-latest",
      "schema/rules",
    ],
  },
];

const within = (target: string, folder: string) => target === folder || target.startsWith(`${folder}/`);

const allows = (arrow: Arrow, edge: Import) =>
  edge.target === null ||
  arrow.allowed.some((folder) => within(edge.target ?? "", folder)) ||
  (edge.typeOnly && (arrow.types ?? []).some((folder) => within(edge.target ?? "", folder)));

describe("import arrows", () => {
  for (const arrow of ARROWS) {
    test(`${arrow.from} imports only ${arrow.allowed.join(", ")}`, () => {
      const breaches = sourceFiles(arrow.from)
        .filter((file) => !arrow.except?.test(file))
        .flatMap((file) =>
          importsOf(file)
            .filter((edge) => !allows(arrow, edge))
            .map((edge) => `${file} → ${edge.specifier}`),
        );
      expect(breaches).toEqual([]);
    });
  }

  test("React Aria is imported by app/ui alone", () => {
    const breaches = sourceFiles("app")
      .filter((file) => !file.startsWith("app/ui/") && file !== "app/root.tsx")
      .filter((file) => importsOf(file).some((edge) => edge.specifier.startsWith("react-aria")));
    expect(breaches).toEqual([]);
  });

  test("[S28] the small Zod is imported by schema/browser-zod alone, which keeps it from compiling", () => {
    const breaches = ["app", "durable-objects", "gateway", "schema"]
      .flatMap(sourceFiles)
      .filter((file) => file !== "schema/browser-zod.ts")
      .filter((file) => importsOf(file).some((edge) => edge.specifier === "zod/mini"));
    expect(breaches).toEqual([]);
  });

  test("components are loaded later by app/ui/lazy-component alone, which keeps no failure", () => {
    const breaches = sourceFiles("app")
      .filter((file) => file !== "app/ui/lazy-component.tsx")
      .filter((file) => /\blazy\(/.test(readFileSync(join(ROOT, file), "utf8")));
    expect(breaches).toEqual([]);
  });

  describe("only gateway/rest speaks HTTP to the backend", () => {
    const siteFiles = ["app", "gateway", "schema", "durable-objects"]
      .flatMap(sourceFiles)
      .concat("server.ts", "load-context.ts");
    const outside = siteFiles.filter((file) => !file.startsWith("gateway/rest/"));
    const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

    test("no other file reads the binding or the origin, but for those that declare and check them", () => {
      const reads = /\bBACKEND(?:_ORIGIN)?\b/;
      const code = (file: string) => read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      expect(siteFiles.filter((file) => reads.test(code(file))).sort()).toEqual([
        "gateway/assert-configuration.ts",
        "gateway/env.ts",
        "gateway/rest/backend.ts",
      ]);
    });

    test("no other file imports what sends requests", () => {
      const SENDERS = /^gateway\/rest\/(?:backend|send-once|transport)$/;
      const breaches = outside.filter((file) =>
        importsOf(file).some(({ target, typeOnly }) => !typeOnly && SENDERS.test(target ?? "")),
      );
      expect(breaches).toEqual([]);
    });

    test("no server code calls fetch itself, nor a fetch of something called backend", () => {
      // A package for programs of merchants.
      const isTheirs = (file: string) => file.startsWith("schema/client/");
      const isBrowserCode = (file: string) =>
        file.startsWith("gateway/playground/client/") ||
        (file.startsWith("app/") && !/\.server\.tsx?$/.test(file));
      const sends = /(?<![.\w]|async |override )fetch\(|\bbackend\??\.fetch\(/;
      const isDeclaration = /^\s*fetch\(.*\): Promise<Response>;$/gm;
      const breaches = outside
        .filter((file) => !isBrowserCode(file) && !isTheirs(file))
        .filter((file) => sends.test(read(file).replaceAll(isDeclaration, "")));
      expect(breaches).toEqual([]);
    });
  });

  test("Durable Object classes are imported by the Worker entries alone", () => {
    const breaches = ["app", "gateway", "schema", "backend"]
      .flatMap(sourceFiles)
      .filter((file) =>
        importsOf(file).some(
          ({ typeOnly, target }) =>
            !typeOnly && /^durable-objects\/(?:user-room|call-line)$/.test(target ?? ""),
        ),
      );
    expect(breaches).toEqual([]);
  });
});
