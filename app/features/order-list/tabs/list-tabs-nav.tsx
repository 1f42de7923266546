import { Link } from "@remix-run/react";
import { TriangleAlert } from "~/ui/icons";
import { TabLinks } from "~/ui/navigation/tab-links";
import { listHref } from "../filter/list-filter";
import type { TabsView, TabView } from "./list-tabs";
import styles from "./list-tabs-nav.module.css";

const linkOf = ({ label, filter, isCurrent, count }: TabView) => ({
  to: listHref({ filter }),
  label,
  isCurrent,
  ...(count === undefined ? {} : { count }),
});

/** The tabs, and the filter for orders with exceptions while there are any (LIST-06..16). */
export function ListTabs({ tabs, abnormal }: TabsView) {
  const showsAbnormal = abnormal.isCurrent || (abnormal.count ?? 0) > 0;
  return (
    <div className={styles.row}>
      <TabLinks label="订单状态" tabs={tabs.map(linkOf)} />
      {showsAbnormal ? (
        <Link
          to={listHref({ filter: abnormal.filter })}
          className={styles.abnormal}
          aria-current={abnormal.isCurrent ? "page" : undefined}
          preventScrollReset
        >
          <TriangleAlert size={16} />
          {abnormal.label}
          {abnormal.count === undefined ? null : ` ${abnormal.count}`}
        </Link>
      ) : null}
    </div>
  );
}

/** Sub-filters of the present tab (LIST-11, LIST-12); nothing for a tab without any. */
export function ListParts({ parts }: TabsView) {
  if (parts.length === 0) return null;
  return (
    <nav aria-label="状态细分">
      <ul className={styles.parts}>
        {parts.map(({ label, filter, isCurrent, count }) => (
          <li key={label}>
            <Link
              to={listHref({ filter })}
              className={styles.part}
              aria-current={isCurrent ? "page" : undefined}
              preventScrollReset
            >
              {label}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
