import { useRevalidator } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import {
  ACTIVITY_PAGE,
  DEVELOPER_PAGE,
  PASSWORD_PAGE,
  SESSIONS_PAGE,
} from "~/features/account-safety/safety-address";
import { useOffers } from "~/features/customer-area/offers";
import { PayMark } from "~/features/payment/pay-mark";
import { SmallPaymentRow } from "~/features/payment/small-payment/small-payment-row";
import styles from "~/features/payout-accounts/payout-accounts.module.css";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { ErrorState } from "~/ui/feedback/error-state";
import { Phone, ShieldCheck } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { StatusChip } from "~/ui/tags/status-chip";
import { PERSONAL_DATA_PAGE } from "../../../schema/rules/account/personal-data";
import type { SmallPaymentSetting } from "../../../schema/rules/payments/small-payment";
import { maskPayoutAccount, type PayoutWay } from "../../../schema/rules/wallet/withdrawal";

const BindAlipayDialog = lazyComponent(
  async () => (await import("~/features/payout-accounts/bind-alipay-dialog")).BindAlipayDialog,
);
const BindWechatDialog = lazyComponent(
  async () => (await import("~/features/payout-accounts/bind-wechat-dialog")).BindWechatDialog,
);
const BindCompanyDialog = lazyComponent(
  async () => (await import("~/features/payout-accounts/bind-company-dialog")).BindCompanyDialog,
);
const UnbindDialog = lazyComponent(
  async () => (await import("~/features/payout-accounts/unbind-dialog")).UnbindDialog,
);

interface SafetyPageProps {
  /** Null when it could not be read. */
  customer: {
    phone: string;
    maskedPhone: string;
    hasPayPassword: boolean;
    alipayAccount?: string | null;
    alipayRealName?: string | null;
    wechatNickname?: string | null;
  } | null;
  /** Ways that the platform pays out by; null when they could not be read. */
  payoutWays: readonly PayoutWay[] | null;
  /** Null where the backend does not pay out to companies' accounts, or could not be read. */
  terms: {
    holdHours: number;
    newBindingHoldHours: number;
    company?: { name: string; account: string } | null;
  } | null;
  /** Payments without a password; null when that could not be read. */
  smallPayment: SmallPaymentSetting | null;
  /** Page to come back to. */
  back: string | null;
}

type Opened = "bind-alipay" | "bind-wechat" | "bind-bank" | "unbind-alipay" | "unbind-wechat" | "unbind-bank";

const OPENED = {
  ALIPAY: { bind: "bind-alipay", unbind: "unbind-alipay" },
  WECHAT: { bind: "bind-wechat", unbind: "unbind-wechat" },
  BANK: { bind: "bind-bank", unbind: "unbind-bank" },
} as const satisfies Record<PayoutWay, Record<string, Opened>>;

/** The rows of the account's safety, each with how it stands and what can be done (SAFE-01..04). */
export function SafetyPage({ customer, payoutWays, terms, smallPayment, back }: SafetyPageProps) {
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const offers = useOffers();
  const close = () => setOpened(null);
  const actions = (
    <>
      {offers.devices ? <LinkButton to={SESSIONS_PAGE}>登录设备</LinkButton> : null}
      {offers.activity ? <LinkButton to={ACTIVITY_PAGE}>账户动态</LinkButton> : null}
      {offers.personalData ? <LinkButton to={PERSONAL_DATA_PAGE}>个人信息</LinkButton> : null}
      {offers.apiKeys ? <LinkButton to={DEVELOPER_PAGE}>开放平台</LinkButton> : null}
      {back ? (
        <LinkButton to={back}>
          {back.startsWith("/user/wallet/money") ? "返回继续提现" : "返回刚才的页面"}
        </LinkButton>
      ) : null}
    </>
  );
  if (!customer) {
    return (
      <>
        <PageHeader title="账户安全" actions={actions} />
        <Card as="div">
          <ErrorState title="账户信息加载失败" onRetry={revalidate} />
        </Card>
      </>
    );
  }
  const { alipayAccount = null, alipayRealName = null, wechatNickname = null } = customer;
  const alipay = alipayAccount && maskPayoutAccount(alipayAccount);
  const phone = { phone: customer.phone, maskedPhone: customer.maskedPhone };
  const company = terms?.company ?? null;
  const unbinding = { ...phone, holdHours: terms?.holdHours ?? null };
  const binding = { ...phone, holdHours: terms?.newBindingHoldHours ?? null };
  const isOffered = (way: PayoutWay) => way === "BANK" || (payoutWays?.includes(way) ?? true);
  /** What is bound can always be taken away; binding needs the provider. */
  const bindAction = (way: PayoutWay, isBound: boolean) => {
    if (isBound) {
      return (
        <Button aria-haspopup="dialog" onPress={() => setOpened(OPENED[way].unbind)}>
          解绑
        </Button>
      );
    }
    if (!isOffered(way)) return null;
    return (
      <Button variant="primary" aria-haspopup="dialog" onPress={() => setOpened(OPENED[way].bind)}>
        绑定
      </Button>
    );
  };
  const afterBinding = binding.holdHours ? `${binding.holdHours}小时后` : "后";
  const unbound = (way: PayoutWay) =>
    isOffered(way) ? `未绑定，绑定${afterBinding}可提现到该账户` : "暂未开通";
  return (
    <>
      <PageHeader title="账户安全" description="修改前都会验证您的手机，并发消息告诉您" actions={actions} />
      <Card as="div">
        <ul className={styles.rows} aria-label="账户安全">
          <Row
            icon={<ShieldCheck size={20} />}
            name="余额支付密码"
            isSet={customer.hasPayPassword}
            state={customer.hasPayPassword ? "钱包支付时使用" : "设置后可用钱包支付"}
            action={<LinkButton to={PASSWORD_PAGE}>{customer.hasPayPassword ? "修改" : "设置"}</LinkButton>}
          />
          <Row
            icon={<Phone size={20} />}
            name="手机号"
            isSet
            state={customer.maskedPhone}
            action={<LinkButton to="/user/safety/phone">修改</LinkButton>}
          />
          <Row
            icon={<PayMark way="ALIPAY" />}
            name="支付宝账号"
            isSet={alipay !== null}
            state={
              alipay
                ? `${alipay}${alipayRealName ? `（${maskName(alipayRealName)}）` : ""}`
                : unbound("ALIPAY")
            }
            action={bindAction("ALIPAY", alipay !== null)}
          />
          <Row
            icon={<PayMark way="WECHAT" />}
            name="微信账号"
            isSet={wechatNickname !== null}
            state={wechatNickname ?? unbound("WECHAT")}
            action={bindAction("WECHAT", wechatNickname !== null)}
          />
          {terms ? (
            <Row
              icon={<PayMark way="BANK" />}
              name="对公账户"
              isSet={company !== null}
              state={company ? `${company.name} ${company.account}` : unbound("BANK")}
              action={bindAction("BANK", company !== null)}
            />
          ) : null}
        </ul>
        <SmallPaymentRow setting={smallPayment} />
      </Card>
      {opened === "bind-alipay" ? <BindAlipayDialog {...binding} onClose={close} /> : null}
      {opened === "bind-wechat" ? <BindWechatDialog {...binding} onClose={close} /> : null}
      {opened === "bind-bank" ? <BindCompanyDialog {...binding} onClose={close} /> : null}
      {opened === "unbind-bank" ? (
        <UnbindDialog {...unbinding} payWay="BANK" account={`对公账户 ${company?.account}`} onClose={close} />
      ) : null}
      {opened === "unbind-alipay" ? (
        <UnbindDialog {...unbinding} payWay="ALIPAY" account={`支付宝 ${alipay}`} onClose={close} />
      ) : null}
      {opened === "unbind-wechat" ? (
        <UnbindDialog {...unbinding} payWay="WECHAT" account={`微信 ${wechatNickname}`} onClose={close} />
      ) : null}
    </>
  );
}

/** A name whose first character is hidden, as banks show it. */
const maskName = (name: string): string => `*${[...name].slice(1).join("")}`;

interface RowProps {
  icon: ReactNode;
  name: string;
  isSet: boolean;
  state: string;
  action?: ReactNode;
}

function Row({ icon, name, isSet, state, action }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.state}>
          <StatusChip tone={isSet ? "success" : "neutral"}>{isSet ? "已设置" : "未设置"}</StatusChip>
          {state}
        </p>
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
