import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LINKS_AHEAD } from "../../../schema/rules/content/links-ahead";
import { expectConsole } from "../../support/console-is-error";
import { ORIGIN } from "../gateway/support";
import { createCountingPage, createTestSite, howOf, html } from "./support";

const SECOND = 1000;
const START = Date.parse("2026-11-20T16:00:00+08:00");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(START);
});
afterEach(() => {
  vi.useRealTimers();
});

const atSecond = (seconds: number) => vi.setSystemTime(START + seconds * SECOND);

describe("one page for everybody", () => {
  test("[S39] a customer and a stranger receive the same bytes, made without anything of either", async () => {
    const renderPage = async (request: Request, { context }: { context: { session: { token: unknown } } }) =>
      html(`${JSON.stringify([...request.headers])} ${request.url} ${context.session.token}`);
    const site = createTestSite({ renderPage });
    const customer = await site.ask("/", {
      headers: {
        cookie: "token=mine",
        "user-agent": "phone",
        "cf-connecting-ip": "198.51.100.7",
        "accept-language": "en",
        authorization: "Bearer x",
      },
    });
    const stranger = await site.ask("/?utm_source=mail");
    const [first, second] = [await customer.arrayBuffer(), await stranger.arrayBuffer()];
    expect(new Uint8Array(first)).toEqual(new Uint8Array(second));
    expect(customer.headers.get("etag")).toBe(stranger.headers.get("etag"));
    const text = new TextDecoder().decode(first);
    for (const own of ["mine", "phone", "198.51.100.7", "Bearer", '"en"', "utm_source"]) {
      expect(text).not.toContain(own);
    }
    for (const response of [customer, stranger]) expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("[S39] a page that would set a cookie is given without it and never kept", async () => {
    const renderPage = async () => html("一页", { headers: { "set-cookie": "token=somebody" } });
    const site = createTestSite({ renderPage });
    for (const _ of [1, 2]) {
      const response = await site.ask("/");
      expect(howOf(response)).toBe("miss");
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("is made once for fifty who ask at the same time", async () => {
    const { made, renderPage } = createCountingPage();
    const site = createTestSite({ renderPage });
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.ask("/")));
    expect(made).toEqual(["/"]);
    const how = answers.map(howOf);
    expect(how.filter((word) => word === "miss")).toHaveLength(1);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });

  test("all requests that wait for a page that cannot be made get the error, and the next one tries again", async () => {
    expectConsole(/"event":"site".*不行/);
    let isBroken = true;
    const renderPage = async () => {
      if (isBroken) throw new Error("不行");
      return html("好了");
    };
    const site = createTestSite({ renderPage });
    const answers = await Promise.all([site.ask("/"), site.ask("/")]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    isBroken = false;
    expect((await site.ask("/")).status).toBe(200);
  });
});

describe("how long a page is kept", () => {
  test("fresh for a minute, stale for an hour more while it is made again, and no longer", async () => {
    const { made, renderPage } = createCountingPage();
    const site = createTestSite({ renderPage });
    const see = async () => {
      const response = await site.ask("/");
      return [howOf(response), /第 \d/.exec(await response.text())?.[0], response.headers.get("age")];
    };
    expect(await see()).toEqual(["miss", "第 1", "0"]);
    atSecond(59);
    expect(await see()).toEqual(["hit", "第 1", "59"]);
    atSecond(61);
    expect(await see()).toEqual(["stale", "第 1", "61"]);
    expect(await see()).toEqual(["hit", "第 2", "0"]);
    atSecond(61 + 3660);
    expect(await see()).toEqual(["miss", "第 3", "0"]);
    expect(made).toHaveLength(3);
  });

  test("not beyond a new build", async () => {
    const { made, renderPage } = createCountingPage();
    await createTestSite({ renderPage, buildId: "one" }).ask("/");
    expect(howOf(await createTestSite({ renderPage, buildId: "two" }).ask("/"))).toBe("miss");
    // Another isolate of the same build finds it in the data centre.
    expect(howOf(await createTestSite({ renderPage, buildId: "one" }).ask("/"))).toBe("hit");
    expect(made).toHaveLength(2);
  });

  test.each([
    ["a missing page", () => html("没有", { status: 404 }), 404],
    ["a redirect to the sign-in page", () => Response.redirect(`${ORIGIN}/login`, 302), 302],
    ["a failure", () => html("坏了", { status: 500 }), 500],
  ])("%s is not kept", async (_, answer, status) => {
    const site = createTestSite({ renderPage: async () => answer() });
    for (const _time of [1, 2]) {
      const response = await site.ask("/");
      expect([response.status, howOf(response)]).toEqual([status, "miss"]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("location")).toBe(status === 302 ? `${ORIGIN}/login` : null);
    }
  });

  test("a page that is gone when it is made again is no longer served", async () => {
    let status = 200;
    const site = createTestSite({ renderPage: async () => html("文章", { status }) });
    await site.ask("/");
    status = 404;
    atSecond(61);
    expect((await site.ask("/")).status).toBe(200);
    expect((await site.ask("/")).status).toBe(404);
  });
});

describe("the page for what is not there", () => {
  test("is one for all addresses, kept with its status, in other isolates as well", async () => {
    const made: string[] = [];
    const renderPage = async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      made.push(pathname + search);
      return pathname === "/404" ? html("没有", { status: 404 }) : Response.redirect(`${ORIGIN}/404`, 302);
    };
    const buildId = crypto.randomUUID();
    const site = createTestSite({ renderPage, buildId });
    const first = await site.ask("/404");
    const others = [
      await site.ask("/404?from=%2Fno%2Fsuch"),
      await createTestSite({ renderPage, buildId }).ask("/404"),
    ];
    for (const response of [first, ...others]) {
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe(
        "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
      );
    }
    expect(others.map(howOf)).toEqual(["hit", "hit"]);
    expect(made).toEqual(["/404"]);

    // What leads there is not kept: anybody may think of another address.
    for (const path of ["/no/such", "/no/such", "/404/x"]) {
      const { status, headers } = await site.ask(path);
      expect([status, headers.get("cache-control")]).toEqual([302, "private, no-store"]);
    }
    expect(made).toHaveLength(4);
  });

  test("is sent whole to a browser that has it, for 304 would say that it is there", async () => {
    const site = createTestSite({ renderPage: async () => html("没有", { status: 404 }) });
    const headers = { "if-none-match": (await site.ask("/404")).headers.get("etag") ?? "" };
    const again = await site.ask("/404", { headers });
    expect([again.status, howOf(again), (await again.text()).includes("没有")]).toEqual([404, "hit", true]);
  });

  test.each(["/assets/none.js", "/files/none"])("is not what %s answers: that is not kept", async (path) => {
    const { status, headers } = await createTestSite().ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get("cache-control")).toContain("no-store");
  });
});

describe("the response for a page", () => {
  test("304 to a browser that has the page, with the policy that belongs to it", async () => {
    const site = createTestSite();
    const first = await site.ask("/");
    const etag = first.headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await site.ask("/", { headers: { "if-none-match": known } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
    }
    expect((await site.ask("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("browsers may show a document while they ask again, and never a page that names its build's modules", async () => {
    const site = createTestSite();
    const cachingOf = async (path: string) => (await site.ask(path)).headers.get("cache-control");
    expect(await cachingOf("/")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=60");
    for (const path of ["/ruzhu", "/_root.data", "/sitemap.xml"]) {
      expect(await cachingOf(path), path).toBe("public, max-age=0, must-revalidate, s-maxage=60");
    }
  });

  test.each(["/", "/ruzhu"])("%s has the same bytes and tag in every rendering", async (path) => {
    let made = 0;
    const renderPage = async (_: Request, { nonce, styleNonce }: { nonce: string; styleNonce: string }) => {
      made += 1;
      return html(`<style nonce="${styleNonce}">b{}</style><script nonce="${nonce}">own()</script>`);
    };
    const site = createTestSite({ renderPage });
    const first = await site.ask(path);
    atSecond(2 * 3660);
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const second = await site.ask(path, { headers });
    expect([made, howOf(second), second.status]).toEqual([2, "miss", 304]);
    expect(second.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
  });

  test("the styles of a page by name, so that they are on their way before it is", async () => {
    const link = "</assets/frame.css>; rel=preload; as=style";
    const site = createTestSite({ renderPage: async () => html("一页", { headers: { link } }) });
    expect((await site.ask("/")).headers.get("link")).toBe(link);
    expect((await site.ask("/")).headers.get("link")).toBe(link);
  });

  test("HEAD gets the headers of the page alone", async () => {
    const site = createTestSite();
    const head = await site.ask("/", { method: "HEAD" });
    const get = await site.ask("/");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    expect(howOf(get)).toBe("hit");
  });

  test("[S28] scripts and styles of the page by their hash, and none that was smuggled in", async () => {
    const renderPage = async (_: Request, { nonce, styleNonce }: { nonce: string; styleNonce: string }) =>
      html(`<script nonce="${nonce}">own()</script><script>smuggled()</script>
        <script nonce="guess">guessed()</script><script type="module" nonce="${nonce}">import "/assets/a.js"</script>
        <style nonce="${styleNonce}">b{color:red}</style><style>smuggled{}</style>`);
    const site = createTestSite({ renderPage });
    const response = await site.ask("/");
    const policy = response.headers.get("content-security-policy") ?? "";
    const digest = async (text: string) => {
      const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      return btoa(String.fromCharCode(...new Uint8Array(bytes)));
    };
    const hashes = await Promise.all(["own()", 'import "/assets/a.js"', LINKS_AHEAD].map(digest));
    expect(policy).toContain(
      `script-src ${ORIGIN}/assets/ ${hashes.map((hash) => `'sha256-${hash}'`).join(" ")};`,
    );
    expect(policy).toContain(`style-src 'self' 'sha256-${await digest("b{color:red}")}';`);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce|strict-dynamic)/);
    expect(await response.text()).toMatch(/<script>own\(\)<\/script>[\s\S]*<style>b{color:red}<\/style>/);
  });

  test("[S42] nothing that another site may frame, or reach through a window that it has opened", async () => {
    let status = 200;
    const site = createTestSite({ renderPage: async () => html("一页", { status }) });
    const first = await site.ask("/");
    const again = await site.ask("/", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    status = 404;
    const missing = await site.ask("/userprotocol");
    for (const { headers } of [first, again, missing]) {
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    }
  });

  test("the data of a page for a navigation, once for all who want some of it", async () => {
    const { made, renderPage } = createCountingPage();
    const site = createTestSite({ renderPage });
    await site.ask("/_root.data?_routes=routes%2F_public");
    expect(howOf(await site.ask("/_root.data"))).toBe("hit");
    expect(made).toEqual(["/_root.data"]);
  });
});

describe("requests never answered from the edge", () => {
  test.each([
    ["/login", {}],
    ["/user/index", {}],
    ["/user/x.css", {}],
    ["/userprotocol/", {}],
    ["/userprotocol/x.css", {}],
    ["/", { method: "POST", body: "a=1" }],
  ])("[S39] %s %o", async (path, init) => {
    const { made, renderPage } = createCountingPage();
    const site = createTestSite({ renderPage });
    for (const _ of [1, 2]) {
      const response = await site.ask(path, { ...init, headers: { origin: ORIGIN } });
      expect(howOf(response)).toBeNull();
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
    expect(made).toHaveLength(2);
  });
});
