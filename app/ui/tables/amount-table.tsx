import type { ReactNode } from "react";
import styles from "./amount-table.module.css";
import { CardTable } from "./card-table";

interface AmountTableProps<Key extends string> {
  label: string;
  /** Titles by column, the first one being what a row is about. */
  columns: Readonly<Record<Key, string>>;
  /** Columns of amounts, which end at the same edge. */
  amounts: readonly Key[];
  isBusy: boolean;
  /** The rows: `row`, `lead` and `amount` of the same style sheet, each cell but the first with its title in `data-label`. */
  children: ReactNode;
}

/** Rows with amounts: a table, or cards where there is no room for one. */
export function AmountTable<Key extends string>(props: AmountTableProps<Key>) {
  const { columns, amounts, ...table } = props;
  return (
    <CardTable
      {...table}
      head={(Object.keys(columns) as Key[]).map((key) => (
        <th key={key} scope="col" className={amounts.includes(key) ? styles.amount : undefined}>
          {columns[key]}
        </th>
      ))}
    />
  );
}
