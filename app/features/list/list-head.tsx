import type { ReactNode } from "react";
import styles from "./list-head.module.css";

/** The line above a list's rows: their number, and 导出 at its end. */
export function ListHead({ says, children }: { says: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <p className={styles.says}>{says}</p>
      {children}
    </div>
  );
}
