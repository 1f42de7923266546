import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

interface RouteModule {
  loader?: (args: { request: Request; context: object; params: object }) => unknown;
}

const ROUTES = join(import.meta.dirname, "../../../app/routes");

/** Every route under /user; what comes later is found by its name. */
const routes = readdirSync(ROUTES)
  .filter((name) => /^user(_?\.|$)/.test(name.replace(/\.tsx$/, "")))
  .map((name) => (existsSync(join(ROUTES, name, "route.tsx")) ? `${name}/route.tsx` : name));

test("the customer area has routes", () => {
  expect(routes).toEqual(
    expect.arrayContaining(["user.tsx", "user.index/route.tsx", "user_.order.receipt/route.tsx"]),
  );
});

// A page brings its components along, which takes a while on a busy machine.
test.each(routes)(
  "[ROLE-08] [ROLE-10] [ERR-15] [AUTH-20] without a token %s asks the backend nothing and leads away",
  async (file) => {
    const { loader }: RouteModule = await import(join(ROUTES, file));
    if (!loader) {
      // Only a frame needs none: each page in it has its own.
      expect(routes.some((other) => other.startsWith(file.replace("/route.tsx", ".")))).toBe(true);
      return;
    }
    const graphql = vi.fn();
    const request = new Request("https://site.invalid/user/some/page?page=2");
    const thrown: unknown = await Promise.resolve()
      .then(() => loader({ request, context: { hasToken: false, graphql }, params: {} }))
      .catch((error: unknown) => error);
    expect(graphql).not.toHaveBeenCalled();
    if (!(thrown instanceof Response)) throw new Error("no redirect");
    // The entrance of the area only leads on to its home page, which has the guard.
    const home = "/user/index";
    const login = `/login?${new URLSearchParams({ reason: "login", from: "/user/some/page?page=2" })}`;
    expect([login, ...(file === "user._index.tsx" ? [home] : [])]).toContain(thrown.headers.get("Location"));
  },
);
