import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./card-table.module.css";

interface CardTableProps {
  label: string;
  /** The cells of the head. */
  head: ReactNode;
  /** While another page loads, the old rows stay, dimmed (ux.md U11). */
  isBusy: boolean;
  /** The rows, each cell with the title of its column in `data-label`. */
  children: ReactNode;
  className?: string | undefined;
  /** How close the rows stand (ux.md U4). */
  density?: string;
  /** What stands above it, such as its order where there is no head. */
  above?: ReactNode;
}

/** Rows of a list: a table, or a card for each where there is no room for columns. */
export function CardTable({ label, head, isBusy, children, className, density, above }: CardTableProps) {
  return (
    <div className={styles.box}>
      {above}
      <div className={styles.frame}>
        <table
          className={classNames(styles.table, className)}
          aria-label={label}
          aria-busy={isBusy || undefined}
          data-density={density}
        >
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </div>
  );
}
