import { Outlet, Scripts, useLoaderData } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { renderOnePage } from "../../support/servers/one-page-app";

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

/** One page that shows what its loader answers. */
function render(texts: string[], path = "/"): Promise<Response> {
  const context = { cspNonce: NONCE, cspStyleNonce: "s", requestId: "request-1" };
  return renderOnePage({ default: Page, loader: () => texts }, { path, context });
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
