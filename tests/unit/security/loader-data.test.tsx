import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { Outlet, Scripts, useLoaderData } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import * as entry from "../../../app/entry.server";

const NONCE = "bm9uY2U=";
/** Texts that end a script, open another one, or end a line of JavaScript. */
const EVIL = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]><img src=x onerror=alert(1)>",
  "\u2028alert(1)\u2029",
  '");alert(1)//',
  "\\u003c/script>",
  "`+alert(1)+`",
  "\u0000\ud800",
];

function Page() {
  const texts = useLoaderData<string[]>();
  return (
    <html lang="zh-CN">
      <body title={texts.join(" ")}>
        <p>{texts.join(" ")}</p>
        <Outlet />
        <Scripts nonce={NONCE} />
      </body>
    </html>
  );
}

/** The smallest application in front of our own server entry: one page that shows what its loader answers. */
function render(texts: string[], path = "/"): Promise<Response> {
  const asset = { id: "root", module: "/root.js", path: "", imports: [], css: [] };
  const flags = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false };
  const build: ServerBuild = {
    entry: { module: entry },
    routes: { root: { id: "root", path: "", module: { default: Page, loader: () => texts } } },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...asset, ...flags, hasErrorBoundary: false } },
      url: "/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    mode: "production",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
  };
  const context = { cspNonce: NONCE, cspStyleNonce: "s", requestId: "request-1" };
  // Bots get the page in one piece, so that nothing is streamed after the text was read.
  const request = new Request(`https://site.test${path}`, { headers: { "user-agent": "Googlebot" } });
  return createRequestHandler(build, "production")(request, context as never);
}

describe("data of loaders in the page", () => {
  test.each(EVIL)("[S29] %j stays data: it ends no script and begins none", async (text) => {
    const [plain, evil] = [await (await render(["x"])).text(), await (await render([text])).text()];
    const tags = (html: string) => html.match(/<\/?script\b[^>]*>|<!--\s*<script|<img\b/gi) ?? [];
    expect(tags(evil)).toEqual(tags(plain));
    expect(evil).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
    for (const [, attributes = "", body = ""] of evil.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
      expect(attributes).toContain(`nonce="${NONCE}"`);
      expect(body).not.toMatch(/<\/?script|<!--/i);
      if (!attributes.includes('type="module"')) expect(() => new Function(body)).not.toThrow();
    }
  });

  test("[S29] the data arrives as it was", async () => {
    const html = await (await render(EVIL.slice(0, 7))).text();
    expect(html).toContain("streamController.enqueue");
    const response = await render(EVIL.slice(0, 7), "/_root.data");
    expect(response.headers.get("content-type")).not.toContain("html");
    expect(await response.text()).toContain(JSON.stringify(EVIL[4]).slice(1, -1));
  });
});
