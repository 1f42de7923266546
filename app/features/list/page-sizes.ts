/** Rows on one page that can be chosen instead of the documented number. */
const MORE_ROWS = [20, 50, 100] as const;

/** The number of rows that an address says; undefined when it says none, or one that is not offered. */
export const parseSize = (text: string | null): number | undefined =>
  MORE_ROWS.find((size) => String(size) === text);

/** What can be chosen for a list: its documented number, and larger ones as long as they show more (LIST-04). */
export const sizesFor = (documented: number, total: number): readonly number[] => {
  const sizes = [documented, ...MORE_ROWS.filter((size) => size > documented)];
  return sizes.filter((_, index) => index === 0 || (sizes[index - 1] ?? 0) < total);
};

/** The page on which the first row of a page stands when pages have another size. */
export const pageAfterResize = (page: number, from: number, to: number): number =>
  Math.floor(((page - 1) * from) / to) + 1;

const YEAR_S = 31_536_000;

/** A list, by its address and the documented number of rows. */
interface SizedList {
  path: string;
  pageSize: number;
}

/** Each list has its own: who wants many orders may want few refunds. */
const cookieOf = ({ path }: SizedList) => `rows${path.replaceAll("/", "_")}`;

/** The number of rows that this browser has chosen for a list, out of a `Cookie` header; the documented one otherwise. */
export function rememberedSize(at: SizedList, cookies: string | null): number {
  const name = `${cookieOf(at)}=`;
  const pair = (cookies ?? "").split(/;\s*/).find((text) => text.startsWith(name));
  return parseSize(pair?.slice(name.length) ?? null) ?? at.pageSize;
}

/** The cookie that remembers it: one that says nothing about anybody. The documented number needs none. */
export function sizeCookie(at: SizedList, size: number, isSecure: boolean): string {
  const maxAge = size === at.pageSize ? 0 : YEAR_S;
  return `${cookieOf(at)}=${size}; Path=/user; Max-Age=${maxAge}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * Rows on the page of a list that an address leads to: as it says; the first page, when it says nothing, as this
 * browser remembers. A later one without a number was counted in the documented pages.
 */
export function sizeOf(
  at: SizedList,
  { size, page }: { size?: number | undefined; page: number },
  cookies: string | null,
): number {
  return size ?? (page > 1 ? at.pageSize : rememberedSize(at, cookies));
}
