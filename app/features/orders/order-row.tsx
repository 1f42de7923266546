import { Link } from "@remix-run/react";
import { memo, type NamedExoticComponent, type ReactNode } from "react";
import { OrderAmount } from "~/features/bids/order-amount";
import { FollowUpNotes } from "~/features/follow-ups/follow-up-notes";
import { VerifiedBadge } from "~/features/masters/verified-badge";
import { CopyOrder } from "~/features/order-detail/head/copy-order";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { OrderRowFragment as OrderFacts } from "~/gql/graphql";
import { formatDateTime, formatOrderNo, formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { LinkButton } from "~/ui/buttons/link-button";
import { classNames } from "~/ui/class-names";
import { RelativeTime } from "~/ui/values/relative-time";
import { OrderActions } from "./order-actions";
import { orderHref } from "./order-address";
import { CustomerCell, ItemsCell, ServiceCell } from "./order-cells";
import { ORDER_COLUMNS, type OrderColumn } from "./order-columns";
import { useOrderNumberId } from "./order-number-id";
import { OrderStatus } from "./order-status";
import styles from "./order-table.module.css";
import brief from "./row-brief.module.css";
import { endInWords, periodsInWords } from "./service-period";

export const OrderRowFragment = graphql(`
  fragment OrderRow on Order {
    id
    orderNo
    createdAt
    appointmentAt
    servicePeriods { date startTime endTime }
    workerName
    workerPhone
    workerVerifiedAt
    paidAt
    shopName
    shopOrderNo
    matters { kind label }
    ...ItemThumbnails
    ...ServiceCell
    ...CustomerCell
    ...OrderStatus
    ...OrderActions
    ...CopyOrder
    ...FollowUpNotes
    ...OrderAmount
  }
`);

interface OrderRowProps {
  order: FragmentType<typeof OrderRowFragment>;
  /** The server's time when the order was read, ISO. */
  serverNow: string;
  columns: readonly OrderColumn[];
  /** The checkbox before the order's number, which describes it. */
  choiceOf?: ((numberId: string) => ReactNode) | undefined;
  /** Address that opens its detail over the list (LIST-32, ux.md U12), and its navigation state. */
  detail?: { to: string; state: unknown } | undefined;
}

/** One order of the list: a row on wide screens, a card on narrow ones (LIST-01, LIST-22, LIST-23). */
export function OrderRow({ order: reference, columns, choiceOf, detail, serverNow }: OrderRowProps) {
  const order = getFragment(OrderRowFragment, reference);
  const numberId = useOrderNumberId(order.orderNo);
  const facts = { order, serverNow, numberId, detailTo: detail?.to, detailState: detail?.state };
  return (
    <tr className={classNames(styles.row, brief.brief)}>
      {columns.map((column) => {
        const Cell = CELLS[column];
        return (
          <td
            key={column}
            className={classNames(styles[column], brief[column])}
            data-label={ORDER_COLUMNS[column]}
          >
            {column === "goods" ? (
              <div className={classNames(styles.number, brief.number)}>
                {choiceOf?.(numberId)}
                <OrderName {...facts} />
              </div>
            ) : null}
            <Cell {...facts} />
          </td>
        );
      })}
    </tr>
  );
}

/** Props of a cell. Choosing an order does not change them, because a page may have a hundred orders. */
interface CellProps {
  order: OrderFacts;
  serverNow: string;
  /** Id of the element with the order's number, which describes the buttons. */
  numberId: string;
  detailTo: string | undefined;
  detailState: unknown;
}

const OrderName = memo(function OrderName({ order, serverNow, numberId }: CellProps) {
  return (
    <>
      <Copyable value={order.orderNo} label="订单号" describedBy={numberId}>
        <Link id={numberId} to={orderHref(order.id)}>
          {formatOrderNo(order.orderNo)}
        </Link>
      </Copyable>
      <RelativeTime
        className={classNames(styles.created, brief.created)}
        iso={order.createdAt}
        serverNow={serverNow}
      />
    </>
  );
});

function GoodsCell({ order, numberId, detailTo, detailState }: CellProps) {
  return (
    <>
      <ItemsCell order={order} />
      <div className={classNames(styles.tools, brief.tools)}>
        {detailTo === undefined ? null : (
          <LinkButton
            to={detailTo}
            state={detailState}
            size="sm"
            variant="ghost"
            preventScrollReset
            aria-haspopup="dialog"
            aria-describedby={numberId}
          >
            详情
          </LinkButton>
        )}
        <CopyOrder order={order} />
        <FollowUpNotes order={order} />
      </div>
    </>
  );
}

function WorkerCell({ order, numberId }: CellProps) {
  if (!order.workerName) return <span className={styles.minor}>暂无师傅</span>;
  return (
    <div className={classNames(styles.lines, brief.lines)}>
      <span>
        {order.workerName} <VerifiedBadge at={order.workerVerifiedAt} isBrief />
      </span>
      {order.workerPhone ? (
        <span className={styles.phone}>
          <Copyable value={order.workerPhone} label="师傅电话" describedBy={numberId}>
            {formatPhone(order.workerPhone)}
          </Copyable>
        </span>
      ) : null}
    </div>
  );
}

function ShopCell({ order, numberId }: CellProps) {
  if (!order.shopName && !order.shopOrderNo) return <span className={styles.minor}>无</span>;
  return (
    <div className={styles.lines}>
      {order.shopOrderNo ? (
        <Copyable value={order.shopOrderNo} label="店铺订单号" describedBy={numberId} />
      ) : null}
      {order.shopName ? <span className={styles.minor}>{order.shopName}</span> : null}
    </div>
  );
}

/** The state of the money: an agreed refund is more important than the payment. */
function moneyState({ paidAt, matters }: OrderFacts): string {
  const back = matters.find(({ kind }) => kind === "REFUNDED" || kind === "REFUND_UNDERWAY");
  return back?.label ?? (paidAt ? "已支付" : "未支付");
}

function AmountCell({ order }: CellProps) {
  return (
    <div className={classNames(styles.lines, brief.lines)}>
      <OrderAmount order={order} />
      <span className={classNames(styles.minor, brief.minor)}>{moneyState(order)}</span>
    </div>
  );
}

const CELLS: Record<OrderColumn, NamedExoticComponent<CellProps>> = {
  goods: memo(GoodsCell),
  service: memo(({ order }) => (
    <div className={classNames(styles.lines, brief.lines)}>
      <ServiceCell order={order} />
      {order.appointmentAt ? (
        <span className={classNames(styles.minor, styles.appointment)}>
          预约 <time dateTime={order.appointmentAt}>{formatDateTime(order.appointmentAt)}</time>
          {endInWords(order.servicePeriods)}
        </span>
      ) : order.servicePeriods.length > 0 ? (
        <span className={classNames(styles.minor, styles.appointment)}>
          期望 {periodsInWords(order.servicePeriods)}
        </span>
      ) : null}
    </div>
  )),
  customer: memo(({ order, numberId }) => <CustomerCell order={order} copiesAddress numberId={numberId} />),
  worker: memo(WorkerCell),
  shop: memo(ShopCell),
  amount: memo(AmountCell),
  status: memo(({ order, serverNow }) => <OrderStatus order={order} serverNow={serverNow} />),
  actions: memo(({ order }) => <OrderActions order={order} />),
};
