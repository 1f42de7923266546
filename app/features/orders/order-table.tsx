import type { FragmentType } from "~/gql";
import { ORDER_COLUMNS, OrderRow, type OrderRowFragment } from "./order-row";
import styles from "./order-table.module.css";

interface OrderTableProps {
  orders: readonly ({ id: string } & FragmentType<typeof OrderRowFragment>)[];
  /** The server's time when the page was made, ISO. */
  serverNow: string;
  /** While another page of the list loads, the old rows stay, dimmed (ux.md U11). */
  isBusy: boolean;
}

/** The order list with the documented columns (LIST-01). */
export function OrderTable({ orders, serverNow, isBusy }: OrderTableProps) {
  return (
    <table className={styles.table} aria-label="订单列表" aria-busy={isBusy || undefined}>
      <thead className={styles.head}>
        <tr>
          {Object.entries(ORDER_COLUMNS).map(([key, name]) => (
            <th key={key} scope="col" className={styles[key]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} serverNow={serverNow} />
        ))}
      </tbody>
    </table>
  );
}
