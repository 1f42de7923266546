import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerQuestions, REMIX_FLAGS } from "../../../vite/remix-constants";
import { ROOT } from "../../support/source-files";

const read = (path: string) => readFileSync(join(ROOT, "node_modules", path), "utf8");

test("the flags are written into the code as the build has set them", () => {
  expect(answerQuestions("if (!window.__remixContext.future.v3_singleFetch) old()")).toBe("if (!true) old()");
  expect(answerQuestions("if (future.v7_fetcherPersist) keep()")).toBe("if (true) keep()");
  expect(answerQuestions('typeof document === "undefined" ? server() : browser()')).toBe(
    "false ? server() : browser()",
  );
});

test("advice to developers may be dropped, its definition stays as it is", () => {
  expect(answerQuestions('warning(false, "use <Form>");')).toBe(
    '/*#__PURE__*/ warning(false, "use <Form>");',
  );
  expect(answerQuestions("function warning(cond, message) {")).toBe("function warning(cond, message) {");
});

test("what only looks like a question stays", () => {
  for (const code of [
    "future: { v7_fetcherPersist: false }",
    "_future.v7_partialHydration",
    "let futures = 1",
  ]) {
    expect(answerQuestions(code)).toBe(code);
  }
});

test("Remix asks for every flag where its answer is known, and for no other flag", () => {
  const folder = "@remix-run/react/dist/esm";
  const browserFiles = readdirSync(join(ROOT, "node_modules", folder)).filter((name) => name.endsWith(".js"));
  const code = browserFiles.map((name) => read(`${folder}/${name}`)).join("\n");
  const asked = new Set(code.match(/\bv3_\w+/g));
  for (const flag of asked) expect(Object.keys(REMIX_FLAGS)).toContain(flag);
  expect(answerQuestions(code)).not.toMatch(/\bv3_singleFetch\b(?!.*\])/);
});

test("Remix gives its router the flags that are taken for granted", () => {
  const browser = answerQuestions(read("@remix-run/react/dist/esm/browser.js"));
  const given = new Map(
    [...browser.matchAll(/(v7_\w+): (.+?),?$/gm)].map(([, name, value]) => [name, value]),
  );
  const router = read("@remix-run/router/dist/router.js");
  for (const flag of new Set([...router.matchAll(/\bfuture\.(v7_\w+)/g)].map(([, name]) => name))) {
    if (answerQuestions(`future.${flag}`) === "true") expect(given.get(flag), flag).toMatch(/^true\b/);
  }
});
