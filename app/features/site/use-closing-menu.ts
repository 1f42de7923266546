import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { SITE_MENU_ID } from "./site-header";

/** Closes the drawer of the header when the router navigates; a document is left anyway. */
export function useClosingMenu(): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes the drawer
  useEffect(() => {
    const menu = document.getElementById(SITE_MENU_ID);
    if (menu?.matches(":popover-open")) menu.hidePopover();
  }, [pathname, hash]);
}
