import type { ShouldRevalidateFunction } from "@remix-run/react";

/** The order whose detail is open over a page, from the page's address (ux.md U12). */
export interface Preview {
  orderId: string;
  /** The refund for which it is opened (DETAIL-06): then the refund tab is shown first. */
  refundId?: string | null;
  /** The first tab, e.g. `abnormal` (DETAIL-04); an unknown one is ignored. */
  tab?: string | null;
}

const PARAMS = { orderId: "preview", refundId: "previewrefund", tab: "previewtab" } as const;
const ID = /^\d{1,20}$/;

/** The preview of an address; null for none. */
export function readPreview(search: URLSearchParams): Preview | null {
  const id = (param: string) => {
    const value = search.get(param);
    return value !== null && ID.test(value) ? value : null;
  };
  const orderId = id(PARAMS.orderId);
  return orderId === null ? null : { orderId, refundId: id(PARAMS.refundId), tab: search.get(PARAMS.tab) };
}

/** The address of a page with this order's detail over it, or without any. */
export function previewHref(page: { pathname: string; search: string }, preview: Preview | null): string {
  const search = withoutPreview(new URLSearchParams(page.search));
  if (preview) {
    search.set(PARAMS.orderId, preview.orderId);
    if (preview.refundId) search.set(PARAMS.refundId, preview.refundId);
    if (preview.tab) search.set(PARAMS.tab, preview.tab);
  }
  const query = String(search);
  return query === "" ? page.pathname : `${page.pathname}?${query}`;
}

/** Navigation state of an opened preview: the history entry before is the page without it. */
export const FROM_PAGE = { fromPage: true };

/** Whether a preview was opened on the page, and not by a typed or shared address. */
export const isFromPage = (state: unknown): boolean => Object(state).fromPage === true;

/** Opening a preview does not change the page, so the page is not loaded again. */
export const keepPageUnderPreview: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) {
    return defaultShouldRevalidate;
  }
  const [current, next] = [currentUrl, nextUrl].map(({ searchParams }) =>
    String(withoutPreview(new URLSearchParams(searchParams))),
  );
  return current === next ? false : defaultShouldRevalidate;
};

function withoutPreview(search: URLSearchParams): URLSearchParams {
  for (const param of Object.values(PARAMS)) search.delete(param);
  return search;
}
