/** The home page with one parameter of its address changed or left out, and the others as they are. */
export function homeHref(search: URLSearchParams, param: string, value: string | null): string {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(param);
  else next.set(param, value);
  const query = next.toString();
  return query ? `/user/index?${query}` : "/user/index";
}
