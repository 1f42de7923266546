import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { FormHelp } from "~/features/customer-area/form-help";
import { LazyPaymentDialogs } from "~/features/payment/lazy-payment-dialogs";
import { isPaymentPath } from "~/features/payment/payment-address";
import { SmallPaymentRow } from "~/features/payment/small-payment/small-payment-row";
import { usePayment } from "~/features/payment/use-payment";
import styles from "~/features/recharge/recharge.module.css";
import { RECHARGE_HOME } from "~/features/recharge/recharge-address";
import { RechargeDone } from "~/features/recharge/recharge-done";
import { RechargeForm } from "~/features/recharge/recharge-form";
import { fetchRechargeState, openRecharge } from "~/features/recharge/recharge-queries";
import { PartFailure } from "~/features/site/load-failure";
import type { PayWay } from "~/gql/graphql";
import { LinkButton } from "~/ui/buttons/link-button";
import { ErrorState } from "~/ui/feedback/error-state";
import { Notice } from "~/ui/feedback/notice";
import { toast } from "~/ui/feedback/toast";
import { Card } from "~/ui/layout/card";
import { FormPage } from "~/ui/layout/form-page";
import { PageHeader } from "~/ui/layout/page-header";
import { Money } from "~/ui/values/money";
import type { SmallPaymentSetting } from "../../../schema/rules/payments/small-payment";

/** WALLET-26. */
const ASK_EVERY_MS = 2_000;
/** How long the success of a scanned code is shown before the page is left, ms (WALLET-27). */
const RETURN_AFTER_MS = 500;

const HELP = [
  "充值以平台收到支付结果为准，到账后余额会自动更新",
  "付款窗口关闭或网络中断，不影响已经付出的款项",
  "每笔充值都记在“我的钱包”的明细里",
];

const NOT_DONE = "本次充值未完成，请重新充值";

interface RechargePageProps {
  /** 分; null when it could not be read. */
  balance: number | null;
  /** All ways to pay that the platform offers; null when they could not be read. */
  payWays: readonly PayWay[] | null;
  /** Payments without a password; null when it could not be read. */
  smallPayment: SmallPaymentSetting | null;
  /** Proposed amount, 元. */
  initialAmount: string;
  /** Page to come back to. */
  back: string | null;
  /** Another window waits for the money. */
  isBeside: boolean;
}

/** Money into the wallet (WALLET-22..29): form, provider, what became of it. */
export function RechargePage({ balance, payWays, ...props }: RechargePageProps) {
  const { smallPayment, initialAmount, back, isBeside } = props;
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(returning.current), []);
  const [failure, setFailure] = useState<string | null>(null);
  /** What is being paid, or has arrived, 分. */
  const [amount, setAmount] = useState(0);
  const [isDone, setDone] = useState(false);
  const payment = usePayment({
    hasPayPassword: false,
    changes: ["Wallet"],
    send: openRecharge,
    check: ({ rechargeNo }) => fetchRechargeState(rechargeNo),
    everyMs: ASK_EVERY_MS,
    // Every key opens a recharge of its own.
    keepsProviderKey: true,
    onPaid(payWay) {
      toast.success("充值成功");
      setDone(true);
      // Where another window waits, it closes this one.
      if (payWay !== "WECHAT" || isBeside) return;
      returning.current = setTimeout(() => navigate(back ?? "/user/wallet"), RETURN_AFTER_MS);
    },
    onClosed: () => setFailure(NOT_DONE),
    onRefused: ({ message }) => setFailure(message),
    onLost: setFailure,
  });
  const start = (fen: number, payWay: PayWay) => {
    setFailure(null);
    setAmount(fen);
    payment.start(payWay, { amount: fen });
  };
  const again = () => {
    clearTimeout(returning.current);
    payment.reset();
    setDone(false);
  };
  // The wallet cannot pay itself (G-14).
  const offered = payWays?.filter((payWay) => payWay !== "WALLET") ?? null;
  const goBack = back
    ? { to: back, label: isPaymentPath(back) ? "返回继续支付" : "返回刚才的页面" }
    : { to: RECHARGE_HOME, label: "返回首页" };
  return (
    <>
      <PageHeader
        title="余额充值"
        description="充值后可用余额支付订单和加价"
        actions={isDone ? null : <LinkButton to={goBack.to}>{goBack.label}</LinkButton>}
      />
      <FormPage aside={<FormHelp title="充值说明" points={HELP} />}>
        {isDone ? (
          <Card as="div">
            <RechargeDone
              amount={amount}
              balance={balance}
              isReading={state !== "idle"}
              back={goBack}
              isBeside={isBeside}
              onAgain={again}
            />
          </Card>
        ) : (
          <Card as="div">
            <div className={styles.balance}>
              <span>当前余额</span>
              {balance === null ? <PartFailure what="余额" /> : <Money fen={balance} size="lg" />}
            </div>
            {offered === null ? (
              <ErrorState title="支付方式加载失败" onRetry={revalidate} />
            ) : offered.length === 0 ? (
              <Notice tone="warning">暂未开通在线充值，请联系客服</Notice>
            ) : (
              <RechargeForm
                initialAmount={initialAmount}
                offered={offered}
                isPending={payment.isPending}
                failure={failure}
                onSubmit={start}
              />
            )}
          </Card>
        )}
        <SmallPaymentRow setting={smallPayment} />
      </FormPage>
      <LazyPaymentDialogs
        payment={payment}
        payer={null}
        amount={amount}
        note="以平台收到支付宝的结果为准，到账后余额会自动更新。"
      />
    </>
  );
}
