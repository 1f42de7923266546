import { OrderAmount } from "~/features/bids/order-amount";
import { DetailLink } from "~/features/order-detail/preview/detail-link";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { ItemNames, ItemThumbnails } from "./item-thumbnails";
import { OrderActions } from "./order-actions";
import { OrderNumber } from "./order-number";
import { useOrderNumberId } from "./order-number-id";
import { OrderStatus } from "./order-status";
import styles from "./recent-orders.module.css";

const RecentOrderFragment = graphql(`
  fragment RecentOrder on Order {
    id
    orderNo
    serviceTypeName
    customerName
    displayAddress
    appointmentAt
    workerName
    ...OrderAmount
    ...ItemThumbnails
    ...OrderStatus
    ...OrderActions
  }
`);

/** The home page shows fewer pictures than the list (HOME-23). */
const SHOWN_ITEMS = 2;

interface RecentOrdersProps {
  /** Name of the list. */
  label: string;
  orders: readonly ({ id: string } & FragmentType<typeof RecentOrderFragment>)[];
  /** The server's time when the page was made, ISO. */
  serverNow: string;
  /** Whether each order shows the time of the visit and the master. */
  showsVisit?: boolean;
}

/** Orders on the home page, without batch payment (HOME-23, HOME-24). */
export function RecentOrders({ label, orders, ...shared }: RecentOrdersProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {orders.map((order) => (
        <RecentOrder key={order.id} order={order} {...shared} />
      ))}
    </ul>
  );
}

interface RecentOrderProps extends Omit<RecentOrdersProps, "label" | "orders"> {
  order: FragmentType<typeof RecentOrderFragment>;
}

function RecentOrder(props: RecentOrderProps) {
  const order = getFragment(RecentOrderFragment, props.order);
  const numberId = useOrderNumberId(order.orderNo);
  return (
    <li data-row="" className={styles.order}>
      <div className={styles.pictures}>
        <ItemThumbnails order={order} limit={SHOWN_ITEMS} />
      </div>
      <div className={styles.facts}>
        {props.showsVisit && order.appointmentAt ? (
          <p className={styles.visit}>
            <time dateTime={order.appointmentAt}>{formatDateTime(order.appointmentAt).slice(-5)}</time> 上门
            {order.workerName ? ` · ${order.workerName}` : null}
          </p>
        ) : null}
        <ItemNames order={order} limit={SHOWN_ITEMS} />
        <div className={styles.minor}>
          <span id={numberId}>
            <OrderNumber orderNo={order.orderNo} />
          </span>
          <span>{order.serviceTypeName}</span>
          <DetailLink orderId={order.id} describedBy={numberId} />
        </div>
        <p className={styles.address}>
          {order.customerName} · {order.displayAddress}
        </p>
      </div>
      <div className={styles.status}>
        <OrderStatus order={order} serverNow={props.serverNow} />
      </div>
      <div className={styles.amount}>
        <OrderAmount order={order} />
      </div>
      <div className={styles.actions}>
        <OrderActions order={order} />
      </div>
    </li>
  );
}
