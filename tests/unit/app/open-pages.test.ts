import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

interface RouteModule {
  loader?: (args: { request: Request; context: object; params: object }) => unknown;
}

const ROUTES = join(import.meta.dirname, "../../../app/routes");

/** Pages outside of the customer area, of which the sandbox is no part of the product. */
const routes = readdirSync(ROUTES, { recursive: true })
  .map(String)
  .filter((file) => /^[^/]+\.tsx$|\/route\.tsx$/.test(file) && !/^(user[._]|sandbox)/.test(file));

const PAYMENT = ["placeorder.Orderpayment/route.tsx", "placeorder.Stepthree/route.tsx"];
const open = routes.filter((file) => !PAYMENT.includes(file));
/** Open pages that only lead on: what is missing, home, and to an app store. */
const LEADING_ON = ["$.tsx", "logout.tsx", "isDownload.tsx"];

/** Where a visitor is led who opens this page; null when nowhere else. */
async function visit(file: string): Promise<string | null> {
  const { loader }: RouteModule = await import(join(ROUTES, file));
  const graphql = async () => ({ viewer: null });
  const context = { hasToken: false, graphql, graphqlParts: graphql, cloudflare: { env: {} } };
  const request = new Request("https://site.test/page?orderid=10001");
  const outcome: unknown = await Promise.resolve()
    .then(() => loader?.({ request, context, params: {} }))
    .catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? outcome.headers.get("Location") : null;
}

describe("visitors", () => {
  test("have pages to see, and a form to fill in", () => {
    const pages = ["_public._index.tsx", "_public.help/route.tsx", "_public.download/route.tsx"];
    const forms = [
      "_join.ruzhu/route.tsx",
      "placeorder.stepone/route.tsx",
      "placeorder.speedOrder/route.tsx",
    ];
    expect(open).toEqual(expect.arrayContaining([...pages, ...forms]));
  });

  test.each(open.filter((file) => !LEADING_ON.includes(file)))(
    "[ROLE-01] [ROLE-02] [ROLE-09] %s does not send them away",
    async (file) => {
      expect(await visit(file)).toBeNull();
    },
  );

  test.each(LEADING_ON)("[ROLE-01] %s leads on, not to the sign-in page", async (file) => {
    expect(open).toContain(file);
    expect(await visit(file)).toMatch(/^(?!\/login)./);
  });

  test.each(PAYMENT)("[ROLE-03] [ROUTE-02] %s sends them to the sign-in page and back", async (file) => {
    const from = "/page?orderid=10001";
    expect(await visit(file)).toBe(`/login?${new URLSearchParams({ reason: "login", from })}`);
  });
});

test("[ROLE-07] [GEN-04] [GEN-21] masters, providers, staff and administrators have no pages", () => {
  const theirs = /^(admin|master|worker|provider|service|staff|kefu|operator)/;
  expect(readdirSync(ROUTES).filter((name) => theirs.test(name))).toEqual([]);
});
