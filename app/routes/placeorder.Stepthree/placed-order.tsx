import { orderHref } from "~/features/orders/order-address";
import { OrderNumber } from "~/features/orders/order-number";
import { paymentHref } from "~/features/payment/payment-address";
import { PaymentClosed } from "~/features/payment/payment-closed";
import { copyPath } from "~/features/placement/copied-order/copy-path";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { ActionRow } from "~/ui/buttons/action-row";
import { LinkButton } from "~/ui/buttons/link-button";
import { Notice } from "~/ui/feedback/notice";
import { CircleCheck, ShieldCheck } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { Money } from "~/ui/values/money";
import styles from "./placed-order.module.css";

export const PlacedOrderFragment = graphql(`
  fragment PlacedOrder on Order {
    id
    orderNo
    type
    status
    totalAmount
  }
`);

/** What happens from here on (GEN-09). */
const NEXT_STEPS = [
  { title: "师傅接单", text: "平台为您安排师傅，接单后您会收到消息" },
  { title: "上门安装", text: "师傅电话预约时间，提货和安装都会拍照留存" },
  { title: "验收评价", text: "您确认满意后，款项才会付给师傅" },
];

interface PlacedOrderProps {
  order: FragmentType<typeof PlacedOrderFragment>;
}

/** The order is placed and paid: its number, where the money is, what comes next. */
export function PlacedOrder(props: PlacedOrderProps) {
  const order = getFragment(PlacedOrderFragment, props.order);
  if (order.status === "CLOSE") {
    return (
      <>
        <PageHeader title="订单已关闭" />
        <PaymentClosed state="closed" orderId={order.id} />
      </>
    );
  }
  if (order.status === "WAIT_PAY") {
    return (
      <>
        <PageHeader title="等待支付" />
        <Notice
          tone="warning"
          action={
            <LinkButton to={paymentHref(order.id)} size="sm" variant="pay">
              去支付
            </LinkButton>
          }
        >
          订单已提交，还没有支付。支付后我们才会为您安排师傅。
        </Notice>
      </>
    );
  }
  return (
    <Card as="div">
      <div className={styles.result}>
        <span className={styles.mark}>
          <CircleCheck size={40} />
        </span>
        <h1 className={styles.title}>下单成功</h1>
        <p className={styles.number}>
          <span>订单号</span>
          <OrderNumber orderNo={order.orderNo} />
        </p>
        <div className={styles.escrow}>
          <ShieldCheck size={20} />
          <p>
            已支付 <Money fen={order.totalAmount} />
            。资金由平台担保，您验收满意后才会付给师傅。
          </p>
        </div>
        <ol className={styles.steps} aria-label="接下来">
          {NEXT_STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.index} aria-hidden="true">
                {index + 1}
              </span>
              <b>{title}</b>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ol>
        <ActionRow className={styles.links}>
          <LinkButton to={copyPath(order, "again")} size="lg">
            再下一单
          </LinkButton>
          <LinkButton to={orderHref(order.id)} size="lg" variant="primary">
            查看订单
          </LinkButton>
        </ActionRow>
      </div>
    </Card>
  );
}
