import { memo, type ReactNode } from "react";
import type { FragmentType } from "~/gql";
import { ORDER_COLUMNS, type OrderColumn } from "./order-columns";
import { OrderRow, type OrderRowFragment } from "./order-row";
import styles from "./order-table.module.css";

/** An order to show, and the server's time when it was read (ISO). */
type ListedRow = { id: string; serverNow: string; order: FragmentType<typeof OrderRowFragment> };

type ChoiceOf = (id: string, isChosen: boolean) => ReactNode;

interface OrderTableProps {
  rows: readonly ListedRow[];
  columns: readonly OrderColumn[];
  /** How close the rows stand (ux.md U4). */
  density: string;
  /** While another page of the list loads, the old rows stay, dimmed (ux.md U11). */
  isBusy: boolean;
  /** What chooses all orders of the page. */
  choiceOfAll?: ReactNode;
  isChosen?: (id: string) => boolean;
  /** What chooses an order; a function that stays the same, or all rows are drawn again. */
  choiceOf?: ChoiceOf;
  detailOf?: (id: string) => { to: string; state: unknown };
}

/** The order list with the documented columns (LIST-01). */
export function OrderTable(props: OrderTableProps) {
  const { rows, columns, density, isBusy, choiceOfAll, isChosen, choiceOf, detailOf } = props;
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
            {rows.map((row) => {
              const detail = detailOf?.(row.id);
              return (
                <ListedOrder
                  key={row.id}
                  {...row}
                  columns={columns}
                  isChosen={isChosen?.(row.id) ?? false}
                  choiceOf={choiceOf}
                  detailTo={detail?.to}
                  detailState={detail?.state}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ListedOrderProps extends ListedRow {
  columns: readonly OrderColumn[];
  isChosen: boolean;
  choiceOf: ChoiceOf | undefined;
  detailTo: string | undefined;
  detailState: unknown;
}

/** A row that is drawn again when something of its own has changed: a page may have a hundred. */
const ListedOrder = memo(function ListedOrder(props: ListedOrderProps) {
  const { id, order, serverNow, columns, isChosen, choiceOf, detailTo, detailState } = props;
  return (
    <OrderRow
      order={order}
      serverNow={serverNow}
      columns={columns}
      choice={choiceOf?.(id, isChosen)}
      detail={detailTo === undefined ? undefined : { to: detailTo, state: detailState }}
    />
  );
});
