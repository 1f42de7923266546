import { Outlet } from "@remix-run/react";
import { AccountStrip } from "~/features/account/account-strip";
import { joinHandle } from "~/features/document/document-page";
import { PublicFrame } from "~/features/site/public-frame";
import { useClosingMenu } from "~/features/site/use-closing-menu";
import { useFreshPage } from "~/lib/use-fresh-page";

export const handle = joinHandle;

/** The public site around its pages with forms. */
export default function JoinLayout() {
  useFreshPage();
  useClosingMenu();
  return (
    <PublicFrame account={<AccountStrip />}>
      <Outlet />
    </PublicFrame>
  );
}
