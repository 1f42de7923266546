import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InstalledClient, installClient } from "../../support/merchant/client-package";
import { ROOT } from "../../support/project/source-files";

let client: InstalledClient;
beforeAll(async () => {
  client = await installClient();
});
afterAll(() => client?.remove());

const IMPORTS = 'import { createClient, type CreateOrderInput, OrderDocument } from "@zhuangda/client";\n';
/** What a program for Node has by `@types/node`. */
const OF_NODE = "declare const process: { env: Record<string, string | undefined> };\n";
const CLIENT = 'const client = createClient({ url: "https://www.zhuangda.example", key: "zd_live_" });\n';

test("[U75] the package builds by its own settings, and its example compiles against what was built", async () => {
  expect(await client.compileExample()).toBe("");
});

test("[U75] so does the example of its README", async () => {
  const readme = readFileSync(join(ROOT, "schema/client/README.md"), "utf8");
  const [, example = ""] = /```ts\n([\s\S]+?)```/.exec(readme) ?? [];
  expect(example).toContain("client.run(");
  expect(await client.compile("readme.ts", OF_NODE + example)).toBe("");
});

test.each([
  [
    "an order without what every order needs",
    'export const input: CreateOrderInput = { idempotencyKey: "a" };',
    /missing the following properties/,
  ],
  [
    "an operation without its variables",
    "export const read = () => client.run(OrderDocument);",
    /Expected 2 arguments/,
  ],
  [
    "a field that was not asked for",
    'export const read = async () => (await client.run(OrderDocument, { id: "1" })).order?.address;',
    /'address' does not exist/,
  ],
])("%s does not compile", async (_what, text, says) => {
  expect(await client.compile("wrong.ts", IMPORTS + CLIENT + text)).toMatch(says);
});

test("its version is that of the platform", () => {
  const versionIn = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8")).version;
  expect(versionIn("schema/client/package.json")).toBe(versionIn("package.json"));
});
