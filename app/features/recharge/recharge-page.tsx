import { useRevalidator } from "@remix-run/react";
import { lazy } from "react";
import { PartFailure } from "~/features/site/part-failure";
import type { PayWay } from "~/gql/graphql";
import { Card } from "~/ui/card";
import { ErrorState } from "~/ui/error-state";
import { Later } from "~/ui/later";
import { LinkButton } from "~/ui/link-button";
import { Money } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import styles from "./recharge.module.css";
import { RECHARGE_HOME } from "./recharge-address";
import { RechargeDone } from "./recharge-done";
import { RechargeForm } from "./recharge-form";
import { useRecharge } from "./use-recharge";

const ProviderDialogs = lazy(async () => ({
  default: (await import("../payment/provider-dialogs")).ProviderDialogs,
}));

interface RechargePageProps {
  /** 分; null when it could not be read. */
  balance: number | null;
  /** All ways to pay that the platform offers; null when they could not be read. */
  payWays: readonly PayWay[] | null;
  /** Proposed amount, 元. */
  initialAmount: string;
  /** Page to come back to. */
  back: string | null;
}

/** Money into the wallet (WALLET-22..29): form, provider, what became of it. */
export function RechargePage({ balance, payWays, initialAmount, back }: RechargePageProps) {
  const { revalidate, state } = useRevalidator();
  const recharge = useRecharge(revalidate);
  // The wallet cannot pay itself (G-14).
  const offered = payWays?.filter((payWay) => payWay !== "WALLET") ?? null;
  const goBack = back ? { to: back, label: "返回刚才的页面" } : { to: RECHARGE_HOME, label: "返回首页" };
  return (
    <div className={styles.page}>
      <PageHeader
        title="余额充值"
        description="充值后可用余额支付订单和加价"
        actions={recharge.isDone ? null : <LinkButton to={goBack.to}>{goBack.label}</LinkButton>}
      />
      {recharge.isDone ? (
        <Card as="div">
          <RechargeDone
            amount={recharge.amount}
            balance={balance}
            isReading={state !== "idle"}
            back={goBack}
            onAgain={recharge.again}
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
              isPending={recharge.isPending}
              failure={recharge.failure}
              onSubmit={(fen, payWay) => void recharge.start(fen, payWay)}
            />
          )}
        </Card>
      )}
      {recharge.provider.stage ? (
        <Later>
          <ProviderDialogs
            payment={recharge.provider}
            amount={recharge.amount}
            note="以平台收到支付宝的结果为准，到账后余额会自动更新。"
          />
        </Later>
      ) : null}
    </div>
  );
}
