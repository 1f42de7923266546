import { Link } from "@remix-run/react";
import { BankPanel, type SandboxBankWithdrawal } from "~/features/sandbox/bank-panel";
import { ComplaintPanel, type SandboxComplaint } from "~/features/sandbox/complaint-panel";
import { BlockForm, MessageForm, PayoutsForm, RechargeForm } from "~/features/sandbox/console-forms";
import { FeedbackPanel, type SandboxFeedback } from "~/features/sandbox/feedback-panel";
import { HealthPanel, type SandboxHealth } from "~/features/sandbox/health-panel";
import { OrderPanel, type SandboxOrder } from "~/features/sandbox/order-panel";
import styles from "~/features/sandbox/sandbox.module.css";
import { type SandboxSms, SmsInbox } from "~/features/sandbox/sms-inbox";
import { type SandboxWechat, WechatInbox } from "~/features/sandbox/wechat-inbox";
import { type SandboxWithdrawal, WithdrawalPanel } from "~/features/sandbox/withdrawal-panel";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { Notice } from "../../ui/feedback/notice";
import { PageHeader } from "../../ui/layout/page-header";
import { CASHIER_PATH } from "../sandbox.cashier/cashier-trade";

interface SandboxConsoleProps {
  sms: SandboxSms[] | null;
  wechat: SandboxWechat[] | null;
  orders: SandboxOrder[] | null;
  complaints: SandboxComplaint[] | null;
  feedback: SandboxFeedback[] | null;
  withdrawals: SandboxWithdrawal[] | null;
  bank: SandboxBankWithdrawal[] | null;
  /** Until when every change is in the lists of orders and cases, Shanghai time; null before the first minute. */
  asOf: string | null;
  health: SandboxHealth | null;
  /** Idempotency key for the forms of this load. */
  loadedKey: string;
}

/** The local console: reads the SMS that were "sent" and plays the platform's staff. */
export function SandboxConsole(props: SandboxConsoleProps) {
  const { sms, wechat, orders, complaints, feedback, withdrawals, bank, asOf, health, loadedKey } = props;
  return (
    <main className={styles.page} id={MAIN_CONTENT_ID} tabIndex={-1}>
      <Notice tone="warning" action={<Link to="/">返回网站首页</Link>}>
        <strong>本地沙盒</strong>：这里的短信、消息和充值都是模拟的，不会发给任何人，也不涉及真实资金。
      </Notice>
      <PageHeader
        title="沙盒控制台"
        description="扮演师傅与平台推进订单，查看模拟短信，代平台向客户发消息、充值、拉黑账号，并检查系统状况"
        actions={
          <>
            <Link to={CASHIER_PATH}>打开收银台</Link>
            <Link to="/sandbox/ui">查看组件</Link>
          </>
        }
      />
      <p className={styles.asOf}>
        {asOf === null ? "订单与待处理事项正在首次汇总" : `订单与待处理事项的数据截至 ${asOf}`}
      </p>
      <OrderPanel orders={orders} loadedKey={loadedKey} />
      <ComplaintPanel complaints={complaints} loadedKey={loadedKey} />
      <FeedbackPanel feedback={feedback} loadedKey={loadedKey} />
      <WithdrawalPanel withdrawals={withdrawals} loadedKey={loadedKey} />
      <BankPanel withdrawals={bank} loadedKey={loadedKey} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <SmsInbox messages={sms} />
          <WechatInbox messages={wechat} />
          <HealthPanel health={health} />
        </div>
        <div className={styles.column}>
          <MessageForm loadedKey={loadedKey} />
          <RechargeForm loadedKey={loadedKey} />
          <PayoutsForm loadedKey={loadedKey} />
          <BlockForm loadedKey={loadedKey} />
        </div>
      </div>
    </main>
  );
}
