import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { ChevronLeft, ChevronRight } from "../icons";
import { pageItems } from "./page-items";
import styles from "./pager.module.css";

interface PagerProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Up to so many rows there is nothing to choose: neither a page nor its size. */
  smallest: number;
  total: number;
  hrefFor: (page: number) => string;
  /** What chooses the size of a page. */
  children?: ReactNode;
}

/** The number of rows of a list, and links to its pages; nothing where the smallest page shows all of it (LIST-04). */
export function Pager({ smallest, total, children, ...pages }: PagerProps) {
  if (total <= smallest) return null;
  return (
    <div className={styles.pager}>
      <span className={styles.total}>共 {total} 条</span>
      {children}
      {total > pages.pageSize ? <Pages {...pages} total={total} /> : null}
    </div>
  );
}

function Pages({ page, pageSize, total, hrefFor }: Omit<PagerProps, "smallest" | "children">) {
  const last = Math.ceil(total / pageSize);
  const step = (target: number, label: string, icon: ReactNode) =>
    target >= 1 && target <= last ? (
      <Link
        to={hrefFor(target)}
        className={styles.page}
        aria-label={label}
        rel={target < page ? "prev" : "next"}
      >
        {icon}
      </Link>
    ) : (
      <span className={classNames(styles.page, styles.off)} aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <nav aria-label="分页">
      <ul className={styles.list}>
        <li>{step(page - 1, "上一页", <ChevronLeft size={16} />)}</li>
        {pageItems(page, last).map((item) =>
          item.page === null ? (
            <li key={item.key} className={styles.wide} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.key} className={item.page === page ? undefined : styles.wide}>
              <Link
                to={hrefFor(item.page)}
                className={styles.page}
                aria-label={`第 ${item.page} 页`}
                aria-current={item.page === page ? "page" : undefined}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
        <li className={styles.narrow}>/ {last}</li>
        <li>{step(page + 1, "下一页", <ChevronRight size={16} />)}</li>
      </ul>
    </nav>
  );
}
