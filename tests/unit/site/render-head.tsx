import type { MetaFunction } from "@remix-run/cloudflare";
import { Meta } from "@remix-run/react";
import { renderOnePage } from "../../support/servers/one-page-app";

const Page = () => (
  <html lang="zh-CN">
    <head>
      <Meta />
    </head>
  </html>
);

/** The head that a page with this `meta` gets from Remix, through our own server entry. */
export async function renderHead(meta: MetaFunction): Promise<string> {
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  return (await renderOnePage({ default: Page, meta }, { context })).text();
}
