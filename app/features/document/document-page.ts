import { type ClientLoaderFunctionArgs, redirectDocument, useMatches } from "@remix-run/react";

/**
 * `export const handle = documentHandle` makes a page, or all pages in a layout, a document: rendered by React on the
 * server and never in the browser, which gets no script but that of documents (docs/decisions/049).
 */
export const documentHandle = { isDocument: true, hasAccountStrip: true } as const;

/** The same for public pages that are taken over, because they have a form. */
export const joinHandle = { hasAccountStrip: true } as const;

const useMark = (name: keyof typeof documentHandle): boolean =>
  useMatches().some(({ handle }) => Object(handle)[name] === true);

/** Whether the page being rendered is a document. */
export const useIsDocument = (): boolean => useMark("isDocument");

/** Whether it is the same for everybody, and shows who is signed in afterwards. */
export const useHasAccountStrip = (): boolean => useMark("hasAccountStrip");

/** The `loader` of a document that needs no data: without one its `clientLoader` would be taken for its first. */
export const loadNothing = (): null => null;

/**
 * The `clientLoader` of a document: it makes the router leave the navigation to the browser. Links with a
 * known target do that without it (`leadsToDocument`).
 */
export function loadDocument({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}
