import { replace } from "@remix-run/cloudflare";
import { pagePath } from "../../../gateway/http/page-path";
import type { ListAddress } from "./list-address";
import { lastPage, parsePage } from "./page-number";
import { parseSize } from "./page-sizes";

/**
 * Redirects to the last page when the address has a page after it, because rows were deleted or the address
 * was typed. Other parameters stay. The history has the last page in place of the empty one: otherwise Back would lead
 * to the empty page, and from there to the last one again. `list` is the data, null when they could not be read.
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
  throw replace(search.size === 0 ? path : `${path}?${search}`);
}
