import { OrderNumber } from "~/features/orders/order-number";
import { priceChanges } from "~/features/orders/price-changes";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Card } from "~/ui/layout/card";
import { Thumbnail } from "~/ui/media/thumbnail";
import { PriceLine } from "~/ui/values/money";
import styles from "./payable-order.module.css";

/** Data of an order that a customer checks before paying (PAY-01). */
export const PayableOrderFragment = graphql(`
  fragment PayableOrder on Order {
    id
    orderNo
    status
    expiresAt
    bidding { state }
    goodsTypeName
    serviceTypeName
    customerName
    customerPhone
    provinceName
    cityName
    displayAddress
    items { id name goodsTypeName count imageUrl }
    lines { name fee }
    totalAmount
  }
`);

interface PayableOrderProps {
  order: FragmentType<typeof PayableOrderFragment>;
}

/** Goods, address and price of the order to pay. */
export function PayableOrder(props: PayableOrderProps) {
  const order = getFragment(PayableOrderFragment, props.order);
  return (
    <Card title="订单信息">
      <dl className={styles.facts}>
        <div>
          <dt>订单号</dt>
          <dd>
            <OrderNumber orderNo={order.orderNo} />
          </dd>
        </div>
        <div>
          <dt>服务</dt>
          <dd>
            {order.goodsTypeName} · {order.serviceTypeName}
          </dd>
        </div>
        <div>
          <dt>客户</dt>
          <dd>
            {order.customerName} {formatPhone(order.customerPhone)}
          </dd>
        </div>
        <div>
          <dt>地址</dt>
          <dd>{fullAddress(order)}</dd>
        </div>
      </dl>
      <ul className={styles.goods} aria-label="商品">
        {order.items.map((item) => (
          <li key={item.id}>
            <Thumbnail url={item.imageUrl} size={48} />
            <span className={styles.name}>
              {item.name}
              <span className={styles.type}>{item.goodsTypeName}</span>
            </span>
            <span className={styles.count}>× {item.count}</span>
          </li>
        ))}
      </ul>
      {order.bidding && order.bidding.state !== "PICKED" ? null : (
        <dl className={styles.lines}>
          {priceChanges(order, null).map(({ key, name, fee }) => (
            <PriceLine key={key} name={name} fen={fee} />
          ))}
          <PriceLine className={styles.total} name="合计" fen={order.totalAmount} />
        </dl>
      )}
    </Card>
  );
}

/** The whole address, province first, unless the typed address already contains the city. */
function fullAddress(order: { provinceName: string; cityName: string; displayAddress: string }): string {
  const { provinceName, cityName, displayAddress } = order;
  return displayAddress.includes(cityName) ? displayAddress : provinceName + cityName + displayAddress;
}
