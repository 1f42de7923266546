import { describe, expect, test } from "vitest";
import { createAreaTreeHandler } from "../../../gateway/edge/area-tree";
import { expectConsole } from "../../support/console-is-error";
import { createFakeBackend, type FakeBackend, siteEnv, visit } from "./support";

const HOUR = 60 * 60 * 1000;
const TREE = [{ code: "33", name: "浙江省", children: [{ code: "3301", name: "杭州市", children: [] }] }];
const AREA = "GET /common/api/area";

const read = (backend: FakeBackend, handle: ReturnType<typeof createAreaTreeHandler>, etag?: string) =>
  handle(
    new Request("http://site.test/areas.json", { headers: etag ? { "if-none-match": etag } : {} }),
    siteEnv(backend),
    "request-1",
  );

describe("the area tree", () => {
  test("[PLACE-22] [API-011] [ENT-07] is served to everybody alike, may be kept by browsers, and sets no cookie", async () => {
    const backend = createFakeBackend({ [AREA]: { data: TREE } });
    const response = await visit(backend, "/areas.json", { headers: { cookie: "token=mine" } });
    expect(await response.json()).toEqual(TREE);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(backend.calls[0]?.headers.has("web-token")).toBe(false);
  });

  test("is read from the backend once an hour, and a browser that has it gets 304", async () => {
    let now = 0;
    let data = TREE;
    const backend = createFakeBackend({ [AREA]: () => ({ data }) });
    const handle = createAreaTreeHandler(() => now);
    const etag = (await read(backend, handle)).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await read(backend, handle, known);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    expect((await read(backend, handle, '"other"')).status).toBe(200);
    expect(backend.calls).toHaveLength(1);

    data = TREE.slice(1);
    now = HOUR - 1;
    expect((await read(backend, handle, etag)).status).toBe(304);
    now = HOUR;
    expect(await (await read(backend, handle, etag)).json()).toEqual([]);
    expect(backend.calls).toHaveLength(2);
  });

  test("a backend that is away costs nothing once the tree is known, and 503 before", async () => {
    expectConsole(/"event":"area-tree"/);
    let now = 0;
    let isDown = true;
    const backend = createFakeBackend({
      [AREA]: () => (isDown ? new Response(null, { status: 500 }) : { data: TREE }),
    });
    const handle = createAreaTreeHandler(() => now);
    const failed = await read(backend, handle);
    expect(failed.status).toBe(503);
    expect(failed.headers.get("cache-control")).toBe("no-store");
    isDown = false;
    expect((await read(backend, handle)).status).toBe(200);
    isDown = true;
    now = HOUR * 2;
    expect(await (await read(backend, handle)).json()).toEqual(TREE);
  });

  test("other methods are refused", async () => {
    const handle = createAreaTreeHandler();
    const request = new Request("http://site.test/areas.json", { method: "POST" });
    expect((await handle(request, siteEnv(createFakeBackend()), "request-1")).status).toBe(405);
  });
});

test("[S39] an answer that changes the session is never kept by a cache, whatever the page says", async () => {
  const backend = createFakeBackend({ "GET /user/api/customer": { code: 7001, message: "请先登录" } });
  const response = await visit(
    backend,
    "/login",
    { headers: { cookie: "token=ended" } },
    {
      renderPage: async (_request, { context }) => {
        await context.loaders.customer().catch(() => undefined);
        return new Response("", { headers: { "cache-control": "public, max-age=60" } });
      },
    },
  );
  expect(response.headers.getSetCookie()[0]).toMatch(/^token=/);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});
