import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { InsufficientBalance } from "~/features/payment/insufficient-balance";
import { PayPasswordDialog } from "~/features/payment/pay-password-dialog";
import { PayWays } from "~/features/payment/pay-ways";
import { PayableOrder, PayableOrderFragment } from "~/features/payment/payable-order";
import { PaymentClosed } from "~/features/payment/payment-closed";
import { fetchPayState, type PayState } from "~/features/payment/payment-queries";
import { paymentStateOf } from "~/features/payment/payment-state";
import { ProviderDialogs } from "~/features/payment/provider-dialogs";
import { SetPayPasswordDialog } from "~/features/payment/set-pay-password-dialog";
import { usePay } from "~/features/payment/use-pay";
import { useProviderPayment } from "~/features/payment/use-provider-payment";
import { StepLayout } from "~/features/placement/step-layout";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { PayerFragment as PayerFragmentType, PayWay } from "~/gql/graphql";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Countdown } from "~/ui/countdown";
import { Money } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./payment-page.module.css";

/** Who pays: balance, whether a payment password is set, and the phone that its code goes to. */
export const PayerFragment = graphql(`
  fragment Payer on Viewer {
    wallet { balance }
    customer { phone maskedPhone hasPayPassword }
  }
`);

interface PaymentPageProps {
  order: FragmentType<typeof PayableOrderFragment>;
  payer: FragmentType<typeof PayerFragment>;
  payWays: readonly PayWay[];
  /** ISO, the server's clock when the page was made. */
  serverNow: string;
}

/** Without balance or profile nobody can pay: the page then fails as a whole, and can be asked for again. */
function wholePayer({ wallet, customer }: PayerFragmentType) {
  if (!wallet || !customer) throw new Error("the payer could not be loaded");
  return { wallet, customer };
}

/** The order, what it costs and the button that pays it; or why it cannot be paid any more. */
export function PaymentPage({ payWays, serverNow, ...props }: PaymentPageProps) {
  const order = getFragment(PayableOrderFragment, props.order);
  const { wallet, customer } = wholePayer(getFragment(PayerFragment, props.payer));
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [payWay, setPayWay] = useState<PayWay | null>(payWays[0] ?? null);
  const decide = useDecision(order.id);
  const provider = useProviderPayment({ check: () => fetchPayState(order.id), onDecided: decide });
  const pay = usePay(customer.hasPayPassword, provider);
  const state = paymentStateOf(order, Date.parse(serverNow));
  const isShort = wallet.balance < order.totalAmount;

  if (state !== "payable") {
    return (
      <>
        <PageHeader title="支付订单" />
        <PaymentClosed state={state} orderId={order.id} />
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
              <Money fen={order.totalAmount} size="lg" />
            </p>
            {order.expiresAt ? (
              <p className={styles.expiry}>
                <span>剩余支付时间</span>
                <Countdown until={order.expiresAt} serverNow={serverNow} onEnd={revalidate} />
              </p>
            ) : null}
            <p className={styles.note}>下单后 24 小时内未支付，订单将自动取消。</p>
          </Card>
        }
        actions={
          <>
            <div className={styles.barTotal}>
              <Money fen={order.totalAmount} size="lg" />
              {order.expiresAt ? (
                <p className={styles.barExpiry}>
                  剩余 <Countdown until={order.expiresAt} serverNow={serverNow} />
                </p>
              ) : null}
            </div>
            <Button
              variant="warm"
              size="lg"
              fullWidth
              isDisabled={payWay === null}
              isPending={pay.isPending}
              onPress={() => payWay && pay.start(payWay)}
            >
              立即支付
            </Button>
          </>
        }
      >
        <Card as="div">
          {payWays.length === 0 ? (
            <Notice tone="warning">暂无可用的支付方式，请稍后再试</Notice>
          ) : (
            <PayWays offered={payWays} value={payWay} onChange={setPayWay} balance={wallet.balance} />
          )}
          {payWay === "WALLET" && (isShort || pay.isInsufficient) ? (
            <InsufficientBalance balance={wallet.balance} amount={order.totalAmount} />
          ) : null}
        </Card>
        <PayableOrder order={props.order} />
      </StepLayout>
      <ProviderDialogs
        payment={provider}
        amount={order.totalAmount}
        timeLeft={order.expiresAt ? <Countdown until={order.expiresAt} serverNow={serverNow} /> : null}
      />
      <PayPasswordDialog
        isOpen={pay.dialog?.name === "password"}
        onOpenChange={(isOpen) => {
          if (!isOpen) pay.close();
        }}
        amount={order.totalAmount}
        error={pay.dialog?.failure ?? null}
        isPending={pay.isPending}
        onConfirm={pay.confirmPassword}
        onEdit={pay.forgetFailure}
        onForgotten={pay.forgetPassword}
      />
      <SetPayPasswordDialog
        isOpen={pay.dialog?.name === "set-password"}
        onOpenChange={(isOpen) => {
          if (!isOpen) pay.close();
        }}
        phone={customer.phone}
        maskedPhone={customer.maskedPhone}
        failure={pay.dialog?.failure ?? null}
        isPending={pay.isPending}
        onConfirm={pay.confirmNewPassword}
      />
    </>
  );
}

/** How long the success is shown before the page is left, ms (PAY-08). */
const SUCCESS_SHOWN_MS = 1_000;

/** What follows once the order has decided: on to the orders, or to step three; a closed order shows itself (C-18). */
function useDecision(orderId: string) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (state: Exclude<PayState, "waiting">, payWay: PayWay) => {
    if (state === "closed") return revalidate();
    toast.success("成功");
    if (payWay === "ALIPAY") return navigate(`/placeorder/Stepthree?orderid=${orderId}`);
    timer.current = setTimeout(() => navigate("/user/order"), SUCCESS_SHOWN_MS);
  };
}
