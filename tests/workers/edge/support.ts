import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import documents from "../../../app/gql/persisted-documents.json";
import { createSite } from "../../../gateway/site";
import type { RenderPage } from "../../../gateway/visit";
import { createFakeBackend, type FakeBackend, ORIGIN, siteEnv } from "../gateway/support";

export const GOODS_TYPES = "GET /common/api/goods_type/top_class";

interface TestSite {
  /** Sends a request and waits for what goes on behind it. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a request and leaves what goes on behind it alone. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

export const html = (body: string, init: ResponseInit = {}): Response =>
  new Response(`<!DOCTYPE html><html lang="zh-CN"><body>${body}</body></html>`, {
    ...init,
    headers: { "content-type": "text/html; charset=utf-8", ...init.headers },
  });

/** One site that lives through a whole test, with an edge cache that no other test has filled. */
export function createTestSite({
  backend = createFakeBackend(),
  renderPage = async () => html("一页"),
  buildId = crypto.randomUUID(),
}: {
  backend?: FakeBackend;
  renderPage?: RenderPage;
  buildId?: string;
} = {}): TestSite {
  const site = createSite({ documents, renderPage, buildId });
  const env = siteEnv(backend);
  const send = (path: string, init?: RequestInit, ctx = createExecutionContext()) =>
    site(new Request(`${ORIGIN}${path}`, init), env, ctx);
  return {
    send: (path, init) => send(path, init),
    async ask(path, init) {
      const ctx = createExecutionContext();
      const response = await send(path, init, ctx);
      await waitOnExecutionContext(ctx);
      return response;
    },
  };
}

/** Where the edge took an answer from: `hit`, `stale`, `miss` or `joined`; null for what does not pass through it. */
export const howOf = (response: Response): string | null =>
  /edge;desc=(\w+)/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? null;

/** A page that counts how often it was made. */
export function createCountingPage() {
  const made: string[] = [];
  const renderPage: RenderPage = async (request) => {
    const { pathname, search } = new URL(request.url);
    made.push(pathname + search);
    return html(`第 ${made.length} 次`);
  };
  return { made, renderPage };
}
