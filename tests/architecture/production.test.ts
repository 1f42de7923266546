import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../support/project/source-files";

const PRODUCTION = join(ROOT, ".wrangler/production");

/** Texts that only exist in what production must not have: each is looked for in code that is built for production. */
const MARKERS = [
  ["the sandbox console", "沙盒控制台"],
  ["the sandbox ribbon", "沙盒环境"],
  ["the sandbox page", "sandbox._index"],
  ["the sandbox SMS provider", "function createSandboxSms"],
  ["the sandbox WeChat", "function createSandboxWechat"],
  ["the sandbox map", "function createGazetteerGeocoder"],
  ["the sandbox tracks", "function createSandboxTracker"],
  ["the sandbox calls", "沙盒通话"],
  ["the sandbox cashier", "沙盒收银台"],
  ["the sandbox payment providers", "function createSandboxPay"],
  ["the sandbox payment keys", "sandbox-api-v3-key"],
  ["the sandbox routes", "function registerSandboxRoutes"],
  ["the playground's page", "/playground/"],
  ["the playground's examples", "query OneOrder"],
  ["the OpenAPI page", "function renderDocsPage"],
  ["the OpenAPI document", "function registerApiDocs"],
  ["the page of all components", "app/ui 的全部组件"],
  ["the address of that page", "sandbox/ui"],
  ["stacks in error boundaries", "data-thrown-stack"],
  ["stacks in errors of the graph", "function explainError"],
  ["calls between the servers of npm run dev", "x-development-"],
  ["the page about a Worker that does not build", "The Workers do not build"],
  ["play money of test keys", "测试资金"],
  ["the demo customer", "13800138000"],
  ["a local operator token", "local-operator-token"],
  ["a local pepper", "local-secret-pepper"],
  ["a local room secret", "local-room-event-secret"],
  ["a switch for faults", "x-fault"],
  ["a page for checks", "/__check"],
] as const;

/** The deployed Workers hold Chinese as escapes. */
const unescaped = (code: string) =>
  code.replace(/\\u([0-9a-f]{4})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe("[S37] [U49] the production build", () => {
  let files: { name: string; text: string }[] = [];
  let names: string[] = [];

  beforeAll(() => {
    if (!existsSync(PRODUCTION))
      throw new Error("no production build: run `npm run deploy -- production --dry-run`");
    names = readdirSync(PRODUCTION, { recursive: true, encoding: "utf8" });
    files = names
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => ({ name, text: unescaped(readFileSync(join(PRODUCTION, name), "utf8")) }));
  });

  test("is there as a whole: site, backend and client", () => {
    const kinds = files.map(({ name }) => name.split("/")[0]);
    expect([...new Set(kinds)].sort()).toEqual(["backend", "client", "site"]);
    expect(files.find(({ name }) => name === "site/server.js")?.text).toContain("用户服务协议");
  });

  test.each(["site/server.js", "backend/worker.js"])("%s says which release it is", (name) => {
    const text = files.find((file) => file.name === name)?.text ?? "";
    expect(text).toMatch(/"\d+\.\d+\.\d+\+(?:[0-9a-f]{12}|unknown)"/);
  });

  test.each(MARKERS)("holds nothing of %s", (_what, marker) => {
    expect(files.filter(({ text }) => text.includes(marker)).map(({ name }) => name)).toEqual([]);
  });

  test("holds no file of the playground, which a local build has", () => {
    expect(names.filter((name) => name.includes("playground"))).toEqual([]);
  });

  test("gives browsers no source maps", () => {
    expect(names.filter((name) => name.startsWith("client/") && name.endsWith(".map"))).toEqual([]);
    const bad = files.filter(
      ({ name, text }) => name.startsWith("client/") && text.includes("sourceMappingURL"),
    );
    expect(bad.map(({ name }) => name)).toEqual([]);
  });
});
