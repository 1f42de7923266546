import { useLocation, useNavigation } from "@remix-run/react";

/** The path of the open page, or already that of the page on its way: a press shows at once that it was heard. */
export function usePathAhead(): string {
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  // A form goes to an action, which says where to go on.
  return location && formMethod === undefined ? location.pathname : pathname;
}
