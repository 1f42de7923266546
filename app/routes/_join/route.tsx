import { Outlet, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { AccountStrip } from "~/features/account/account-strip";
import { joinHandle } from "~/features/document/document-page";
import { PublicFrame } from "~/features/site/public-frame";
import { SITE_MENU_ID } from "~/features/site/site-header";

export const handle = joinHandle;

/** The public site around its pages with forms. */
export default function JoinLayout() {
  const { pathname, hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes the drawer
  useEffect(() => {
    const menu = document.getElementById(SITE_MENU_ID);
    if (menu?.matches(":popover-open")) menu.hidePopover();
  }, [pathname, hash]);

  return (
    <PublicFrame account={<AccountStrip />}>
      <Outlet />
    </PublicFrame>
  );
}
