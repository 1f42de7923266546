import { memo, type ReactNode } from "react";
import type { FragmentType } from "~/gql";
import { classNames } from "~/ui/class-names";
import { CardTable } from "~/ui/tables/card-table";
import { ORDER_COLUMNS, type OrderColumn } from "./order-columns";
import { OrderRow, type OrderRowFragment } from "./order-row";
import styles from "./order-table.module.css";
import brief from "./row-brief.module.css";
import { SortBar, type Sorting, type SortKey, SortLink, sortedAs } from "./sort-link";

/** An order to show, and the server's time when it was read (ISO). */
type ListedRow = { id: string; serverNow: string; order: FragmentType<typeof OrderRowFragment> };

/** Columns with a time by which the list can be sorted. */
const SORT_KEYS: Partial<Record<OrderColumn, SortKey>> = { goods: "created", service: "appointment" };

/** The checkbox of an order, described by the element with its number. */
export type ChoiceOf = (id: string, isChosen: boolean, numberId: string) => ReactNode;

interface OrderTableProps {
  rows: readonly ListedRow[];
  columns: readonly OrderColumn[];
  /** Row spacing (ux.md U4). */
  density: string;
  /** While another page of the list loads, the old rows stay, dimmed (ux.md U11). */
  isBusy: boolean;
  sorting?: Sorting;
  /** The checkbox for all orders of the page. */
  choiceOfAll?: ReactNode;
  isChosen?: (id: string) => boolean;
  /** The checkbox of an order. The function must stay the same; otherwise all rows are rendered again. */
  choiceOf?: ChoiceOf;
  detailOf?: (id: string) => { to: string; state: unknown };
}

/** The order list with the documented columns (LIST-01). */
export function OrderTable(props: OrderTableProps) {
  const { rows, columns, density, isBusy, sorting, choiceOfAll, isChosen, choiceOf, detailOf } = props;
  return (
    <CardTable
      label="订单列表"
      className={classNames(styles.table, brief.table, density === "compact" && brief.compact)}
      density={density}
      isBusy={isBusy}
      above={
        sorting ? (
          <div className={styles.sorts}>
            <SortBar sorting={sorting} />
          </div>
        ) : null
      }
      head={columns.map((column) => {
        const key = sorting && SORT_KEYS[column];
        return (
          <th
            key={column}
            scope="col"
            className={classNames(styles[column], brief[column])}
            aria-sort={key && sortedAs(key, sorting)}
          >
            {column === "goods" ? choiceOfAll : null}
            {ORDER_COLUMNS[column]}
            {key ? <SortLink by={key} sorting={sorting} /> : null}
          </th>
        );
      })}
    >
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
    </CardTable>
  );
}

interface ListedOrderProps extends ListedRow {
  columns: readonly OrderColumn[];
  isChosen: boolean;
  choiceOf: ChoiceOf | undefined;
  detailTo: string | undefined;
  detailState: unknown;
}

/** A row that is rendered again only when its own data have changed, because a page may have a hundred. */
const ListedOrder = memo(function ListedOrder(props: ListedOrderProps) {
  const { id, order, serverNow, columns, isChosen, choiceOf, detailTo, detailState } = props;
  return (
    <OrderRow
      order={order}
      serverNow={serverNow}
      columns={columns}
      choiceOf={choiceOf && ((numberId) => choiceOf(id, isChosen, numberId))}
      detail={detailTo === undefined ? undefined : { to: detailTo, state: detailState }}
    />
  );
});
