import type { ReactNode } from "react";
import styles from "./bulk-bar.module.css";

interface BulkBarProps {
  /** How many rows are chosen; nothing is shown without any. */
  count: number;
  /** What they are counted in. */
  unit?: string;
  /** What else is known of them. */
  children?: ReactNode;
  actions: ReactNode;
}

/** What can be done with chosen rows together, at the bottom of the window as long as there are some (ux.md U7). */
export function BulkBar({ count, unit = "项", children, actions }: BulkBarProps) {
  return (
    <section className={styles.bar} aria-label="批量操作" hidden={count === 0}>
      <p className={styles.sum} role="status">
        已选 {count} {unit}
        {children}
      </p>
      {count > 0 ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}
