import type { ShouldRevalidateFunction } from "@remix-run/react";
import { takeoverIn } from "../copied-order/copied-order";

/**
 * Categories do not change while the form is filled in. They are loaded again only if they are missing, or
 * when another order is to be copied.
 */
export const keepFormOpen: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  takeoverIn(nextUrl.searchParams) !== null || (formMethod === undefined && currentUrl.href === nextUrl.href);
