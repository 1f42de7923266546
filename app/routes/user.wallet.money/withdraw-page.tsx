import { useNavigate, useRevalidator } from "@remix-run/react";
import { FormHelp } from "~/features/customer-area/form-help";
import { bindHref } from "~/features/payout-accounts/binding-address";
import { PartFailure } from "~/features/site/load-failure";
import { WithdrawForm, type WithdrawFormProps } from "~/features/withdrawals/withdraw-form";
import { WITHDRAW_PATH, WITHDRAWALS } from "~/features/withdrawals/withdrawal-address";
import styles from "~/features/withdrawals/withdrawals.module.css";
import type { PayoutWay } from "~/gql/graphql";
import { companyConfig } from "~/lib/company-config";
import { formatMoney } from "~/lib/format";
import { siteConfig } from "~/lib/site-config";
import { useLastValue } from "~/lib/use-last-value";
import { LinkButton } from "~/ui/buttons/link-button";
import { ErrorState } from "~/ui/feedback/error-state";
import { Notice } from "~/ui/feedback/notice";
import { Card } from "~/ui/layout/card";
import { FormPage } from "~/ui/layout/form-page";
import { PageHeader } from "~/ui/layout/page-header";
import { Money } from "~/ui/values/money";
import {
  LEAST_WITHDRAWAL,
  maskPayoutAccount,
  PAYOUT_PROVIDERS,
} from "../../../schema/rules/wallet/withdrawal";

interface WithdrawPageProps {
  /** Null when it could not be read. */
  customer: {
    phone: string;
    maskedPhone: string;
    alipayAccount?: string | null;
    alipayRealName?: string | null;
    wechatNickname?: string | null;
  } | null;
  /** 分; null when it could not be read. */
  balance: number | null;
  terms: {
    dayLimit: number;
    dayTimes: number;
    holdHours: number;
    newBindingHoldHours: number;
    leftToday: number;
    timesLeft: number;
    holds: { payWay: string; until: string; reason: string }[];
    company?: { name: string; account: string } | null;
  } | null;
  /** Null when they could not be read. */
  payoutWays: readonly PayoutWay[] | null;
}

/** Whether a new binding is held depends on the customer: the first one may not be (`newBindingHoldHours`). */
const helpOf = (terms: WithdrawPageProps["terms"]): string[] => [
  "收款账户的实名须与填写的姓名一致，否则无法打款",
  ...(terms?.newBindingHoldHours ? [`今后新绑定的账户，${terms.newBindingHoldHours}小时后可提现`] : []),
  ...(terms?.holdHours ? [`更换手机号后，${terms.holdHours}小时内暂不能提现`] : []),
  ...(terms ? [`每天最多提现${formatMoney(terms.dayLimit)}，${terms.dayTimes}次`] : []),
  "提交后可在“提现记录”里查看进度",
];

/** Taking money out of the wallet: what there is, where it can go, and the form (WALLET-14..21). */
export function WithdrawPage(props: WithdrawPageProps) {
  // What cannot be read again stays as it was, and with it the form: it holds the key of a lost withdrawal, which another
  // press must not do twice.
  const customer = useLastValue(props.customer);
  const balance = useLastValue(props.balance);
  const terms = useLastValue(props.terms);
  const payoutWays = useLastValue(props.payoutWays);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const bound = {
    ALIPAY: customer?.alipayAccount ? maskPayoutAccount(customer.alipayAccount) : null,
    WECHAT: customer?.wechatNickname ?? null,
  };
  const ways: WithdrawFormProps["ways"] = [
    ...PAYOUT_PROVIDERS.filter((way) => payoutWays?.includes(way)).map((payWay) => ({
      payWay,
      account: bound[payWay],
    })),
    // A backend that does not tell its terms does not know companies' accounts, either (decision 046).
    ...(terms ? [{ payWay: "BANK" as const, account: terms.company?.account ?? null }] : []),
  ];
  return (
    <>
      <PageHeader
        title="申请提现"
        description="余额提现到您绑定的账户，手续费0.6%"
        actions={<LinkButton to={WITHDRAWALS.path}>提现记录</LinkButton>}
      />
      <FormPage aside={<FormHelp title="提现说明" points={helpOf(terms)} />}>
        <Card as="div">
          <div className={styles.balance}>
            <span>可提现余额</span>
            {balance === null ? <PartFailure what="余额" /> : <Money fen={balance} size="lg" />}
            {terms ? (
              <p className={styles.limits}>
                今日还可提现 {formatMoney(terms.leftToday)}，{terms.timesLeft} 次
              </p>
            ) : null}
          </div>
          {payoutWays === null || customer === null || balance === null ? (
            <ErrorState title="提现信息加载失败" onRetry={revalidate} />
          ) : ways.length === 0 ? (
            <Notice tone="warning">暂未开通在线提现，请联系客服</Notice>
          ) : (
            <>
              {balance < LEAST_WITHDRAWAL ? <Notice tone="info">余额满100元后可以提现</Notice> : null}
              <WithdrawForm
                balance={balance}
                ways={ways}
                holds={terms?.holds ?? []}
                dayLimit={terms?.dayLimit ?? null}
                newBindingHoldHours={terms?.newBindingHoldHours ?? null}
                leftToday={terms?.leftToday ?? null}
                timesLeft={terms?.timesLeft ?? null}
                realName={customer.alipayRealName ?? ""}
                company={terms?.company?.name ?? ""}
                phone={customer.phone}
                maskedPhone={customer.maskedPhone}
                bindHref={bindHref(WITHDRAW_PATH)}
                onDone={() => navigate(WITHDRAWALS.path)}
              />
            </>
          )}
          <p className={styles.help}>
            提现遇到问题，可
            {siteConfig.hotline ? (
              <>
                拨打客服电话 <a href={siteConfig.hotline.href}>{siteConfig.hotline.display}</a>（
                {siteConfig.hotline.hours}），或
              </>
            ) : null}
            发邮件至 <a href={`mailto:${companyConfig.email}`}>{companyConfig.email}</a>
          </p>
        </Card>
      </FormPage>
    </>
  );
}
