import { Link } from "@remix-run/react";
import { useRef } from "react";
import styles from "./tab-links.module.css";
import { useCurrentTab } from "./use-current-tab";

interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
  count?: number;
}

/** Tabs that are links: each has its own address, so reload and back work. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const strip = useRef<HTMLElement>(null);
  useCurrentTab(strip, tabs.find(({ isCurrent }) => isCurrent)?.label);
  return (
    <nav ref={strip} aria-label={label} className={styles.tabs} data-strip="">
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              className={styles.tab}
              aria-current={tab.isCurrent ? "page" : undefined}
              preventScrollReset
            >
              {tab.label}
              {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
