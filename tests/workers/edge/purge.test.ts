import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { CACHE_PURGE_PATH, signCachePurge } from "../../../schema/rest/cache-purge";
import { ROOM_SIGNATURE_HEADER, signRoomEvents } from "../../../schema/rest/room-intake";
import { createCountingPage, createTestSite, howOf, html } from "./support";

const MINUTE = 60_000;

async function purgeRequest(paths: unknown, { at = Date.now(), secret = env.ROOM_EVENT_SECRET } = {}) {
  const body = JSON.stringify({ paths });
  const signature = await signCachePurge(secret, body, at);
  return { method: "POST", headers: { [ROOM_SIGNATURE_HEADER]: signature }, body };
}

/** The clock of a Worker stands still while it computes. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

describe("a purge", () => {
  test("makes every variant of a page again, its data too, and leaves other pages alone", async () => {
    const { renderPage } = createCountingPage();
    const buildId = crypto.randomUUID();
    const site = createTestSite({ renderPage, buildId });
    const variants = ["/", "/_root.data"];
    for (const path of [...variants, "/userprotocol"]) await site.ask(path);
    await tick();
    const answer = await site.ask(CACHE_PURGE_PATH, await purgeRequest(["/"]));
    expect([answer.status, await answer.json()]).toEqual([200, { purged: 1 }]);
    await tick();
    for (const path of variants) expect(howOf(await site.ask(path)), path).toBe("miss");
    expect(howOf(await site.ask("/userprotocol"))).toBe("hit");
    for (const path of variants) expect(howOf(await site.ask(path)), path).toBe("hit");
  });

  test("is noticed by the other isolates of the data centre", async () => {
    const { renderPage } = createCountingPage();
    const buildId = crypto.randomUUID();
    await createTestSite({ renderPage, buildId }).ask("/");
    await tick();
    await createTestSite({ buildId }).ask(CACHE_PURGE_PATH, await purgeRequest(["/"]));
    await tick();
    expect(howOf(await createTestSite({ renderPage, buildId }).ask("/"))).toBe("miss");
  });

  test("overtakes a page that is being made: what was read before is not kept", async () => {
    let goOn: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const begun = Promise.withResolvers<void>();
    let text = "旧";
    const site = createTestSite({
      renderPage: async () => {
        const read = text;
        if (read === "旧") {
          begun.resolve();
          await reading;
        }
        return html(read);
      },
    });
    const early = site.ask("/");
    await begun.promise;
    await tick();
    text = "新";
    await site.ask(CACHE_PURGE_PATH, await purgeRequest(["/"]));
    await tick();
    expect(await (await site.ask("/")).text()).toContain("新");
    goOn();
    expect(await (await early).text()).toContain("旧");
    expect(await (await site.ask("/")).text()).toContain("新");
  });

  test("may be sent again: the page is made once more, and that is all", async () => {
    const { made, renderPage } = createCountingPage();
    const site = createTestSite({ renderPage });
    const again = await purgeRequest(["/"]);
    for (const _ of [1, 2, 3]) {
      await site.ask("/");
      await tick();
      expect((await site.ask(CACHE_PURGE_PATH, again)).status).toBe(200);
      await tick();
    }
    expect((await site.ask("/")).status).toBe(200);
    expect(made).toHaveLength(4);
  });
});

describe("a purge that is not the backend's", () => {
  test.each([
    ["without a signature", async () => ({ ...(await purgeRequest(["/"])), headers: {} }), 401],
    ["signed with another secret", () => purgeRequest(["/"], { secret: "other" }), 401],
    ["older than five minutes", () => purgeRequest(["/"], { at: Date.now() - 5 * MINUTE - 1000 }), 401],
    ["from the future", () => purgeRequest(["/"], { at: Date.now() + 6 * MINUTE }), 401],
    [
      "with another body",
      async () => ({ ...(await purgeRequest(["/"])), body: '{"paths":["/userprotocol"]}' }),
      401,
    ],
    [
      "with the signature of an event",
      async () => {
        const { body, method } = await purgeRequest(["/"]);
        const signature = await signRoomEvents(env.ROOM_EVENT_SECRET, "7", body, Date.now());
        return { method, body, headers: { [ROOM_SIGNATURE_HEADER]: signature } };
      },
      401,
    ],
    ["of no path", () => purgeRequest([]), 400],
    ["of what is no path", () => purgeRequest(["https://evil.example/"]), 400],
    ["of nothing readable", () => purgeRequest(7), 400],
    ["that is too large", () => purgeRequest(["/".padEnd(20_000, "a")]), 413],
    ["that only reads", async () => ({ method: "GET" }), 405],
  ] as const)("[S19] %s is refused and changes nothing", async (_, request, status) => {
    const { renderPage } = createCountingPage();
    const site = createTestSite({ renderPage });
    await site.ask("/");
    await tick();
    const answer = await site.ask(CACHE_PURGE_PATH, await request());
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(howOf(await site.ask("/"))).toBe("hit");
  });
});
