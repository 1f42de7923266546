import { type ClientLoaderFunctionArgs, redirectDocument, useMatches } from "@remix-run/react";

/**
 * `export const handle = documentHandle` makes a page, or all pages in a layout, a document: rendered by React on the
 * server and never in the browser, which gets no script but that of documents (docs/decisions/049).
 */
export const documentHandle = { isDocument: true } as const;

/** Whether the page being rendered is a document. */
export const useIsDocument = (): boolean =>
  useMatches().some(({ handle }) => Object(handle).isDocument === true);

/** The `loader` of a document that needs no data: without one its `clientLoader` would be taken for its first. */
export const loadNothing = (): null => null;

/**
 * The `clientLoader` of a document: a page with a router that leads to it leaves it to the browser. Links that know
 * where they lead do so by themselves (`leadsToDocument`).
 */
export function loadDocument({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}
