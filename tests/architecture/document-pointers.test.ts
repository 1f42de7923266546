import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type DocumentRow, documentRows, PROMISE_DOCUMENTS } from "../../scripts/lib/promises";
import { claimedIds, testTitles } from "../../scripts/lib/test-titles";
import { ROOT, sourceFiles } from "../support/project/source-files";

/** Folders whose comments point to documents. */
const LAYERS = ["app", "backend", "docs", "durable-objects", "gateway", "schema", "scripts", "tests", "vite"];
const GENERATED = /^app\/gql\//;

const files = LAYERS.flatMap((layer) =>
  readdirSync(join(ROOT, layer), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|sql|css|md)$/.test(name) && !name.includes("node_modules"))
    .map((name) => `${layer}/${name}`),
)
  .filter((file) => !GENERATED.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

const documents = new Set(
  ["docs", "docs/architecture"]
    .flatMap((folder) => readdirSync(join(ROOT, folder)))
    .filter((name) => name.endsWith(".md")),
);
const decisions = new Set(readdirSync(join(ROOT, "docs/decisions")).map((name) => name.slice(0, 3)));
const rows = Object.values(PROMISE_DOCUMENTS).flatMap((name) => documentRows(name));
const promises = rows.filter(({ id }) => id.charAt(0) in PROMISE_DOCUMENTS);
const claims = claimedIds(testTitles());

/** Places where a pattern matches, as `file: what`. */
const places = (pattern: RegExp, isBroken: (match: RegExpMatchArray) => boolean) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(isBroken).map((match) => `${file}: ${match[0]}`),
  );

describe("a pointer leads to what is there", () => {
  // A list of ids goes on over a line end of a comment: `ux.md U20, U37,\n * U40`.
  const POINTER = /\b(ux|security|reliability)\.md((?:(?:[\s*,]|and|-)+[A-Z]\d+\b)+|\s+\w+)/g;

  test("to a row of ux.md, security.md or reliability.md", () => {
    const idsOf = new Map(
      Object.values(PROMISE_DOCUMENTS).map((name): [string, ReadonlySet<string>] => [
        name,
        new Set(documentRows(name).map(({ id }) => id)),
      ]),
    );
    const broken = places(POINTER, ([, name = "", pointed = ""]) => {
      const ids = pointed.match(/[A-Z]\d+\b/g) ?? [];
      return ids.length === 0 ? /^\s+section/.test(pointed) : ids.some((id) => !idsOf.get(name)?.has(id));
    });
    expect(broken).toEqual([]);
  });

  test("to a record in docs/decisions", () => {
    const broken = places(/\bdecisions?[ /](\d{3})\b/g, ([, number = ""]) => !decisions.has(number));
    expect(broken).toEqual([]);
  });

  test("to a document of docs", () => {
    const broken = places(/(?<![\w./-])(?:docs\/)?([a-z-]+\.md)\b/g, ([, name = ""]) => !documents.has(name));
    expect(broken).toEqual([]);
  });
});

describe("documents", () => {
  const texts = new Map(
    ["README.md", "CONTRIBUTING.md", ...files.map(({ file }) => file)]
      .filter((file) => /^(?:docs\/|[A-Z]+\.md$)/.test(file) && file.endsWith(".md"))
      .map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
  );
  /** As GitHub names the anchor of a heading. */
  const anchorsOf = (text: string) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\d\s_-]/gu, "")
        .replaceAll(" ", "-"),
    );

  test("link to files and headings that exist", () => {
    const broken = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, path = "", anchor]) => {
          const target = path === "" ? file : join(dirname(file), path);
          if (!existsSync(join(ROOT, target))) return true;
          return anchor !== undefined && !anchorsOf(texts.get(target) ?? "").includes(anchor);
        })
        .map(([link]) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test("name code files that exist, but for the records of what was replaced", () => {
    const code = ["app", "backend", "durable-objects", "gateway", "schema", "scripts", "tests", "vite"]
      .flatMap(sourceFiles)
      .concat("server.ts", "codegen.ts", "vite.config.ts", "load-context.ts")
      .map((file) => `/${file}`);
    const missing = [...texts]
      .filter(([, text]) => !/^- Status: replaced/m.test(text))
      .flatMap(([file, text]) =>
        [...text.matchAll(/`([\w./$-]+\.tsx?)`/g)]
          .filter(([, name = ""]) => !code.some((path) => path.endsWith(`/${name}`)))
          .map(([, name]) => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  test("list every decision with its title and status", () => {
    // The formatter aligns the cells.
    const index = (texts.get("docs/decisions/README.md") ?? "").replaceAll(/ +\|/g, " |");
    const missing = readdirSync(join(ROOT, "docs/decisions"))
      .filter((name) => /^(?!000)\d{3}-/.test(name))
      .filter((name) => {
        const text = texts.get(`docs/decisions/${name}`) ?? "";
        const title = text.match(/^# \d{3} (.+)$/m)?.[1];
        const status = text.match(/^- Status: ((?:accepted|replaced by \[\d{3}\]).*)$/m)?.[1];
        const cells = [name.slice(0, 3), `[${title}](${name})`, status].join(" | ");
        return !index.includes(`| ${cells} |`);
      });
    expect(missing).toEqual([]);
  });
});

describe("a promise says where it stands", () => {
  const named = (found: readonly DocumentRow[]) => found.map(({ id, status }) => `${id}: ${status}`);

  test("in one of three ways, with what is missing", () => {
    expect(promises.length).toBeGreaterThan(100);
    expect(
      named(promises.filter(({ status }) => !/^(kept(: .+)?|partly: .+|not yet(: .+)?)$/.test(status))),
    ).toEqual([]);
  });

  test("under an id of its own", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test("and what is kept has a test, a bench or a drill that shows it", () => {
    const unshown = promises
      .filter(({ status }) => !status.startsWith("not yet"))
      .filter(({ id, status }) => !claims.has(id) && !/npm run (?:bench|drill):/.test(status));
    expect(named(unshown)).toEqual([]);
  });

  test("and what is not there is claimed by no test", () => {
    const claimed = promises.filter(({ id, status }) => status.startsWith("not yet") && claims.has(id));
    expect(named(claimed)).toEqual([]);
  });
});
