import { Meta } from "@remix-run/react";
import { expect, test } from "vitest";
import { siteConfig } from "../../../app/lib/site-config";
import { ErrorBoundary, meta } from "../../../app/root";
import { expectConsole } from "../../support/console-is-error";
import { renderOnePage } from "../../support/servers/one-page-app";

const Head = () => (
  <head>
    <Meta />
  </head>
);

const Page = () => (
  <html lang="zh-CN">
    <Head />
  </html>
);
const Failure = () => (
  <html lang="zh-CN">
    <Head />
    <body>
      <ErrorBoundary />
    </body>
  </html>
);

/** The document of a page whose loader does this, with the parts of the root. */
async function visit(loader: () => object): Promise<string> {
  const page = { meta, loader, default: Page, ErrorBoundary: Failure };
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  return (await renderOnePage(page, { context })).text();
}
const fail = (response: Error | Response) => () => {
  throw response;
};

test.each([
  ["is missing", fail(new Response(null, { status: 404 })), "页面不存在"],
  ["cannot be read", fail(new Response(null, { status: 502 })), "页面暂时打不开"],
])(
  "a page that %s says so in its tab and in its heading, not the name of the home page",
  async (_why, loader, words) => {
    const html = await visit(loader);
    expect(html).toContain(`<title>${words} · ${siteConfig.name}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
  },
);

test("a page that has a bug says in its tab that it cannot be opened now", async () => {
  expectConsole(/request-1/);
  expect(await visit(fail(new Error("bug")))).toContain(`<title>页面暂时打不开 · ${siteConfig.name}</title>`);
});

test("a page without a title of its own has that of the site", async () => {
  expect(await visit(() => ({}))).toContain(`<title>${siteConfig.name} · ${siteConfig.slogan}</title>`);
});
