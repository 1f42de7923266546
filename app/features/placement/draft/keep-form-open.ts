import type { ShouldRevalidateFunction } from "@remix-run/react";
import { takeoverIn } from "../copied-order/copied-order";

/**
 * The categories do not change while one fills in the form; they are asked for again only where they are missing, and
 * when another order is to be copied.
 */
export const keepFormOpen: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  takeoverIn(nextUrl.searchParams) !== null || (formMethod === undefined && currentUrl.href === nextUrl.href);
