import type { Plugin } from "graphql-yoga";
import type { GatewayContext } from "../context";
import type { PersistedDocuments } from "./persisted-documents";
import { createPublicDocuments } from "./public-documents";
import { refuseRequest } from "./request-code";

/** Browsers send no such header across origins without asking first, and we never answer that question. */
const CSRF_HEADER = "x-graphql-csrf";

/**
 * Refuses what an HTML form or a link of another site could send: a request without the header that only scripts can set
 * (security.md F2, S12). What everybody may read by GET needs none, and apps send headers of their own. Yoga's own plugin asks for the header only where
 * browsers do not ask first, and so lets JSON pass without it.
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
