import { buildSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import document from "../../../../docs/developers.md?raw";
import publicSchema from "../../../../schema/public.graphql?raw";
import { API_COST, API_SCOPES } from "../../../../schema/rules/account/api-keys";
import { CODE_MEANING, Code } from "../../../../schema/rules/codes";
import { IDEMPOTENCY_KEPT_DAYS } from "../../../../schema/rules/idempotency";
import { WEBHOOK_EVENT_TYPES } from "../../../../schema/rules/webhooks/webhook-events";
import { renderAnyPage } from "../../../support/all-pages";
import { visit } from "../support";
import { linksOf, open, plain, platform } from "./public-site";

const examples = import.meta.glob<string>("../../../../app/features/developer-guide/examples/*", {
  query: "?raw",
  import: "default",
  eager: true,
});
const decoded = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
const read = async () => decoded(plain((await open("/developers")).html));

describe("[U75] /developers", () => {
  test("has each example as its file has it, and so as the tests run it", async () => {
    const html = decoded((await open("/developers")).html);
    expect(Object.keys(examples).length).toBeGreaterThan(6);
    for (const [file, text] of Object.entries(examples))
      expect(html.includes(`<pre>${text.trimEnd()}</pre>`), file).toBe(true);
  });

  test("every text of the graph in an example fits the public schema", () => {
    const schema = buildSchema(publicSchema);
    const texts = Object.entries(examples).filter(([file]) => file.endsWith(".graphql"));
    expect(texts.length).toBeGreaterThan(2);
    for (const [, text] of texts) expect(validate(schema, parse(text))).toEqual([]);
  });

  test("names every scope, every event and what a key has of cost", async () => {
    const text = await read();
    for (const name of [...API_SCOPES, ...WEBHOOK_EVENT_TYPES]) expect(text).toContain(name);
    expect(text).toContain(`"most": ${API_COST.most}`);
  });

  test("names each error that a program can meet with its number, and says what it means", async () => {
    const text = await read();
    const ofPages = /^(APP_SESSION|CAPTCHA|SIGN_IN|SMS|PAYOUT|PAY_PASSWORD|IDENTITY|PHONE)_/;
    const names = Object.keys(CODE_MEANING).filter((name) => !ofPages.test(name));
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) expect(text).toContain(`${name} ${Code[name as keyof typeof Code]}`);
  });

  test("names each HTTP status of the document, also those of a platform that does not answer", async () => {
    const listed = [...document.matchAll(/^\| (\d{3}) +\| /gm)].map(([, status]) => status);
    expect(listed).toEqual(expect.arrayContaining(["401", "429", "500", "503"]));
    const text = await read();
    const [, statuses = ""] = text.split("HTTP 状态：");
    const shown = [...(statuses.split("变更")[0] ?? "").matchAll(/\b([45]\d\d)(?=\D)/g)].map(
      ([, status]) => status,
    );
    expect(shown).toEqual(expect.arrayContaining(listed));
  });

  test("says for how long a key of a repetition is remembered, as the document and the graph do", async () => {
    expect(await read()).toContain(`保留 ${IDEMPOTENCY_KEPT_DAYS} 天，之后同一个值会再次下单、付款`);
    expect(document).toContain("It is remembered for seven days");
    const keys = [...publicSchema.matchAll(/"""([^"]*)"""\s+idempotencyKey: String/g)];
    expect(keys.length).toBeGreaterThan(5);
    for (const [, says] of keys) expect(says).toContain(`Remembered for ${IDEMPOTENCY_KEPT_DAYS} days`);
    expect(publicSchema.match(/idempotencyKey: String/g)).toHaveLength(keys.length);
  });

  test("leads to where keys are made, and to the playground only where there is one", async () => {
    const ways = async (GRAPHQL_PLAYGROUND: "on" | "off") => {
      const init = { renderPage: renderAnyPage, env: { GRAPHQL_PLAYGROUND } };
      const html = await (await visit(platform(), "/developers", {}, init)).text();
      return linksOf(html.split("<main")[1] ?? "").map(([, to]) => to);
    };
    expect(await ways("off")).toContain("/user/developer");
    expect(await ways("off")).not.toContain("/graphql");
    expect(await ways("on")).toContain("/graphql");
  });

  test("is in the footer of the public site", async () => {
    const { html } = await open("/");
    expect(linksOf(html.split("<footer")[1] ?? "")).toContainEqual(["开放平台", "/developers"]);
  });
});
