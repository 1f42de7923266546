import { cookieValue } from "~/lib/cookie-value";

/** Page sizes that can be chosen besides the documented one. */
const MORE_ROWS = [20, 50, 100] as const;

/** The page size in an address; undefined without one, or when it is not offered. */
export const parseSize = (text: string | null): number | undefined =>
  MORE_ROWS.find((size) => String(size) === text);

/** Page sizes of a list: the documented one, and larger ones as long as they show more rows (LIST-04). */
export const sizesFor = (documented: number, total: number): readonly number[] => {
  const sizes = [documented, ...MORE_ROWS.filter((size) => size > documented)];
  return sizes.filter((_, index) => index === 0 || (sizes[index - 1] ?? 0) < total);
};

/** The page with the first row of a page, after the page size has changed. */
export const pageAfterResize = (page: number, from: number, to: number): number =>
  Math.floor(((page - 1) * from) / to) + 1;

const YEAR_S = 31_536_000;

/** A list, by its address and the documented number of rows. */
interface SizedList {
  path: string;
  pageSize: number;
}

/** Each list has its own, because customers may want many orders but few refunds on a page. */
const cookieOf = ({ path }: SizedList) => `rows${path.replaceAll("/", "_")}`;

/**
 * The page size that this browser has chosen for a list, from a `Cookie` header; otherwise the documented
 * one.
 */
export function rememberedSize(at: SizedList, cookies: string | null): number {
  return parseSize(cookieValue(cookies, cookieOf(at))) ?? at.pageSize;
}

/** The cookie that remembers it, without personal data. The documented size needs none. */
export function sizeCookie(at: SizedList, size: number, isSecure: boolean): string {
  const maxAge = size === at.pageSize ? 0 : YEAR_S;
  return `${cookieOf(at)}=${size}; Path=/user; Max-Age=${maxAge}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * The page size for an address: the one in the address; on the first page without one, the remembered size. A
 * later page without a size was counted in documented pages.
 */
export function sizeOf(
  at: SizedList,
  { size, page }: { size?: number | undefined; page: number },
  cookies: string | null,
): number {
  return size ?? (page > 1 ? at.pageSize : rememberedSize(at, cookies));
}
