import { isOwnPath } from "../../../schema/rules/web-address";

/** Where accounts are bound to which money is paid out (SAFE-03, SAFE-04). */
const SAFETY_PATH = "/user/safety";

/** Address of that page, from which one comes back to another page of this site. */
export const bindHref = (back: string): string => `${SAFETY_PATH}?${new URLSearchParams({ back })}`;

/** The way back that an address asks for: paths of this site alone, so that no link leads astray (security.md S27). */
export function bindingBackOf(search: URLSearchParams): string | null {
  const back = search.get("back");
  return back !== null && isOwnPath(back) && !back.startsWith(SAFETY_PATH) ? back : null;
}
