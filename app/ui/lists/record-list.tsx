import type { ReactNode } from "react";
import { classNames } from "../class-names";
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

/** The box of one record; `className` says how what is in it is laid out. */
export function RecordBox({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <li data-row="" className={classNames(styles.box, className)}>
      {children}
    </li>
  );
}

/** One record: a summary, then its details. */
export function RecordCard({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <RecordBox className={styles.card}>
      <div className={styles.head}>{head}</div>
      {children}
    </RecordBox>
  );
}
