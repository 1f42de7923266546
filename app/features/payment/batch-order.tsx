import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatOrderNo } from "~/lib/format";
import { Checkbox } from "~/ui/checkbox";
import { Money } from "~/ui/money";
import styles from "./batch-pay.module.css";

/** An order that may be paid together with others. */
export const BatchOrderFragment = graphql(`
  fragment BatchOrder on Order {
    id
    orderNo
    status
    goodsTypeName
    serviceTypeName
    customerName
    totalAmount
  }
`);

export type BatchOrderReference = FragmentType<typeof BatchOrderFragment>;

interface BatchOrderProps {
  order: BatchOrderReference;
  isSelected: boolean;
  onChange(id: string, isSelected: boolean): void;
}

/** One order of the batch payment dialog. */
export function BatchOrder({ order: reference, isSelected, onChange }: BatchOrderProps) {
  const order = getFragment(BatchOrderFragment, reference);
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
