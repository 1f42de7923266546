import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * The categories do not change while one fills in the form; they are asked for again only where they are missing, and
 * when another order is to be copied.
 */
export const keepFormOpen: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  nextUrl.searchParams.has("copy") || (formMethod === undefined && currentUrl.href === nextUrl.href);
