import { useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { InsufficientBalance } from "~/features/payment/insufficient-balance";
import { LazyPaymentDialogs } from "~/features/payment/lazy-payment-dialogs";
import type { WhatPaid } from "~/features/payment/pay-answer";
import { PayWays } from "~/features/payment/pay-ways";
import { PayableOrder, PayableOrderFragment } from "~/features/payment/payable-order";
import type { Payer } from "~/features/payment/payer";
import { paymentHref, prefersWallet } from "~/features/payment/payment-address";
import { PaymentClosed } from "~/features/payment/payment-closed";
import { fetchPayState, payOrder } from "~/features/payment/payment-queries";
import { paymentStateOf } from "~/features/payment/payment-state";
import { RechargeInstead } from "~/features/payment/recharge-instead";
import { passwordFreeLabel } from "~/features/payment/small-payment/small-payment";
import { usePayWay } from "~/features/payment/use-pay-way";
import { usePayment } from "~/features/payment/use-payment";
import { StepLayout } from "~/features/placement/page/step-layout";
import { type FragmentType, getFragment } from "~/gql";
import type { PayOrderInput, PayWay } from "~/gql/graphql";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { useOnReturn } from "~/lib/use-on-return";
import { Button } from "~/ui/buttons/button";
import { toast } from "~/ui/feedback/toast";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { useHydrated } from "~/ui/use-hydrated";
import { Countdown } from "~/ui/values/countdown";
import { Money } from "~/ui/values/money";
import styles from "./payment-page.module.css";
import { useLeaving } from "./use-leaving";

interface PaymentPageProps {
  order: FragmentType<typeof PayableOrderFragment>;
  payer: Payer;
  /** ISO, the server's clock when the page was made. */
  serverNow: string;
}

/** The order, what it costs and the button that pays it; or why it cannot be paid any more. */
export function PaymentPage({ payer, serverNow, ...props }: PaymentPageProps) {
  const order = getFragment(PayableOrderFragment, props.order);
  const isHydrated = useHydrated();
  const reload = () => announceChanges(orderTags(order.id));
  const [search] = useSearchParams();
  const [payWay, setPayWay] = usePayWay(payer.payWays, prefersWallet(search));
  const leave = useLeaving(order.id);
  const payment = usePayment({
    hasPayPassword: payer.hasPayPassword,
    smallPayment: payer.smallPayment,
    send: payOrder,
    check: (_opened, { orderId }: WhatPaid<PayOrderInput>) => fetchPayState(orderId),
    onPaid: leave,
    // A closed order shows itself (C-18).
    onClosed: reload,
    onRefused({ message }) {
      toast.error(message);
      // The order may be another one than the page shows: paid in another tab, or closed.
      reload();
    },
    onShort: reload,
  });
  // A payment on this page shows its own result. Reading the data now would show "already paid" instead.
  const lookAgain = async () => {
    if (payment.isPending) return;
    if (payment.provider.stage && (await payment.provider.look()) !== "waiting") return;
    payment.forgetInsufficient();
    reload();
  };
  useReloadOn([`Order:${order.id}`], ({ isOwn }) => {
    if (!isOwn) void lookAgain();
    return isOwn;
  });
  useOnReturn(lookAgain);
  const choose = (way: PayWay) => {
    payment.forgetInsufficient();
    setPayWay(way);
  };
  const state = paymentStateOf(order, Date.parse(serverNow));
  const wasPayable = useRef(state === "payable");
  const missing = payWay === "WALLET" ? order.totalAmount - payer.balance : 0;
  const back = paymentHref(order.id, "WALLET");

  if (state !== "payable") {
    return (
      <>
        <PageHeader title="支付订单" />
        <PaymentClosed state={state} orderId={order.id} isNews={wasPayable.current} />
        <PayableOrder order={props.order} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="支付订单" description="款项由平台担保，您验收满意后才会付给师傅" />
      <StepLayout
        isReady={isHydrated}
        aside={
          <Card title="应付金额">
            <p className={styles.total}>
              <Money fen={order.totalAmount} size="lg" tone="due" />
            </p>
            {order.expiresAt ? (
              <p className={styles.expiry}>
                <span>剩余支付时间</span>
                <Countdown until={order.expiresAt} serverNow={serverNow} onEnd={reload} />
              </p>
            ) : null}
            <p className={styles.note}>下单或选定价格后 24 小时内未支付，订单将自动取消。</p>
          </Card>
        }
        actions={
          <>
            <div className={styles.barTotal}>
              <Money fen={order.totalAmount} size="lg" tone="due" />
              {order.expiresAt ? (
                <p className={styles.barExpiry}>
                  剩余 <Countdown until={order.expiresAt} serverNow={serverNow} />
                </p>
              ) : null}
            </div>
            {missing > 0 && !payment.isPending ? (
              <RechargeInstead missing={missing} back={back} size="lg" fullWidth />
            ) : (
              <Button
                variant="pay"
                size="lg"
                fullWidth
                isDisabled={payWay === null}
                isPending={payment.isPending}
                onPress={() =>
                  payWay &&
                  payment.start(
                    payWay,
                    { orderId: order.id, quotedTotalFee: order.totalAmount },
                    order.totalAmount,
                  )
                }
              >
                {payWay === "WALLET" && payment.isPasswordFree(order.totalAmount)
                  ? passwordFreeLabel(order.totalAmount)
                  : "立即支付"}
              </Button>
            )}
          </>
        }
      >
        <Card as="div">
          <div className={styles.ways}>
            <PayWays offered={payer.payWays} value={payWay} onChange={choose} balance={payer.balance} />
            {payWay === "WALLET" && (missing > 0 || payment.isInsufficient) ? (
              <InsufficientBalance
                balance={payer.balance}
                amount={order.totalAmount}
                back={back}
                others={payer.payWays.filter((other) => other !== "WALLET")}
                onChoose={choose}
              />
            ) : null}
          </div>
        </Card>
        <PayableOrder order={props.order} />
      </StepLayout>
      <LazyPaymentDialogs
        payment={payment}
        payer={payer}
        amount={order.totalAmount}
        timeLeft={order.expiresAt ? <Countdown until={order.expiresAt} serverNow={serverNow} /> : null}
      />
    </>
  );
}
