import type { ReactNode } from "react";
import styles from "./record-list.module.css";

interface RecordListProps {
  label: string;
  /** They are being read again. */
  isBusy: boolean;
  children: ReactNode;
}

/** What has happened, one {@link RecordCard} below the other. */
export function RecordList({ label, isBusy, children }: RecordListProps) {
  return (
    <ol className={styles.list} aria-label={label} aria-busy={isBusy || undefined}>
      {children}
    </ol>
  );
}

/** One record: what it is at a glance, then all about it. */
export function RecordCard({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>{head}</div>
      {children}
    </li>
  );
}
