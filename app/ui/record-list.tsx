import type { ReactNode } from "react";
import styles from "./record-list.module.css";

interface RecordListProps {
  label: string;
  /** The records are being read again. */
  isBusy: boolean;
  children: ReactNode;
}

/** A list of records, each a {@link RecordCard}. */
export function RecordList({ label, isBusy, children }: RecordListProps) {
  return (
    <ol className={styles.list} aria-label={label} aria-busy={isBusy || undefined}>
      {children}
    </ol>
  );
}

/** One record: a summary, then its details. */
export function RecordCard({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>{head}</div>
      {children}
    </li>
  );
}
