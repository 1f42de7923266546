import type { DocumentNode, ExecutionResult } from "graphql";
import type { SiteEnv } from "../../gateway/env";

/*
 * What the development Worker and the Vite server say to each other: the Worker asks for pages, and the pages ask the
 * Worker for whatever needs a binding.
 */

/** Header with which the Worker asks for a page; its value is a {@link PageCall}. */
export const PAGE_CALL_HEADER = "x-development-page";

/** Header of an answer that is Vite's page about an error: it is free of the site's policy. */
export const PAGE_FAILURE_HEADER = "x-development-failure";

/** Where the Worker runs operations of pages; the body is a {@link OperationCall}, the answer a {@link OperationAnswer}. */
export const OPERATION_PATH = "/__development/operation";

/** Below it the Worker passes calls on to the backend, for pages that speak to it themselves (sandbox). */
export const BACKEND_PATH = "/__development/backend";

/** Header that proves to the Worker that a call comes from the Vite server. */
export const SECRET_HEADER = "x-development-secret";

/** What a page in Node has to know of the visit that the Worker has begun. */
export interface PageCall {
  secret: string;
  /** As the browser asked for it. */
  url: string;
  hasToken: boolean;
  requestId: string;
  nonce: string;
  styleNonce: string;
  /** Variables of the Worker. Its bindings stay there. */
  variables: Partial<SiteEnv>;
}

export interface OperationCall {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** URL and headers of the page's request, from which the context of the operation is made. */
  url: string;
  headers: [name: string, value: string][];
}

export interface OperationAnswer {
  result: ExecutionResult;
  /** What the visit's answer has to carry: headers as the gateway would have set them. */
  headers: [name: string, value: string][];
}

/** What the Worker knows beside the bindings of the site. */
export interface DevelopmentEnv extends SiteEnv {
  /** Origin of the Vite server. */
  DEVELOPMENT_PAGES: string;
  DEVELOPMENT_SECRET: string;
}
