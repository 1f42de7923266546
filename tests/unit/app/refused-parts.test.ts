import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROUTES = join(import.meta.dirname, "../../../app/routes");

/** Pages that do without some of their parts. The home page of visitors and the payment page show others in their place. */
const files = readdirSync(ROUTES, { recursive: true })
  .map(String)
  .filter((file) => /route\.tsx$|^[^/]+\.tsx$/.test(file))
  .filter((file) => /graphqlParts|list-loader/.test(readFileSync(join(ROUTES, file), "utf8")))
  .filter((file) => !/^_public\._index|^placeorder\.Orderpayment/.test(file));

test.each(files)("[GEN-12] [ERR-01] the loader of %s hands on why parts were refused", async (file) => {
  const { loader } = await import(join(ROUTES, file));
  const refusal = "操作太频繁，请稍后再试";
  const graphqlParts = async () => ({ viewer: {}, refusal });
  const context = { hasToken: true, graphqlParts, graphql: graphqlParts, cloudflare: { env: {} } };
  const request = new Request("https://site.test/page?webhook=10001");
  const answer = await loader({ request, context, params: {} });
  expect(answer.data ?? answer).toMatchObject({ refusal });
});

test("they are the pages of the customer area and of placing an order", () => {
  expect(files.length).toBeGreaterThan(25);
});
