import type { ReactNode } from "react";
import type { FragmentType } from "~/gql";
import { ORDER_COLUMNS, type OrderColumn } from "./order-columns";
import { OrderRow, type OrderRowFragment } from "./order-row";
import styles from "./order-table.module.css";

/** An order to show, and the server's time when it was read (ISO). */
type ListedRow = { id: string; serverNow: string; order: FragmentType<typeof OrderRowFragment> };

interface OrderTableProps {
  rows: readonly ListedRow[];
  columns: readonly OrderColumn[];
  /** How close the rows stand (ux.md U4). */
  density: string;
  /** While another page of the list loads, the old rows stay, dimmed (ux.md U11). */
  isBusy: boolean;
  /** What chooses an order, and all of them. */
  choiceOf?: (id: string) => ReactNode;
  choiceOfAll?: ReactNode;
  detailOf?: (id: string) => { to: string; state: unknown };
}

/** The order list with the documented columns (LIST-01). */
export function OrderTable(props: OrderTableProps) {
  const { rows, columns, density, isBusy, choiceOf, choiceOfAll, detailOf } = props;
  return (
    <div className={styles.box}>
      <div className={styles.frame}>
        <table
          className={styles.table}
          aria-label="订单列表"
          aria-busy={isBusy || undefined}
          data-density={density}
        >
          <thead className={styles.head}>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles[column]}>
                  {column === "goods" ? choiceOfAll : null}
                  {ORDER_COLUMNS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, order, serverNow }) => (
              <OrderRow
                key={id}
                order={order}
                serverNow={serverNow}
                columns={columns}
                choice={choiceOf?.(id)}
                detail={detailOf?.(id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
