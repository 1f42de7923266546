import type { ReactNode } from "react";
import { Menu, X } from "~/ui/icons";
import { Brand } from "./brand";
import { HotlineLink } from "./hotline-link";
import { headerNavigation } from "./navigation";
import { NavigationLink } from "./navigation-link";
import styles from "./site-header.module.css";

/** Id of the drawer. A navigation closes it: in a document by its script, elsewhere by the router. */
export const SITE_MENU_ID = "site-menu";

/**
 * Header of the public site. Below 1160 px its entries are a drawer made with the popover attribute, which
 * opens, closes on Escape or outside, and returns the focus without any script.
 */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand />
        <nav aria-label="主导航" className={styles.wide}>
          {headerNavigation.map((entry) => (
            <NavigationLink key={entry.to} entry={entry} className={styles.entry} marksCurrent />
          ))}
        </nav>
        <div className={styles.account}>{account}</div>
        <button
          type="button"
          className={styles.menuButton}
          aria-label="打开菜单"
          {...{ popovertarget: SITE_MENU_ID }}
        >
          <Menu size={20} />
        </button>
      </div>
      <div id={SITE_MENU_ID} className={styles.drawer} {...{ popover: "auto" }}>
        <div className={styles.drawerHeader}>
          <Brand />
          <button
            type="button"
            className={styles.menuButton}
            aria-label="关闭菜单"
            {...{ popovertarget: SITE_MENU_ID, popovertargetaction: "hide" }}
          >
            <X size={20} />
          </button>
        </div>
        <nav aria-label="菜单" className={styles.drawerList}>
          {headerNavigation.map((entry) => (
            <NavigationLink key={entry.to} entry={entry} className={styles.drawerEntry} marksCurrent />
          ))}
        </nav>
        <HotlineLink className={styles.hotline} />
      </div>
    </header>
  );
}
