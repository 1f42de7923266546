import type { Plugin } from "graphql-yoga";
import type { GatewayContext } from "../context";
import type { PersistedDocuments } from "./persisted-documents";
import { createPublicDocuments } from "./public-documents";
import { refuseRequest } from "./request-code";

/** Browsers send this header to another origin only after a preflight request, which we never allow. */
export const CSRF_HEADER = "x-graphql-csrf";

/**
 * Refuses requests that an HTML form or a link of another site could send: those without the header that only
 * scripts can set (security.md F2, S12). Public GET requests do not need it, and apps send headers of their
 * own. Yoga's own plugin requires the header only for requests without a preflight, and so accepts JSON
 * without it.
 */
export function useRequestCheck(documents: PersistedDocuments): Plugin<GatewayContext> {
  const isPublic = createPublicDocuments(documents);
  return {
    onRequestParse({ request, url, serverContext }) {
      if ((serverContext as Partial<GatewayContext>).session?.isOfApp) return;
      const isPublicGet = request.method === "GET" && isPublic(url.searchParams.get("documentId") ?? "");
      if (isPublicGet || request.headers.get(CSRF_HEADER)) return;
      throw refuseRequest("CSRF_HEADER_MISSING", `The header ${CSRF_HEADER} is missing.`, 403);
    },
  };
}
