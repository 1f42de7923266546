import { isOwnPath } from "../../../schema/rules/web-address";

/** Page for binding payout accounts (SAFE-03, SAFE-04). */
const SAFETY_PATH = "/user/safety";

/** Address of that page, with a return address on this site. */
export const bindHref = (back: string): string => `${SAFETY_PATH}?${new URLSearchParams({ back })}`;

/**
 * The return address in an address: only paths of this site, so that no link leads to another site
 * (security.md S27).
 */
export function bindingBackOf(search: URLSearchParams): string | null {
  const back = search.get("back");
  return back !== null && isOwnPath(back) && !back.startsWith(SAFETY_PATH) ? back : null;
}
