import styles from "~/features/abnormal/abnormal.module.css";
import { AbnormalRecordsTab } from "~/features/abnormal/abnormal-records-tab";
import { CollectedGoods } from "~/features/abnormal/collected-goods";
import { SolveActions } from "~/features/abnormal/solve-actions";
import { ItemNames, ItemThumbnails } from "~/features/orders/item-thumbnails";
import { OrderNumber } from "~/features/orders/order-number";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Notice } from "~/ui/feedback/notice";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { Fact, Facts } from "~/ui/lists/facts";
import { SOLVE_WAY_NAMES } from "../../../schema/rules/abnormal/abnormal";

const AbnormalOrderFragment = graphql(`
  fragment AbnormalOrder on Order {
    id
    orderNo
    displayStatus
    goodsTypeName
    serviceTypeName
    customerName
    displayAddress
    isGoodsAbnormal
    solveWay
    solvedAt
    items { id }
    ...ItemThumbnails
    ...CollectedGoods
    ...SolveActions
  }
`);

const SHOWN_ITEMS = 3;

/** What is wrong with an order, and the three ways on (ABN-01..10). */
export function AbnormalOrderPage(props: { order: FragmentType<typeof AbnormalOrderFragment> }) {
  const order = getFragment(AbnormalOrderFragment, props.order);
  const { solveWay, solvedAt } = order;
  return (
    <div className={styles.page}>
      <PageHeader title="异常处理" description="确认异常后，请选择订单如何继续" />
      {solveWay ? (
        <Notice tone="success">
          该异常已处理：{SOLVE_WAY_NAMES[solveWay]}
          {solvedAt ? `（${formatDateTime(solvedAt)}）` : null}
        </Notice>
      ) : order.isGoodsAbnormal ? null : (
        <Notice tone="info">该订单没有待处理的异常</Notice>
      )}
      <Card title="订单商品">
        <div className={styles.facts}>
          <ItemThumbnails order={order} limit={SHOWN_ITEMS} />
          <ItemNames order={order} limit={SHOWN_ITEMS} />
          {order.items.length > SHOWN_ITEMS ? (
            <details className={styles.more}>
              <summary>查看更多</summary>
              <ItemThumbnails order={order} limit={order.items.length} />
              <ItemNames order={order} limit={order.items.length} />
            </details>
          ) : null}
          <Facts>
            <Fact name="订单号">
              <OrderNumber orderNo={order.orderNo} />
            </Fact>
            <Fact name="订单状态">{order.displayStatus}</Fact>
            <Fact name="服务">
              {order.goodsTypeName} · {order.serviceTypeName}
            </Fact>
            <Fact name="客户">{order.customerName}</Fact>
            <Fact name="地址" isWide>
              {order.displayAddress}
            </Fact>
          </Facts>
        </div>
      </Card>
      <Card title="异常内容">
        <AbnormalRecordsTab orderId={order.id} isDecidedHere />
      </Card>
      <CollectedGoods order={order} />
      <SolveActions order={order} />
    </div>
  );
}
