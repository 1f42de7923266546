import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./lined-list.module.css";

interface LinedListProps {
  label: string;
  /** Of the box around it, where it has one. */
  className?: string | undefined;
  children: ReactNode;
}

/** A list of rows with a line between them, for saved things. */
export function LinedList({ label, className, children }: LinedListProps) {
  return (
    <ul className={classNames(styles.list, className)} aria-label={label}>
      {children}
    </ul>
  );
}

interface PickRowProps {
  /** How what it shows is laid out. */
  className: string | undefined;
  onPick(): void;
  children: ReactNode;
}

/** A row that is one button: pressing it picks what it shows. */
export function PickRow({ className, onPick, children }: PickRowProps) {
  return (
    <button type="button" className={classNames(styles.row, className)} onClick={onPick}>
      {children}
    </button>
  );
}
