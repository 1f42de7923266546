import { beforeEach, expect, vi } from "vitest";
import { renderAnyPage } from "../../../support/all-pages";
import { callAt } from "../../../support/contract/documented-calls";
import {
  createDocumentedBackend,
  furnishedWorld,
} from "../../../support/documented-backend/documented-backend";
import { visit } from "../support";

/** What a call was sent: query and JSON body as one. */
export type Sent = Readonly<Record<string, unknown>>;
type Asked = Readonly<{ id: string | undefined; line: string; sent: Sent }>;

/** The first page of lists of orders and of refunds. */
export const FIRST_SIX = { pageNum: "1", pageSize: "6" };

/** Opens pages over a platform that knows the documented calls alone. */
export function withAskedCalls() {
  const backend = createDocumentedBackend(furnishedWorld());
  let asked: Asked[] = [];
  beforeEach(() => {
    asked = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const body = await request.clone().text();
      const sent = { ...Object.fromEntries(searchParams), ...(body ? JSON.parse(body) : {}) };
      const line = `${request.method} ${pathname}`;
      asked.push({ id: callAt(request.method, pathname)?.id, line, sent });
      return backend.fetch(request);
    });
  });

  /** The calls that a page makes before it is shown. */
  async function askedBy(path: string): Promise<readonly Asked[]> {
    const page = await visit(
      backend,
      path,
      { headers: { cookie: "token=t", accept: "text/html" } },
      { renderPage: renderAnyPage, env: { BACKEND_ORIGIN: "http://platform.test" } },
    );
    expect(page.status).toBe(200);
    await page.text();
    return asked;
  }

  /** The body of a table of an id, the page, a call that it makes, and what it sends with it. */
  async function asks(_id: string, path: string, line: string, sent: Sent = {}): Promise<void> {
    expect(await askedBy(path)).toContainEqual(expect.objectContaining({ line, sent }));
  }

  return { askedBy, asks };
}
