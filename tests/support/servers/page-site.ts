import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { Outlet, Scripts } from "@remix-run/react";
import { createElement } from "react";
import * as entry from "../../../app/entry.server";
import * as placement from "../../../app/routes/placeorder";
import * as stepTwo from "../../../app/routes/placeorder.Steptwo/route";
import * as stepOne from "../../../app/routes/placeorder.stepone/route";
import * as customerArea from "../../../app/routes/user";
import * as customerHome from "../../../app/routes/user.index/route";
import * as orderList from "../../../app/routes/user.order._index/route";
import type { RenderPage } from "../../../gateway/visit";
import { createLoadContext } from "../../../load-context";
import { REMIX_FUTURE } from "../../../vite/remix-future";

/** The page around all pages: what is shown, and the data that the browser is handed. */
export const root = {
  default: () =>
    createElement(
      "html",
      { lang: "zh-CN" },
      createElement("body", null, createElement(Outlet), createElement(Scripts)),
    ),
};

const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: root },
  user: { id: "user", parentId: "root", path: "user", module: customerArea },
  "user.index": { id: "user.index", parentId: "user", path: "index", module: customerHome },
  "user.order": { id: "user.order", parentId: "user", path: "order", module: orderList },
  placeorder: { id: "placeorder", parentId: "root", path: "placeorder", module: placement },
  stepone: { id: "stepone", parentId: "placeorder", path: "stepone", module: stepOne },
  steptwo: { id: "steptwo", parentId: "placeorder", path: "Steptwo", module: stepTwo },
};

const buildOf = (routes: ServerBuild["routes"]): ServerBuild => ({
  entry: { module: entry },
  routes,
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: Object.fromEntries(
      Object.values(routes).flatMap((route) =>
        route
          ? [
              [
                route.id,
                {
                  id: route.id,
                  parentId: route.parentId,
                  path: route.path,
                  index: route.index,
                  module: `/${route.id}.js`,
                  imports: [],
                  css: [],
                  hasAction: false,
                  hasLoader: route.module.loader !== undefined,
                  hasClientAction: false,
                  hasClientLoader: false,
                  hasErrorBoundary: route.module.ErrorBoundary !== undefined,
                },
              ],
            ]
          : [],
      ),
    ),
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  mode: "production",
  isSpaMode: false,
  future: REMIX_FUTURE,
});

/** Renders these pages for a visit, as the deployed Worker does. */
export function createPageRenderer(routes: ServerBuild["routes"]): RenderPage {
  const handlePage = createRequestHandler(buildOf(routes));
  return (request, visit) => handlePage(request, createLoadContext(request, visit));
}

/** Renders the customer's pages that tests measure. */
export const renderCustomerPage = createPageRenderer(routes);
