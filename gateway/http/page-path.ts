/**
 * Path and query of the page that a request belongs to. Client navigations ask for `<path>.data` with extra
 * parameters, which must not end up in a return address.
 */
export function pagePath(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.delete("_routes");
  searchParams.delete("index");
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return searchParams.size === 0 ? path : `${path}?${searchParams}`;
}
