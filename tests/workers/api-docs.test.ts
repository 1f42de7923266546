import { describe, expect, test } from "vitest";
import { DOCS_POLICY, renderDocsPage } from "../../backend/src/docs-page";
import committed from "../../schema/openapi.json";
import { contractCalls } from "../support/contract/contract";
import { createTestBackend } from "../support/servers/backend";

interface Described {
  readonly description?: string;
}

const call = (summary: string) => ({
  info: { title: "接口", description: "说明" },
  paths: { "/a": { get: { operationId: "A", summary, responses: {} } } },
});

describe("the page of the API", () => {
  test("names every call of the contract with its path and shapes", async () => {
    const response = await createTestBackend().request("/docs");
    const page = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    for (const { call } of contractCalls) {
      expect(page).toContain(`<code>${call.path}</code>`);
      expect(page).toContain(`${call.id} ${call.summary}`);
    }
    expect(page).toContain("goodsTypeId");
  });

  test("[GEN-14] schema/openapi.json is the document as it is, and describes every call", async () => {
    const served: typeof committed = await (await createTestBackend().request("/openapi.json")).json();
    expect(served).toEqual(committed);
    const calls = Object.values(served.paths).flatMap((methods) => Object.values<Described>(methods));
    expect(calls.filter(({ description }) => !description)).toEqual([]);
    expect(calls.length).toBeGreaterThanOrEqual(contractCalls.length);
  });

  test("[S28] runs no script and loads nothing, from here or from elsewhere", async () => {
    const response = await createTestBackend().request("/docs");
    expect(response.headers.get("content-security-policy")).toBe(DOCS_POLICY);
    expect(DOCS_POLICY).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(await response.text()).not.toMatch(/<script|<link|<img|src=|https?:\/\//i);
  });

  test("shows texts as texts", () => {
    const page = renderDocsPage(call(`<img src=x onerror="alert(1)">&`));
    expect(page).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;");
    expect(page).not.toContain("<img");
  });
});
