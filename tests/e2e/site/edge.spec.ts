import { type APIResponse, request as newRequest } from "@playwright/test";
import { CACHE_PURGE_PATH, signCachePurge } from "../../../schema/rest/cache-purge";
import { ROOM_SIGNATURE_HEADER } from "../../../schema/rest/room-intake";
import { publicPages } from "../../../schema/rules/content/public-pages";
import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

/** The one of wrangler.toml, with which the local Workers run. */
const LOCAL_SECRET = "local-room-event-secret";

const howOf = (response: APIResponse): string | undefined =>
  /edge;desc=(\w+)/.exec(response.headers()["server-timing"] ?? "")?.[1];

test("[S39] a customer and a stranger receive the same bytes of every public page", async ({ baseURL }) => {
  const stranger = await newRequest.newContext({ baseURL });
  const customer = await newRequest.newContext({ baseURL, storageState: DEMO_STATE });
  for (const { path } of publicPages) {
    // Fresh, or a copy of another test's visit is replaced between the two.
    await expect.poll(async () => howOf(await customer.get(path))).toBe("hit");
    const one = await customer.get(path);
    const other = await stranger.get(`${path}?utm_source=mail`);
    expect(await one.body(), path).toEqual(await other.body());
    expect(one.headers().etag).toBe(other.headers().etag);
    for (const answer of [one, other]) expect(answer.headers()["set-cookie"]).toBeUndefined();
    expect(howOf(other)).toBe("hit");
  }
  await Promise.all([stranger.dispose(), customer.dispose()]);
});

test("a page that the browser has is not sent again, until the backend says that it has changed", async ({
  request,
}) => {
  const first = await request.get("/userprotocol");
  const headers = { "if-none-match": first.headers().etag ?? "" };
  expect((await request.get("/userprotocol", { headers })).status()).toBe(304);
  const data = JSON.stringify({ paths: ["/userprotocol"] });
  const signature = await signCachePurge(LOCAL_SECRET, data, Date.now());
  const purge = await request.post(CACHE_PURGE_PATH, {
    data,
    headers: { [ROOM_SIGNATURE_HEADER]: signature, "content-type": "application/json" },
  });
  expect(await purge.json()).toEqual({ purged: 1 });
  expect(howOf(await request.get("/userprotocol"))).toBe("miss");
  expect(howOf(await request.get("/userprotocol"))).toBe("hit");
});

test("crawlers find the sitemap, and every page that it names", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  expect(addresses.length).toBeGreaterThanOrEqual(publicPages.length);
  for (const { pathname, search } of addresses) {
    const answer = await request.get(pathname + search);
    expect(answer.status(), pathname).toBe(200);
    expect(await answer.text()).toContain('rel="canonical"');
  }
});

test.describe("scripts", () => {
  test.use({ reducedMotion: "no-preference", toleratedErrors: /Content Security Policy/ });

  test("[S28] a kept page runs its own scripts and no other", async ({ page }) => {
    await page.goto("/");
    // By the script of the page.
    await expect(page.locator("[data-reveal=waiting]").first()).toBeAttached();
    const ran = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener("securitypolicyviolation", () => resolve(false), { once: true });
          const script = document.createElement("script");
          script.textContent = "window.smuggled = true";
          document.body.appendChild(script);
          if ("smuggled" in window) resolve(true);
        }),
    );
    expect(ran).toBe(false);
  });
});
