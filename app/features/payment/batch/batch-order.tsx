import { type FragmentType, graphql } from "~/gql";
import type { BatchOrderFragment as Order } from "~/gql/graphql";
import { formatOrderNo } from "~/lib/format";
import { Checkbox } from "~/ui/fields/checkbox";
import { Money } from "~/ui/values/money";
import styles from "./batch-pay.module.css";

/** An order that can be paid together with others. */
export const BatchOrderFragment = graphql(`
  fragment BatchOrder on Order {
    id
    orderNo
    status
    expiresAt
    bidding { state }
    goodsTypeName
    serviceTypeName
    customerName
    totalAmount
  }
`);

export type BatchOrderReference = FragmentType<typeof BatchOrderFragment>;

interface BatchOrderProps {
  order: Order;
  isSelected: boolean;
  onChange(id: string, isSelected: boolean): void;
}

/** One order of the batch payment dialog. */
export function BatchOrder({ order, isSelected, onChange }: BatchOrderProps) {
  return (
    <li className={styles.order}>
      <Checkbox isSelected={isSelected} onChange={(isOn) => onChange(order.id, isOn)}>
        <span className={styles.number}>{formatOrderNo(order.orderNo)}</span>
        <span className={styles.facts}>
          {order.goodsTypeName} · {order.serviceTypeName} · {order.customerName}
        </span>
      </Checkbox>
      <Money fen={order.totalAmount} />
    </li>
  );
}
