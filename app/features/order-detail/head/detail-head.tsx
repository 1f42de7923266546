import { OrderAmount } from "~/features/bids/order-amount";
import { EditRequest } from "~/features/order-edit/edit-request";
import { ItemNames } from "~/features/orders/item-thumbnails";
import { OrderActions } from "~/features/orders/order-actions";
import { OrderNumber } from "~/features/orders/order-number";
import { useOrderNumberId } from "~/features/orders/order-number-id";
import { OrderStatus } from "~/features/orders/order-status";
import { ProgressLinkButton } from "~/features/progress-link/progress-link-button";
import { workSheetHref } from "~/features/work-sheet/work-sheet-address";
import { getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { LinkButton } from "~/ui/buttons/link-button";
import { classNames } from "~/ui/class-names";
import { Printer, ReceiptText } from "~/ui/icons";
import { Thumbnail } from "~/ui/media/thumbnail";
import tag from "~/ui/tags/tag.module.css";
import { useDetail } from "../detail-context";
import { CopyOrder } from "./copy-order";
import styles from "./detail-head.module.css";
import { MasterCard } from "./master-card";
import { OrderProgress } from "./order-progress";
import { VisitTime } from "./visit-time";

const OrderDetailHeadFragment = graphql(`
  fragment OrderDetailHead on Order {
    id
    orderNo
    type
    goodsTypeName
    serviceTypeName
    customerName
    customerPhone
    displayAddress
    paidAt
    ...OrderAmount
    ...OrderStatus
    ...OrderActions
    ...CopyOrder
    items { id imageUrl }
    ...ItemThumbnails
    ...VisitTime
    ...EditRequest
  }
`);

/** Number, status and actions of the order, above the tabs (DETAIL-01, ux.md U28). */
export function DetailHead() {
  const { order: detail, serverNow, hasColumnBeside } = useDetail();
  const order = getFragment(OrderDetailHeadFragment, detail);
  const picture = order.items[0]?.imageUrl;
  const numberId = useOrderNumberId(order.orderNo);
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        {picture ? <Thumbnail url={picture} size={72} /> : null}
        <div className={styles.names}>
          <ItemNames order={order} limit={2} />
        </div>
        <p className={styles.number}>
          <span id={numberId}>
            <OrderNumber orderNo={order.orderNo} />
          </span>
          <span className={classNames(tag.tag, styles.type)}>
            {order.type === "TIMELY" ? "即时订单" : "普通订单"}
          </span>
        </p>
        <div className={styles.tools}>
          <CopyOrder order={order} />
          <ProgressLinkButton orderId={order.id} />
          <LinkButton to={workSheetHref([order.id])} size="sm" variant="ghost" icon={<Printer size={16} />}>
            安装工单
          </LinkButton>
          {order.paidAt ? (
            <LinkButton
              to={`/user/order/receipt?orderid=${order.id}`}
              size="sm"
              variant="ghost"
              icon={<ReceiptText size={16} />}
            >
              付款凭证
            </LinkButton>
          ) : null}
        </div>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>服务</dt>
          <dd>{order.serviceTypeName}</dd>
          <dd className={styles.minor}>{order.goodsTypeName}</dd>
        </div>
        <div className={styles.fact}>
          <dt>客户</dt>
          <dd>{order.customerName}</dd>
          <dd>
            <Copyable value={order.customerPhone} label="客户电话">
              {formatPhone(order.customerPhone)}
            </Copyable>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>上门时间</dt>
          <VisitTime order={order} serverNow={serverNow} />
        </div>
        <div className={styles.fact}>
          <dt>状态</dt>
          <dd>
            <OrderStatus order={order} serverNow={serverNow} hasNextStep={false} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>操作</dt>
          <dd className={styles.operate}>
            <OrderActions order={order} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>总金额</dt>
          <dd>
            <OrderAmount order={order} size="lg" />
          </dd>
        </div>
      </dl>
      <EditRequest order={order} />
      <OrderProgress order={detail} serverNow={serverNow} />
      {hasColumnBeside ? null : <MasterCard order={detail} />}
    </div>
  );
}
