import { Outlet } from "@remix-run/react";
import { AccountStrip } from "~/features/account/account-strip";
import { SiteFooter } from "~/features/site/site-footer";
import { SiteHeader } from "~/features/site/site-header";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import styles from "./layout.module.css";

/** The public site around its pages: the same bytes for every visitor (docs/architecture.md, "Public pages"). */
export default function PublicLayout() {
  return (
    <div className={styles.page}>
      <SiteHeader account={<AccountStrip />} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
