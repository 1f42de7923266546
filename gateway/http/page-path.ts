/**
 * Path and query of the page of a request. Client-side navigation requests `<path>.data` with extra
 * parameters, which must not become part of a return address.
 */
export function pagePath(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.delete("_routes");
  searchParams.delete("index");
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return searchParams.size === 0 ? path : `${path}?${searchParams}`;
}
