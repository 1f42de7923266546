import { Hono } from "hono";
import type { BackendApp } from "./shared/implement";

/** `/openapi.json` from the contract entries, and a page to read it; not in production (security.md S8, S37). */
export function registerApiDocs(app: BackendApp): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "WEB-TOKEN", {
    type: "apiKey",
    in: "header",
    name: "WEB-TOKEN",
  });
  app.openAPIRegistry.registerComponent("securitySchemes", "OPERATOR", { type: "http", scheme: "bearer" });
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "装达 REST API",
      version: "1.0.0",
      description: "所有响应均为 {code, message, data}，code 为 0 表示成功。",
    },
  });
  // Loaded on demand: a static import would stay in the production bundle.
  app.get("/docs", async ({ req }) => {
    const { Scalar } = await import("@scalar/hono-api-reference");
    const page = Scalar({ url: "/openapi.json", pageTitle: "装达 REST API" });
    return new Hono().get("/docs", page).fetch(req.raw);
  });
}
