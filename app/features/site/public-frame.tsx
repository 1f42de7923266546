import type { ReactNode } from "react";
import styles from "./public-frame.module.css";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { MAIN_CONTENT_ID } from "./skip-link";

interface PublicFrameProps {
  /** The signed-in customer, or links for signing in. */
  account: ReactNode;
  children: ReactNode;
}

/** The frame of public pages: the same bytes for every visitor (docs/architecture/public-pages.md). */
export function PublicFrame({ account, children }: PublicFrameProps) {
  return (
    <div className={styles.page}>
      <SiteHeader account={account} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
