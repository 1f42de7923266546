import { FeeTable } from "~/features/order-detail/basic/fee-table";
import { Sheet } from "~/features/paper/sheet";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { companyConfig } from "~/lib/company-config";
import { Fact, Facts } from "~/ui/lists/facts";
import { capitalAmount } from "../../../schema/rules/wallet/capital-amount";
import styles from "./receipt.module.css";

const ReceiptFragment = graphql(`
  fragment Receipt on Order {
    orderNo
    serviceTypeName
    goodsTypeName
    totalAmount
    matters { kind label }
    ...FeeTable
  }
`);

interface ReceiptProps {
  order: FragmentType<typeof ReceiptFragment>;
  /** Name of the paying account, and its masked phone. */
  payer: { nickname: string; maskedPhone: string };
}

/** The receipt of an order for printing (ux.md U35). It names a refund, so that the shown amount is true. */
export function Receipt(props: ReceiptProps) {
  const order = getFragment(ReceiptFragment, props.order);
  const refunds = order.matters.filter(({ kind }) => kind.startsWith("REFUND") && kind !== "REFUND_REFUSED");
  return (
    <Sheet title="付款凭证" orderNo={order.orderNo}>
      <section>
        <h2>付款</h2>
        <Facts>
          <Fact name="付款方">{`${props.payer.nickname} ${props.payer.maskedPhone}`}</Fact>
          <Fact name="收款方">{companyConfig.name}</Fact>
          <Fact name="服务内容">{`${order.serviceTypeName} · ${order.goodsTypeName}`}</Fact>
          <Fact name="退款">{refunds.map(({ label }) => label).join("，")}</Fact>
        </Facts>
      </section>
      <section>
        <h2>费用</h2>
        <FeeTable order={order} />
        <p className={styles.capital}>人民币（大写）：{capitalAmount(order.totalAmount)}</p>
      </section>
      <p className={styles.note}>款项由平台担保，验收后结算。本凭证不是发票，需要发票请在月账单中申请。</p>
    </Sheet>
  );
}
