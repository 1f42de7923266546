import styles from "~/features/orders/order-table.module.css";
import type { FragmentType } from "~/gql";
import { CardTable } from "~/ui/tables/card-table";
import { REFUND_COLUMNS, RefundRow, type RefundRowFragment } from "./refund-row";

interface RefundTableProps {
  refunds: readonly ({ refund: { id: string } } & FragmentType<typeof RefundRowFragment>)[];
  /** While another page of the list loads, the old rows stay, dimmed (ux.md U11). */
  isBusy: boolean;
}

const CLASSES: Partial<Record<keyof typeof REFUND_COLUMNS, string>> = {
  goods: styles.goods,
  service: styles.service,
  customer: styles.customer,
  amount: styles.amount,
  paid: styles.amount,
  actions: styles.actions,
};

/** The list of refunds with the documented columns (LIST-02). */
export function RefundTable({ refunds, isBusy }: RefundTableProps) {
  return (
    <CardTable
      label="退款列表"
      className={styles.table}
      isBusy={isBusy}
      head={(Object.keys(REFUND_COLUMNS) as (keyof typeof REFUND_COLUMNS)[]).map((key) => (
        <th key={key} scope="col" className={CLASSES[key]}>
          {REFUND_COLUMNS[key]}
        </th>
      ))}
    >
      {refunds.map((listed) => (
        <RefundRow key={listed.refund.id} listed={listed} />
      ))}
    </CardTable>
  );
}
