import { DetailLink } from "~/features/order-detail/detail-link";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime, formatOrderNo, formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/copyable";
import { Money } from "~/ui/money";
import { ItemNames, ItemThumbnails } from "./item-thumbnails";
import { OrderActions } from "./order-actions";
import { OrderStatus } from "./order-status";
import styles from "./order-table.module.css";

export const OrderRowFragment = graphql(`
  fragment OrderRow on Order {
    id
    orderNo
    createdAt
    goodsTypeName
    serviceTypeName
    customerName
    customerPhone
    displayAddress
    workerName
    workerPhone
    totalAmount
    paidAt
    ...ItemThumbnails
    ...OrderStatus
    ...OrderActions
  }
`);

/** Column names in the documented order (LIST-01). */
export const ORDER_COLUMNS = {
  goods: "商品信息",
  service: "服务类型",
  customer: "客户信息",
  worker: "师傅信息",
  amount: "支付金额",
  status: "订单状态",
  actions: "操作",
} as const;

const SHOWN_ITEMS = 3;

interface OrderRowProps {
  order: FragmentType<typeof OrderRowFragment>;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/** One order of the list: a row on wide screens, a card on narrow ones (LIST-01, LIST-22, LIST-23). */
export function OrderRow({ order: reference, serverNow }: OrderRowProps) {
  const order = getFragment(OrderRowFragment, reference);
  return (
    <tr className={styles.row}>
      <td className={styles.goods} data-label={ORDER_COLUMNS.goods}>
        <div className={styles.number}>
          <span id={`order-${order.orderNo}`}>
            <Copyable value={order.orderNo} label="订单号">
              {formatOrderNo(order.orderNo)}
            </Copyable>
          </span>
          <time className={styles.created} dateTime={order.createdAt}>
            {formatDateTime(order.createdAt)}
          </time>
          <DetailLink orderId={order.id} describedBy={`order-${order.orderNo}`} />
        </div>
        <div className={styles.items}>
          <ItemThumbnails order={order} limit={SHOWN_ITEMS} />
          <div className={styles.names}>
            <ItemNames order={order} limit={SHOWN_ITEMS} />
          </div>
        </div>
      </td>
      <td className={styles.service} data-label={ORDER_COLUMNS.service}>
        <div className={styles.lines}>
          <span>{order.serviceTypeName}</span>
          <span className={styles.minor}>{order.goodsTypeName}</span>
        </div>
      </td>
      <td className={styles.customer} data-label={ORDER_COLUMNS.customer}>
        <div className={styles.lines}>
          <span>{order.customerName}</span>
          <span className={styles.phone}>
            <Copyable value={order.customerPhone} label="客户电话">
              {formatPhone(order.customerPhone)}
            </Copyable>
          </span>
          <span className={styles.minor}>{order.displayAddress}</span>
        </div>
      </td>
      <td data-label={ORDER_COLUMNS.worker}>
        {order.workerName ? (
          <div className={styles.lines}>
            <span>{order.workerName}</span>
            {order.workerPhone ? (
              <span className={styles.phone}>
                <Copyable value={order.workerPhone} label="师傅电话">
                  {formatPhone(order.workerPhone)}
                </Copyable>
              </span>
            ) : null}
          </div>
        ) : (
          <span className={styles.minor}>暂无师傅</span>
        )}
      </td>
      <td className={styles.amount} data-label={ORDER_COLUMNS.amount}>
        <div className={styles.lines}>
          <Money fen={order.totalAmount} />
          <span className={styles.minor}>{order.paidAt ? "已支付" : "未支付"}</span>
        </div>
      </td>
      <td data-label={ORDER_COLUMNS.status}>
        <OrderStatus order={order} serverNow={serverNow} />
      </td>
      <td className={styles.actions} data-label={ORDER_COLUMNS.actions}>
        <OrderActions order={order} />
      </td>
    </tr>
  );
}
