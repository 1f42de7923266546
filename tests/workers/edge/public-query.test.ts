import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { isPublicDocument } from "../../../gateway/graphql/public-documents";
import { documentId } from "../../support/graph/document-id";
import { CUSTOMER, createFakeBackend } from "../gateway/support";
import { createTestSite, howOf } from "./support";

const TYPE = { id: 1, name: "仅安装", description: "上门安装", takeDeliveryFee: false };
const ROUTE = "GET /common/api/service_type/list_by_good_type";

const urlOf = (name: string, variables?: unknown): string => {
  const query = new URLSearchParams({ documentId: documentId(name) });
  if (variables !== undefined) query.set("variables", JSON.stringify(variables));
  return `/graphql?${query}`;
};

const withTypes = () => createFakeBackend({ [ROUTE]: { data: [TYPE] } });

describe("public queries by GET", () => {
  test("are answered once for everybody, without the visitor's session, and may be kept", async () => {
    const backend = withTypes();
    const site = createTestSite({ backend });
    const url = urlOf("ServiceTypes", { goodsTypeId: "1" });
    const first = await site.ask(url, { headers: { cookie: "token=mine" } });
    expect(howOf(first)).toBe("miss");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=60");
    expect(first.headers.get("set-cookie")).toBeNull();
    const { data } = await first.json<{ data: { serviceTypes: { name: string }[] } }>();
    expect(data.serviceTypes[0]?.name).toBe("仅安装");

    const etag = first.headers.get("etag") ?? "";
    expect((await site.ask(url, { headers: { "if-none-match": etag } })).status).toBe(304);
    expect(howOf(await site.ask(urlOf("ServiceTypes", { goodsTypeId: "2" })))).toBe("miss");
    expect(backend.calls).toHaveLength(2);
    for (const call of backend.calls) expect(call.headers.has("web-token")).toBe(false);
  });

  test("an error is told and not kept", async () => {
    const backend = createFakeBackend({ [ROUTE]: { code: 4000, message: "参数错误" } });
    const site = createTestSite({ backend });
    for (const _ of [1, 2]) {
      const response = await site.ask(urlOf("ServiceTypes", { goodsTypeId: "1" }));
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect((await response.json<{ errors: unknown[] }>()).errors).toHaveLength(1);
    }
    expect(backend.calls).toHaveLength(2);
  });

  test.each([
    ["of the viewer", () => urlOf("SignedIn")],
    ["with an unknown id", () => "/graphql?documentId=sha256:0"],
    ["of a prototype", () => "/graphql?documentId=constructor"],
    ["with variables that are none", () => `${urlOf("ServiceTypes")}&variables=[1]`],
    ["with endless variables", () => urlOf("ServiceTypes", { goodsTypeId: "1".repeat(600) })],
  ])("[S39] a query %s is no public one: nothing is executed", async (_, url) => {
    const backend = createFakeBackend({ "GET /user/api/customer": { data: CUSTOMER } });
    const site = createTestSite({ backend });
    const response = await site.ask(url(), { headers: { cookie: "token=mine" } });
    expect(howOf(response)).toBeNull();
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(backend.calls).toEqual([]);
  });

  test("only documents whose every field is public count", () => {
    const isPublic = (text: string) => isPublicDocument(parse(text));
    expect(isPublic("{ goodsTypes { id } articles(type: HELP) { total } provinces { code } }")).toBe(true);
    expect(isPublic("{ goodsTypes { id } viewer { id } }")).toBe(false);
    expect(isPublic("query A { goodsTypes { id } } query B { viewer { id } }")).toBe(false);
    expect(isPublic("mutation { logout { __typename } }")).toBe(false);
    expect(isPublic("{ ...F } fragment F on Query { viewer { id } }")).toBe(false);
    expect(isPublic("{ ... on Query { viewer { id } } }")).toBe(false);
  });
});
