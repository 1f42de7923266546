import { type GraphQLAnswer, post, type VisitOptions, visit } from "../../workers/gateway/support";
import type { createTestBackend } from "./backend";

type Backend = Pick<ReturnType<typeof createTestBackend>, "request">;

/** The site in front of the real backend: what a browser's request passes through in production, pages left out. */
export function createWholeSite(backend: Backend) {
  let reached = 0;
  const behind = {
    calls: [],
    origin: "http://backend",
    fetch: (request: Request) => {
      reached += 1;
      const { pathname, search } = new URL(request.url);
      return backend.request(pathname + search, request);
    },
  };
  return {
    /** Requests that have reached the backend. */
    reached: () => reached,
    visit: (path: string, init?: RequestInit, options?: VisitOptions): Promise<Response> =>
      visit(behind, path, init, options),
    /** A GraphQL request as our own pages send it. */
    graphql: (
      body: Record<string, unknown>,
      options: VisitOptions & { token?: string; headers?: Record<string, string> } = {},
    ): Promise<{ response: Response; answer: GraphQLAnswer }> => post(behind, body, options),
  };
}
