import type { BackendApp } from "./shared/implement";

const DOCUMENT = {
  openapi: "3.1.0",
  info: {
    title: "装达 REST API",
    version: "1.0.0",
    description: "所有响应均为 {code, message, data}，code 为 0 表示成功。",
  },
};

/** The document of all calls that an application has, for schema/openapi.json as well. */
export const apiDocument = (app: BackendApp) => app.getOpenAPI31Document(DOCUMENT);

/** `/openapi.json` from the contract entries, and a page to read it; not in production (security.md S8, S37). */
export function registerApiDocs(app: BackendApp): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "WEB-TOKEN", {
    type: "apiKey",
    in: "header",
    name: "WEB-TOKEN",
  });
  app.openAPIRegistry.registerComponent("securitySchemes", "OPERATOR", { type: "http", scheme: "bearer" });
  app.doc31("/openapi.json", DOCUMENT);
  // Built when it is asked for: a static import would stay in the production bundle.
  app.get("/docs", async (raw) => {
    const { DOCS_POLICY, renderDocsPage } = await import("./docs-page");
    raw.header("Content-Security-Policy", DOCS_POLICY);
    return raw.html(renderDocsPage(apiDocument(app)));
  });
}
