import { createRequestHandler, type MetaFunction, type ServerBuild } from "@remix-run/cloudflare";
import { Meta } from "@remix-run/react";
import * as entry from "../../../app/entry.server";

const Page = () => (
  <html lang="zh-CN">
    <head>
      <Meta />
    </head>
  </html>
);

/** The head that a page with this `meta` gets from Remix, through our own server entry. */
export async function renderHead(meta: MetaFunction): Promise<string> {
  const asset = { id: "root", module: "/root.js", path: "", imports: [], css: [] };
  const flags = { hasAction: false, hasLoader: false, hasClientAction: false, hasClientLoader: false };
  const build: ServerBuild = {
    entry: { module: entry },
    routes: { root: { id: "root", path: "", module: { default: Page, meta } } },
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
  const request = new Request("https://site.test/", { headers: { "user-agent": "Googlebot" } });
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  const response = await createRequestHandler(build, "production")(request, context as never);
  return response.text();
}
