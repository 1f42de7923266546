import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { knownDocuments } from "../../../gateway/graphql/known-documents";
import { schema } from "../../../schema/graphql";
import { CLIENTS, MERGED, mergeClientDocuments } from "../../../scripts/lib/client-documents";

const idOf = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;
const ORDERS = "query AppOrders { viewer { orders { total } } }";
const MESSAGES = "query AppMessages { viewer { unreadMessages } }";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "documents-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lay(client: string, texts: readonly string[], file = "persisted-documents.json") {
  mkdirSync(join(folder, client), { recursive: true });
  const byId = Object.fromEntries(texts.map((text) => [idOf(text), text]));
  writeFileSync(join(folder, client, file), JSON.stringify(byId));
}
const merge = () => mergeClientDocuments(folder, schema);

describe("documents of front-ends of others", () => {
  test("of all clients, and of all their versions, run by their hash", () => {
    lay("app-ios", [ORDERS]);
    lay("app-ios", [MESSAGES], "1.4.json");
    lay("app-android", [ORDERS]);
    writeFileSync(join(folder, "merged.json"), "{}");
    expect(merge()).toEqual({ [idOf(ORDERS)]: ORDERS, [idOf(MESSAGES)]: MESSAGES });
  });

  test.each([
    ["a field that is not there", "query A { viewer { cash } }", /Cannot query field "cash"/],
    ["no name", "{ viewer { unreadMessages } }", /not one operation with a name/],
    ["two operations", `${ORDERS} ${MESSAGES}`, /not one operation with a name/],
    ["no GraphQL", "SELECT 1", /Syntax Error/],
    ["more fields than one operation may have", `query A { ${"payWays ".repeat(301)} }`, /300/],
  ])("with %s are refused, and the words say which one", (_what, text, says) => {
    lay("app-ios", [text]);
    expect(merge).toThrow(says);
    expect(merge).toThrow(`schema/documents/app-ios/persisted-documents.json: ${idOf(text)}`);
  });

  test("[S36] an id that is not the hash of its text is refused: it could stand for another text", () => {
    mkdirSync(join(folder, "app"));
    writeFileSync(join(folder, "app/a.json"), JSON.stringify({ [idOf(ORDERS)]: MESSAGES }));
    expect(merge).toThrow(`the id of this text is ${idOf(MESSAGES)}`);
  });

  test("are merged as they lie there (`npm run codegen`), and the site knows them", () => {
    const merged = mergeClientDocuments(CLIENTS, schema);
    expect(JSON.parse(readFileSync(MERGED, "utf8"))).toEqual(merged);
    expect(knownDocuments).toMatchObject(merged);
    expect(Object.keys(knownDocuments).length).toBeGreaterThan(200);
  });
});
