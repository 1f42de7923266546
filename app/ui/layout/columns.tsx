import type { ReactNode } from "react";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** What stands in the column beside; on a narrow screen before the main part. */
  before?: ReactNode;
  /** What stands under it; on a narrow screen after the main part. */
  after: ReactNode;
  children: ReactNode;
}

/** A page's main part with a narrow column beside it that stays in sight; one column under 1024 px. */
export function Columns({ before, after, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.beside}>
        {before ? <div className={styles.before}>{before}</div> : null}
        <div>{after}</div>
      </div>
    </div>
  );
}
