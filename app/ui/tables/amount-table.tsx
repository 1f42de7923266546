import type { ReactNode } from "react";
import styles from "./amount-table.module.css";

interface AmountTableProps<Key extends string> {
  label: string;
  /** Titles by column, the first one being what a row is about. */
  columns: Readonly<Record<Key, string>>;
  /** Columns of amounts, which end at the same edge. */
  amounts: readonly Key[];
  /** While another page loads, the old rows stay, dimmed (ux.md U11). */
  isBusy: boolean;
  /** The rows: `row`, `lead` and `amount` of the same style sheet, each cell but the first with its title in `data-label`. */
  children: ReactNode;
}

/** Rows with amounts: a table, or cards on a phone. It has few columns, so it stays a table where a list of orders does not. */
export function AmountTable<Key extends string>({
  label,
  columns,
  amounts,
  isBusy,
  children,
}: AmountTableProps<Key>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={isBusy || undefined}>
        <thead>
          <tr>
            {(Object.keys(columns) as Key[]).map((key) => (
              <th key={key} scope="col" className={amounts.includes(key) ? styles.amount : undefined}>
                {columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
