import { AcceptanceActions } from "~/features/acceptance/acceptance-actions";
import { AcceptanceState } from "~/features/acceptance/acceptance-state";
import { WorkPhotos } from "~/features/acceptance/work-photos";
import { VerifiedBadge } from "~/features/masters/verified-badge";
import { BackToList } from "~/features/orders/back-to-list";
import { ItemNames, ItemThumbnails } from "~/features/orders/item-thumbnails";
import { OrderNumber } from "~/features/orders/order-number";
import { useOrderNumberId } from "~/features/orders/order-number-id";
import { OrderStatus } from "~/features/orders/order-status";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { AcceptedOrderFragment as AcceptedOrder } from "~/gql/graphql";
import { formatPhone } from "~/lib/format";
import { telHref } from "~/lib/tel-href";
import { Copyable } from "~/ui/buttons/copyable";
import { Card } from "~/ui/layout/card";
import { Columns } from "~/ui/layout/columns";
import { PageHeader } from "~/ui/layout/page-header";
import styles from "./acceptance.module.css";

const AcceptedOrderFragment = graphql(`
  fragment AcceptedOrder on Order {
    id
    orderNo
    serviceTypeName
    customerName
    customerPhone
    displayAddress
    workerName
    workerPhone
    workerVerifiedAt
    ...ItemThumbnails
    ...OrderStatus
    ...AcceptanceState
    ...AcceptanceActions
    ...WorkPhotos
  }
`);

/** The list shows as many (ACC-01, LIST-22). */
const SHOWN_ITEMS = 3;

interface AcceptancePageProps {
  order: FragmentType<typeof AcceptedOrderFragment>;
  /** ISO, the server's clock when the page was made. */
  serverNow: string;
}

/** The finished work: photos first, then what and who, and the word on it (ACC-01..10). */
export function AcceptancePage({ serverNow, ...props }: AcceptancePageProps) {
  const order = getFragment(AcceptedOrderFragment, props.order);
  return (
    <>
      <PageHeader
        title="订单验收"
        back={<BackToList />}
        actions={
          <div className={styles.actions}>
            <AcceptanceActions order={order} />
          </div>
        }
      />
      <div className={styles.page}>
        <AcceptanceState order={order} />
        <Columns after={<OrderFacts order={order} serverNow={serverNow} />}>
          <Card title="完工信息">
            <WorkPhotos order={order} />
          </Card>
        </Columns>
      </div>
    </>
  );
}

/** What was ordered, and who takes part (ACC-01, ACC-03). */
function OrderFacts({ order, serverNow }: { order: AcceptedOrder; serverNow: string }) {
  const numberId = useOrderNumberId(order.orderNo);
  return (
    <Card title="订单信息">
      <div className={styles.order}>
        <div className={styles.goods}>
          <ItemThumbnails order={order} limit={SHOWN_ITEMS} />
          <ItemNames order={order} limit={SHOWN_ITEMS} />
        </div>
        <OrderStatus order={order} serverNow={serverNow} hasNextStep={false} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>订单号</dt>
          <dd id={numberId}>
            <OrderNumber orderNo={order.orderNo} />
          </dd>
        </div>
        <div>
          <dt>服务类型</dt>
          <dd>{order.serviceTypeName}</dd>
        </div>
        <Person
          who="师傅"
          name={order.workerName}
          phone={order.workerPhone}
          verifiedAt={order.workerVerifiedAt}
        />
        <Person who="客户" name={order.customerName} phone={order.customerPhone} />
        <div className={styles.wide}>
          <dt>服务地址</dt>
          <dd>{order.displayAddress}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** Name and phone of who takes part (ACC-03); the phone of an immediate order's master is not shown (DETAIL-17). */
function Person(props: {
  who: string;
  name: string | null;
  phone: string | null;
  verifiedAt?: string | null;
}) {
  const { who, name, phone, verifiedAt = null } = props;
  return (
    <div>
      <dt>{who}</dt>
      <dd className={styles.person}>
        <span>{name ?? `暂无${who}`}</span>
        <VerifiedBadge at={verifiedAt} />
        {phone ? (
          <Copyable value={phone} label={`${who}电话`}>
            <a href={telHref(phone)}>{formatPhone(phone)}</a>
          </Copyable>
        ) : null}
      </dd>
    </div>
  );
}
