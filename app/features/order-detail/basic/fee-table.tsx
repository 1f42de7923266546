import { OrderAmount } from "~/features/bids/order-amount";
import { PAY_WAY_NAMES } from "~/features/payment/pay-way-names";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { Fact, Facts } from "~/ui/lists/facts";
import { Money } from "~/ui/values/money";
import styles from "./fee-table.module.css";

const FeeTableFragment = graphql(`
  fragment FeeTable on Order {
    lines { name fee }
    originalAmount
    payWay
    ...OrderAmount
    bidding { state }
    paidAt
    service {
      paymentNo
      paidMarkups { type amount payWay paidAt remark }
    }
  }
`);

/** The fees of the order, line by line, and the way of payment (DETAIL-19). */
export function FeeTable(props: { order: FragmentType<typeof FeeTableFragment> }) {
  const order = getFragment(FeeTableFragment, props.order);
  const paymentNo = order.service?.paymentNo;
  const hasPrice = order.bidding === null || order.bidding.state === "PICKED";
  return (
    <>
      <table className={styles.fees}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">费用项目</th>
            <th scope="col">金额</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ name, fee }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Money fen={fee} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {hasPrice ? (
            <tr>
              <th scope="row">下单金额</th>
              <td>
                <Money fen={order.originalAmount} />
              </td>
            </tr>
          ) : null}
          {order.service?.paidMarkups.map((markup) => (
            <tr key={`${markup.type} ${markup.paidAt}`}>
              <th scope="row">
                加价：{markup.type}
                <span className={styles.minor}>
                  {[
                    markup.payWay && PAY_WAY_NAMES[markup.payWay],
                    markup.paidAt && formatDateTime(markup.paidAt),
                    markup.remark,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </th>
              <td>
                <Money fen={markup.amount} isSigned />
              </td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">总金额</th>
            <td>
              <OrderAmount order={order} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Facts>
        <Fact name="支付方式">{order.payWay ? PAY_WAY_NAMES[order.payWay] : "未支付"}</Fact>
        <Fact name="支付时间">{order.paidAt && formatDateTime(order.paidAt)}</Fact>
        <Fact name="支付单号">{paymentNo && <Copyable value={paymentNo} label="支付单号" />}</Fact>
      </Facts>
    </>
  );
}
