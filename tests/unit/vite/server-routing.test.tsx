import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Remix from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { routeOnce } from "../../../vite/server-routing";
import { ROOT } from "../../support/source-files";

const PACKAGES = join(ROOT, "node_modules");
// Below the project, so that what the modules import is found.
const parent = join(ROOT, ".wrangler");
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, "server-routing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the two packages of the router have between them, by the types of what Remix passes on. */
interface Router extends Pick<typeof Remix, "createPath" | "matchPath" | "matchRoutes" | "useHref"> {
  Router: ComponentType<{ location: string; navigator: object; future: object; children: ReactNode }>;
  Route: typeof Remix.Route;
  Routes: typeof Remix.Routes;
}
type RouteObjects = Parameters<typeof Remix.matchRoutes>[0];

/** A module of a package as published, and as the server's bundle has it. */
async function bothOf(path: string): Promise<readonly [published: Router, ours: Router]> {
  const id = join(PACKAGES, path);
  const file = join(folder, `${path.replaceAll("/", "-")}.mjs`);
  const code = routeOnce(readFileSync(id, "utf8"), id);
  writeFileSync(file, code.replace(/^\/\/# sourceMappingURL=.*$/m, ""));
  const [published, ours] = await Promise.all(
    [id, file].map((module) => import(/* @vite-ignore */ pathToFileURL(module).href)),
  );
  return [published, ours];
}

const ROUTES: RouteObjects = [
  {
    id: "user",
    path: "/user",
    children: [
      { id: "list", path: "order", children: [{ id: "list-index", index: true }] },
      { id: "info", path: "order/orderinfo", caseSensitive: true },
      { id: "one", path: "order/:id" },
      { id: "one-maybe", path: "visit/:day?" },
    ],
  },
  { id: "help", path: "/help/*" },
  { id: "home", path: "/", index: true },
  { id: "rest", path: "*" },
];
const ADDRESSES = [
  "/",
  "/user",
  "/user/order",
  "/user/order/",
  "/USER/order/7",
  "/user/order/orderinfo",
  "/user/order/ORDERINFO",
  "/user/order/a%2Fb",
  "/user/visit",
  "/user/visit/2026-11-22",
  "/help",
  "/help/a/b",
  "/什么/都/没有",
];

test("an address has the same route, first and later, as when the table is made anew for each", async () => {
  const [published, ours] = await bothOf("@remix-run/router/dist/router.js");
  for (const pathname of [...ADDRESSES, ...ADDRESSES]) {
    expect(ours.matchRoutes(ROUTES, pathname), pathname).toEqual(published.matchRoutes(ROUTES, pathname));
  }
});

test("routes that are other routes have a table of their own", async () => {
  const [, ours] = await bothOf("@remix-run/router/dist/router.js");
  const idOf = (routes: RouteObjects) => ours.matchRoutes(routes, "/user")?.[0]?.route.id;
  expect(idOf([{ id: "before", path: "/user" }])).toBe("before");
  expect(idOf([{ id: "after", path: "/user" }])).toBe("after");
});

test("a pattern of its own is matched to its end or as a beginning, as it is asked", async () => {
  const [published, ours] = await bothOf("@remix-run/router/dist/router.js");
  for (const end of [true, false]) {
    for (const caseSensitive of [true, false]) {
      for (const pathname of ["/user/7", "/USER/7", "/user/7/order"]) {
        const pattern = { path: "/user/:id", end, caseSensitive };
        expect(ours.matchPath(pattern, pathname)).toEqual(published.matchPath(pattern, pathname));
      }
    }
  }
});

const LINKS = [
  "/user/order",
  "/user/order?page=2",
  "/user/order?preview=7#order",
  "/user/order#order?no=search",
  "/user/order?",
  "/user/order#",
  "/user/order/",
  "/user//order",
  "/user/./order",
  "/user/../login",
  "/什么?q=沙发",
  "/",
  "/?q=1",
  "//elsewhere.test/x",
  "",
  ".",
  "..",
  "orderinfo?orderid=7",
  "?page=2",
  "#order",
];

interface LinkProps {
  router: Router;
  to: string;
}
const Link = ({ router, to }: LinkProps) => <a href={router.useHref(to)}>{to}</a>;

test("a link leads to the same address, whole or seen from where it stands", async () => {
  const both = await bothOf("react-router/dist/index.js");
  const [published, ours] = both.map((router) => {
    const { createPath, Route, Router, Routes } = router;
    const createHref = (to: Remix.LinkProps["to"]) => (typeof to === "string" ? to : createPath(to));
    const links = LINKS.map((to) => <Link key={to} router={router} to={to} />);
    return renderToStaticMarkup(
      <Router
        location="/user/order/?page=3"
        navigator={{ createHref, go() {}, push() {}, replace() {} }}
        future={{ v7_relativeSplatPath: true }}
      >
        <Routes>
          <Route path="/user">
            <Route path="order" element={links} />
          </Route>
        </Routes>
      </Router>,
    );
  });
  expect(ours).toContain('href="/user/order?preview=7#order"');
  expect(ours).toBe(published);
});

test("a router that is written otherwise is not left half changed", () => {
  expect(() =>
    routeOnce("function matchRoutes() {}", `${PACKAGES}/@remix-run/router/dist/router.js`),
  ).toThrow("the router has changed");
});
