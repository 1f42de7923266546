import { redirect } from "@remix-run/cloudflare";
import { pagePath } from "../../../gateway/http/page-path";
import type { ListAddress } from "./list-address";
import { lastPage, parsePage } from "./page-number";
import { parseSize } from "./page-sizes";

/**
 * Throws a redirect to the last page when the address asks for one behind it, because rows have gone or the address was
 * typed. What else the address says stays. `list` is what was read, null when it could not be read.
 */
export function leaveEmptyPage<Filter>(
  request: Request,
  list: { nodes: readonly unknown[]; total: number } | null,
  { path, pageSize }: ListAddress<Filter>,
): void {
  const search = new URL(pagePath(request.url), request.url).searchParams;
  const page = parsePage(search.get("page"));
  if (list === null || list.nodes.length > 0 || page === 1) return;
  const size = parseSize(search.get("size")) ?? pageSize;
  const last = Math.min(page - 1, lastPage(list.total, size));
  if (last > 1) search.set("page", String(last));
  else search.delete("page");
  throw redirect(search.size === 0 ? path : `${path}?${search}`);
}
