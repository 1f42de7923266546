import { isOwnPath } from "../../../schema/rules/web-address";

/** Where the wallet is recharged (ROUTE-27). */
export const RECHARGE_PATH = "/user/wallet/recharge";

/** Where the page leads back to by itself. */
export const RECHARGE_HOME = "/user/index";

interface RechargeOptions {
  /** Proposed amount, 分. */
  amount?: number | null;
  /** Page of this site to come back to. */
  back?: string | null;
  /** It opens in a window beside the one that waits for the money. */
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

/** The way back that an address asks for: paths of this site alone, so that no link leads astray (security.md S27). */
export function backOf(search: URLSearchParams): string | null {
  const back = search.get("back");
  return back !== null && isOwnPath(back) && !back.startsWith(RECHARGE_PATH) ? back : null;
}
