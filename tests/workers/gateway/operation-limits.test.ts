import { describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { restOrder } from "../../support/contract/rest-order";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { createFakeBackend, ORIGIN, post, visit } from "./support";

const PAY_WAYS = {
  "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
};

describe("limits of an operation", () => {
  const refused = async (query: string) => {
    const backend = createFakeBackend(PAY_WAYS);
    const { answer } = await post(backend, { query });
    expect(backend.calls).toEqual([]);
    expect(answer.data).toBeUndefined();
    return answer.errors?.[0]?.message;
  };

  test.each([7, 8, 40])("[S36] %i levels are refused", async (levels) => {
    const nested = `${"children { ".repeat(levels - 2)}code${" }".repeat(levels - 2)}`;
    expect(await refused(`{ areas { ${nested} } }`)).toContain("depth limit of 6 exceeded");
  });

  test.each([
    ["a page", "{ viewer { orders(pageSize: 99999) { nodes { id } } } }", {}],
    [
      "a page by variable",
      "query ($n: Int) { viewer { orders(pageSize: $n) { nodes { id } } } }",
      { n: 99999 },
    ],
    [
      "a page by default of a variable",
      "query ($n: Int = 601) { viewer { orders(pageSize: $n) { nodes { id } } } }",
      {},
    ],
    [
      "lists within a page",
      "{ viewer { orders(pageSize: 75) { nodes { id items { id name count } } } } }",
      {},
    ],
    ["lists within lists", `{ areas { ${"children { ".repeat(4)}code${" }".repeat(4)} } }`, {}],
    [
      "a page by default of one variable, which another operation of the text also has",
      `query A($n: Int = 601) { viewer { orders(pageSize: $n) { nodes { id } } } }
       query B($n: Int = 1) { viewer { orders(pageSize: $n) { nodes { id } } } }`,
      { operationName: "A" },
    ],
    [
      "pages behind a fragment",
      "{ viewer { ...A } } fragment A on Viewer { orders(pageSize: 700) { nodes { id } } }",
      {},
    ],
  ])("[S36] lists that cost more than 1,200 are refused: %s", async (_, query, variables) => {
    const backend = createFakeBackend(PAY_WAYS);
    const { operationName, ...values } = variables as { operationName?: string };
    const { answer } = await post(backend, { query, operationName, variables: values }, { token: "t" });
    expect(backend.calls).toEqual([]);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.message).toContain("1200 for its lists");
  });

  test("[S36] a query like those of our pages is within the limit", async () => {
    const data = { rows: [], total: 0 };
    const backend = createFakeBackend({ "GET /order/api/order": { data } });
    const query = `{ viewer { orders(pageSize: 20) { total nodes { id orderNo status statusName createdAt
      customerName customerPhone displayAddress totalAmount items { id name count imageUrl } lines { name fee } } } } }`;
    expect((await post(backend, { query }, { token: "t" })).answer.errors).toBeUndefined();
  });

  test("[S36] many aliases of an expensive field are refused", async () => {
    const aliases = Array.from({ length: 200 }, (_, i) => `a${i}: payWays`).join(" ");
    expect(await refused(`{ ${aliases} }`)).toContain("Aliases limit of 10 exceeded");
  });

  test("[S36] nine hundred repeated fields are refused", async () => {
    expect(await refused(`{ areas { ${"code ".repeat(900)} } }`)).toContain("300 fields");
  });

  test("[S36] fragments within fragments count as often as they are used, and quickly", async () => {
    const fragments = Array.from(
      { length: 30 },
      (_, i) => `fragment F${i} on Area { ${i === 0 ? "code" : `...F${i - 1} ...F${i - 1}`} }`,
    );
    expect(await refused(`{ areas { ...F29 } } ${fragments.join(" ")}`)).toContain("300 fields");
  });

  test("[S36] fragments within fragments without a field of data are refused as quickly", async () => {
    const fragments = Array.from(
      { length: 30 },
      (_, i) => `fragment F${i} on Query { ${i === 0 ? "__typename" : `...F${i - 1} ...F${i - 1}`} }`,
    );
    expect(await refused(`{ ...F29 } ${fragments.join(" ")}`)).toContain("1200 for its lists");
  });

  test("[S36] an operation makes at most 120 calls of the backend; what needs more is null with an error", async () => {
    const orders = Array.from({ length: 130 }, (_, row) => restOrder(row + 1));
    const backend = createFakeBackend({ "GET /order/api/order/get_waitpay_order": { data: orders } });
    const query = "{ viewer { unpaidOrders { id service { isMarkupOver } } } }";
    const { answer } = await post(backend, { query }, { token: "t" });
    expect(backend.calls).toHaveLength(120);
    expect(answer.data.viewer.unpaidOrders).toHaveLength(130);
    expect(answer.errors?.at(-1)).toMatchObject({
      message: "The operation needs more than 120 calls of the backend.",
      extensions: { code: "OPERATION_LIMIT_EXCEEDED" },
    });
  });

  test("[S36] fragments that contain each other are refused", async () => {
    const cycle = "fragment A on Area { ...B } fragment B on Area { ...A }";
    expect(await refused(`{ areas { ...A } } ${cycle}`)).toContain("Cannot spread fragment");
  });

  test("[S36] sixty directives are refused, on one field or on sixty", async () => {
    expect(await refused(`{ payWays ${"@include(if: true) ".repeat(60)} }`)).toBeDefined();
    expect(await refused(`{ ${"payWays @include(if: true) ".repeat(60)} }`)).toContain(
      "Directives limit of 10 exceeded",
    );
  });

  test("[S36] a document of very many tokens is not even parsed", async () => {
    expect(await refused(`{ ${"payWays ".repeat(2000)} }`)).toContain("1500 tokens");
  });

  test.each([2, 100])("[S36] a batch of %i operations is refused", async (count) => {
    const backend = createFakeBackend(PAY_WAYS);
    const body = JSON.stringify(Array(count).fill({ query: "{ payWays }" }));
    const headers = { "content-type": "application/json", "x-graphql-csrf": "1", origin: ORIGIN };
    const response = await visit(backend, "/graphql", { method: "POST", headers, body });
    expect(response.status).toBe(400);
    expect(backend.calls).toEqual([]);
  });

  test.each([
    ["with its length declared", (text: string) => text],
    ["as a stream of unknown length", (text: string) => new Blob([text]).stream()],
  ])("[S36] variables of 70 kB and of 5 MB are refused %s", async (_, body) => {
    for (const size of [70_000, 5_000_000]) await expectTooLarge(body, size);
  });

  async function expectTooLarge(body: (text: string) => BodyInit, size: number) {
    const backend = createFakeBackend(PAY_WAYS);
    const text = JSON.stringify({ query: "{ payWays }", variables: { x: "y".repeat(size) } });
    const headers = { "content-type": "application/json", "x-graphql-csrf": "1", origin: ORIGIN };
    const response = await visit(backend, "/graphql", { method: "POST", headers, body: body(text) });
    expect(response.status).toBe(413);
    expect(backend.calls).toEqual([]);
  }

  test("[S36] a page size beyond the documented one is refused by the contract, for our own documents too", async () => {
    const { token } = await signIn();
    const site = createWholeSite(createTestBackend());
    const documents = { "sha256:1": "query ($n: Int) { viewer { orders(pageSize: $n) { total } } }" };
    for (const n of [101, 99999]) {
      const variables = { n };
      const { answer } = await site.graphql({ documentId: "sha256:1", variables }, { documents, token });
      expect(answer.errors).toMatchObject([{ message: "参数错误：pageSize", extensions: { code: 4000 } }]);
    }
  });
});
