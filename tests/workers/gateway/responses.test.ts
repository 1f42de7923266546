import { describe, expect, test } from "vitest";
import { uploadByLink } from "../../../schema/rest/files/upload-links";
import { expectConsole } from "../../support/console-is-error";
import { CUSTOMER, createFakeBackend, ORIGIN, visit } from "./support";

const policy = (response: Response) => response.headers.get("content-security-policy") ?? "";

describe("headers of every answer", () => {
  test("[S28] pages carry a policy with a nonce of their own and no unsafe script", async () => {
    let given = "";
    const renderPage = async (_: Request, { nonce }: { nonce: string }) => {
      given = nonce;
      return new Response("");
    };
    const first = policy(await visit(createFakeBackend(), "/login", {}, { renderPage }));
    expect(first).toContain(`script-src 'nonce-${given}' 'strict-dynamic'`);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(first).toContain(part);
    }
    expect(first).not.toMatch(/script-src[^;]*unsafe/);
    const second = policy(await visit(createFakeBackend(), "/login", {}, { renderPage }));
    expect(second).not.toBe(first);
  });

  test.each([
    ["a page of one's own", "/login"],
    ["a page that is kept for everybody", "/ruzhu"],
  ])(
    "[S28] [AUTH-08] %s names the hosts of a captcha provider when it draws the puzzle, and only then",
    async (_, path) => {
      const page = async () =>
        new Response("<!DOCTYPE html><html><body></body></html>", {
          headers: { "content-type": "text/html" },
        });
      const policyWith = async (CAPTCHA_PROVIDER?: "slider" | "geetest") =>
        policy(await visit(createFakeBackend(), path, {}, { renderPage: page, env: { CAPTCHA_PROVIDER } }));
      for (const own of [await policyWith(), await policyWith("slider")]) expect(own).not.toContain("https:");
      const geetest = (await policyWith("geetest")).split("; ");
      for (const rule of ["script-src", "style-src", "img-src", "connect-src"]) {
        const sources = geetest.find((source) => source.startsWith(`${rule} `));
        expect(sources).toContain("https://static.geetest.com https://api.geetest.com");
      }
      for (const rule of ["default-src 'self'", "frame-src 'none'", "form-action 'self'"])
        expect(geetest).toContain(rule);
    },
  );

  test("[S28] JSON may do nothing at all, should a browser be made to show it", async () => {
    for (const path of ["/healthz", "/graphql"]) {
      const body = JSON.stringify({ documentId: "unknown" });
      const headers = { "x-graphql-csrf": "1", "content-type": "application/json" };
      const init =
        path === "/graphql" ? { method: "POST", headers: { ...headers, origin: ORIGIN }, body } : {};
      const response = await visit(createFakeBackend(), path, init);
      expect(response.headers.get("content-type")).toContain("json");
      expect(policy(response)).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  test("[S28] nosniff, referrer and permissions policy are set, and HSTS on https alone", async () => {
    const plain = await visit(createFakeBackend(), "/");
    expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
    expect(plain.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(plain.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(plain.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(plain.headers.has("strict-transport-security")).toBe(false);
    const secure = await visit(createFakeBackend(), "https://site.test/");
    expect(secure.headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
  });

  test("[ROUTE-13] [C-25] [S25] [PAY-14] only the payment pages, in capital or small letters, may send a form to a provider", async () => {
    const env = { PAYMENT_FORM_ORIGINS: "https://cashier.example.com" };
    const renderPage = async () => new Response("<html>", { headers: { "content-type": "text/html" } });
    const formsOf = async (path: string) =>
      policy(await visit(createFakeBackend(), path, {}, { renderPage, env })).match(
        /form-action ([^;]*)/,
      )?.[1];
    for (const path of ["/pay", "/Pay", "/payRedirect", "/payredirect"])
      expect(await formsOf(path)).toBe("'self' https://cashier.example.com");
    for (const path of ["/", "/pay/x", "/payment", "/user/order"]) expect(await formsOf(path)).toBe("'self'");
  });

  test("[S28] [CALL-12] [ROUTE-18] [API-113] only pages with calls may ask for camera and microphone, and speak to another gateway", async () => {
    const env = { VIDEO_GATEWAY_URL: "wss://gateway.example.com/line" };
    const page = async () => new Response("<html>", { headers: { "content-type": "text/html" } });
    const at = (path: string) => visit(createFakeBackend(), path, {}, { renderPage: page, env });
    for (const path of ["/user", "/user/order", "/PlaceOrder/stepthree", "/sandbox/call?orderId=5"]) {
      const { headers } = await at(path);
      expect(headers.get("permissions-policy")).toContain("camera=(self), microphone=(self), geolocation=()");
      expect(headers.get("content-security-policy")).toMatch(
        /connect-src [^;]*wss:\/\/gateway\.example\.com(;| )/,
      );
    }
    for (const path of ["/", "/login", "/users", "/placeorders", "/sandbox"]) {
      const { headers } = await at(path);
      expect(headers.get("permissions-policy")).toContain("camera=(), microphone=(), geolocation=()");
      expect(headers.get("content-security-policy")).not.toContain("gateway.example.com");
    }
  });

  test("[S28] only pages of orders, and /map, may show the tiles of the map service that is configured", async () => {
    const env = {
      MAP_TILE_URL: "https://tile{s}.example.com/{z}/{x}/{y}.png",
      MAP_TILE_ATTRIBUTION: "© 地图公司",
    };
    const renderPage = async () => new Response("<html>", { headers: { "content-type": "text/html" } });
    const policyAt = async (path: string, settings: object) =>
      (await visit(createFakeBackend(), path, {}, { renderPage, env: settings })).headers.get(
        "content-security-policy",
      );
    for (const path of ["/user/order", "/map"]) {
      expect(await policyAt(path, env)).toMatch(
        /img-src 'self' data: blob: https:\/\/tile1\.example\.com .*https:\/\/tile4\.example\.com;/,
      );
    }
    for (const [path, settings] of [
      ["/user/order", {}],
      ["/map", {}],
      ["/about", env],
      ["/login", env],
      ["/", env],
    ] as const) {
      expect(await policyAt(path, settings)).toContain("img-src 'self' data: blob:;");
    }
    const told = async (settings: object) =>
      (await visit(createFakeBackend(), "/map-tiles.json", {}, { env: settings })).json();
    expect(await told(env)).toEqual({ url: env.MAP_TILE_URL, attribution: "© 地图公司", system: "gcj02" });
    expect(await told({})).toBeNull();
  });

  test("[S39] nothing may be stored unless the page itself says so", async () => {
    const page = await visit(createFakeBackend(), "/user/order.css");
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const headers = { "cache-control": "public, max-age=60", "content-security-policy": "sandbox" };
    const own = await visit(
      createFakeBackend(),
      "/login",
      {},
      { renderPage: async () => new Response("", { headers }) },
    );
    expect(own.headers.get("cache-control")).toBe("public, max-age=60");
    expect(policy(own)).toBe("sandbox");
  });

  test("an error that a page throws becomes a plain 500 without its message", async () => {
    expectConsole(/"event":"site"/);
    const renderPage = async () => {
      throw new Error("secret detail");
    };
    const response = await visit(createFakeBackend(), "/", {}, { renderPage });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("系统繁忙，请稍后再试");
  });

  test("[S37] the site refuses to serve with the sandbox in production", async () => {
    expectConsole(/the sandbox cannot run in production/);
    const response = await visit(createFakeBackend(), "/", {}, { env: { ENVIRONMENT: "production" } });
    expect(response.status).toBe(500);
  });

  test("[S36] [S37] the site refuses to serve with the playground in production, and says so in its log alone", async () => {
    expectConsole(/GRAPHQL_PLAYGROUND must be off in production/);
    const env = { ENVIRONMENT: "production", SANDBOX: "off", ROOM_EVENT_SECRET: "a-real-secret" } as const;
    for (const path of ["/", "/graphql"]) {
      const response = await visit(createFakeBackend(), path, {}, { env });
      expect(response.status).toBe(500);
      expect(await response.text()).toBe("系统繁忙，请稍后再试");
    }
  });

  test("[S20] a customer's socket reaches the own room; without a session it is refused", async () => {
    const backend = createFakeBackend({ "GET /user/api/customer": { data: CUSTOMER } });
    const headers = { upgrade: "websocket", origin: ORIGIN };
    const path = `/admin/websocket/${CUSTOMER.id}`;
    expect((await visit(backend, path, { headers })).status).toBe(401);
    const response = await visit(backend, path, { headers: { ...headers, cookie: "token=t" } });
    expect(response.status).toBe(101);
    response.webSocket?.accept();
    response.webSocket?.close(1000);
  });

  test("[S36] a form over one megabyte never reaches a page, whether or not it declares its size", async () => {
    const read: number[] = [];
    const renderPage = async (request: Request) => {
      read.push((await request.arrayBuffer()).byteLength);
      return new Response("");
    };
    const send = (body: BodyInit, headers: Record<string, string> = {}) =>
      visit(
        createFakeBackend(),
        "/login",
        { method: "POST", headers: { origin: ORIGIN, ...headers }, body },
        {
          renderPage,
        },
      );
    const MB = 1024 * 1024;
    const stream = (bytes: number) =>
      new ReadableStream({
        start(controller) {
          for (let left = bytes; left > 0; left -= 65_536)
            controller.enqueue(new Uint8Array(Math.min(left, 65_536)));
          controller.close();
        },
      });
    expect((await send("a=1", { "content-length": "3" })).status).toBe(200);
    expect((await send(stream(MB))).status).toBe(200);
    expect(read).toEqual([3, MB]);
    expect((await send("a=1", { "content-length": String(MB + 1) })).status).toBe(413);
    expect((await send("a=1", { "content-length": "3e3" })).status).toBe(413);
    expectConsole(/"event":"site"/);
    expect((await send(stream(MB + 1))).status).toBe(500);
    expect(read).toHaveLength(2);
  });

  test("a WebSocket for any other path never reaches the pages", async () => {
    const response = await visit(createFakeBackend(), "/user/order", { headers: { upgrade: "websocket" } });
    expect(response.status).toBe(426);
  });

  test("[S8] [ROLE-07] paths of the backend are not reachable through the site", async () => {
    const backend = createFakeBackend();
    for (const path of [
      "/openapi.json",
      "/docs",
      "/operator/api/orders",
      "/user/api/customer",
      "/common/api/area",
    ]) {
      const response = await visit(
        backend,
        path,
        {},
        { env: { SANDBOX: "off" }, renderPage: async () => new Response("", { status: 404 }) },
      );
      expect(response.status).toBe(404);
    }
    expect(backend.calls).toEqual([]);
  });
});

describe("addresses beside those of the gateway", () => {
  const renderPage = async () => new Response("a page");
  const answerTo = async (path: string, init?: RequestInit) =>
    (await visit(createFakeBackend(), path, init, { renderPage })).text();

  test.each(["/rooms", "/calls", "/admin/websocket", "/files", "/assets"])(
    "%s alone is a page, unlike what lies below it",
    async (path) => {
      expect(await answerTo(path)).toBe("a page");
      expect(await answerTo(`${path}/x`)).not.toBe("a page");
    },
  );

  test("only a token of 32 hexadecimal digits is a link for pictures", async () => {
    const post = (token: string) =>
      answerTo(uploadByLink.path.replace("{token}", token), { method: "POST", headers: { origin: ORIGIN } });
    for (const token of ["a".repeat(31), "a".repeat(33), "g".repeat(32)]) {
      expect(await post(token)).toBe("a page");
    }
    expect(await post("a".repeat(32))).not.toBe("a page");
  });
});
