import { isOwnPath } from "../../../schema/rules/web-address";

/** Path of the recharge page (ROUTE-27). */
export const RECHARGE_PATH = "/user/wallet/recharge";

/** Target of the page without a return address. */
export const RECHARGE_HOME = "/user/index";

interface RechargeOptions {
  /** Suggested amount, 分. */
  amount?: number | null;
  /** Return address on this site. */
  back?: string | null;
  /** Whether it opens in a window next to the one that waits for the money. */
  isBeside?: boolean;
}

/** Address of the recharge page. */
export function rechargeHref({ amount, back, isBeside = false }: RechargeOptions = {}): string {
  const search = new URLSearchParams();
  if (amount && amount > 0) search.set("amount", (amount / 100).toFixed(2).replace(/\.00$/, ""));
  if (back) search.set("back", back);
  if (isBeside) search.set("beside", "1");
  return search.size > 0 ? `${RECHARGE_PATH}?${search}` : RECHARGE_PATH;
}

/** Whether another window waits for the money. */
export const isBesideIn = (search: URLSearchParams): boolean => search.has("beside");

/**
 * The return address in an address: only paths of this site, so that no link leads to another site
 * (security.md S27).
 */
export function backOf(search: URLSearchParams): string | null {
  const back = search.get("back");
  return back !== null && isOwnPath(back) && !back.startsWith(RECHARGE_PATH) ? back : null;
}
