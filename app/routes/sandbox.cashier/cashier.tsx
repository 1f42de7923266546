import { Form, Link, useNavigation } from "@remix-run/react";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { Button, type ButtonVariant } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Notice } from "../../ui/feedback/notice";
import { Card } from "../../ui/layout/card";
import { PageHeader } from "../../ui/layout/page-header";
import { StatusChip } from "../../ui/tags/status-chip";
import { Money } from "../../ui/values/money";
import styles from "./cashier.module.css";
import { type CASHIER_ACTIONS, CASHIER_PATH, type CashierAnswer, type CashierTrade } from "./cashier-trade";

interface CashierProps {
  trade: CashierTrade | null;
  trades: CashierTrade[];
  answer: CashierAnswer | null;
}

const PROVIDERS = { ALIPAY: "支付宝", WECHAT: "微信支付" } as const;
const STATUS = {
  OPEN: { tone: "warning", label: "待付款" },
  PAID: { tone: "success", label: "已付款" },
  CLOSED: { tone: "neutral", label: "已关闭" },
} as const;

/** The sandbox's cashier: where the payers of the played providers pay, cancel, or let the notification get lost. */
export function Cashier({ trade, trades, answer }: CashierProps) {
  return (
    <main className={styles.page} id={MAIN_CONTENT_ID} tabIndex={-1}>
      <Notice tone="warning" action={<Link to="/sandbox">返回沙盒控制台</Link>}>
        <strong>本地沙盒</strong>：这里不是真正的支付宝或微信，不涉及真实资金。
      </Notice>
      <PageHeader title="沙盒收银台" description="扮演付款人：支付、取消，或让支付通知延迟、重复" />
      {answer?.problem ? <Notice tone="danger">{answer.problem}</Notice> : null}
      {answer?.done ? <Notice tone="success">{answer.done}</Notice> : null}
      {trade ? <Trade {...trade} /> : <Trades trades={trades} />}
    </main>
  );
}

function Trade(trade: CashierTrade) {
  const { provider, subject, amount, refunded, outTradeNo, returnUrl, createTime, status } = trade;
  const isOpen = status === "OPEN";
  return (
    <Card title={PROVIDERS[provider]} actions={<Status status={status} />}>
      <dl className={styles.facts}>
        <div>
          <dt>付款内容</dt>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>交易号</dt>
          <dd className={styles.number}>{outTradeNo}</dd>
        </div>
        <div>
          <dt>创建时间</dt>
          <dd>{createTime}</dd>
        </div>
        <div>
          <dt>金额</dt>
          <dd>
            <Money fen={amount} size="lg" />
          </dd>
        </div>
        {refunded > 0 ? (
          <div>
            <dt>已退款</dt>
            <dd>
              <Money fen={refunded} />
            </dd>
          </div>
        ) : null}
      </dl>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="trade" value={outTradeNo} />
        {isOpen ? (
          <>
            <Step action="pay" label="确认支付" variant="primary" />
            <Step action="pay-late" label="支付，通知延迟" />
            <Step action="pay-twice" label="支付，重复通知" />
            <Step action="cancel" label="取消支付" />
          </>
        ) : (
          <Step action="notify" label="再次发送通知" />
        )}
      </Form>
      {isOpen ? null : (
        <p>
          <a href={returnUrl}>返回商户页面</a>
        </p>
      )}
    </Card>
  );
}

interface StepProps {
  action: (typeof CASHIER_ACTIONS)[number];
  label: string;
  variant?: ButtonVariant;
}

function Step({ action, label, variant = "secondary" }: StepProps) {
  const { state, formData } = useNavigation();
  return (
    <Button
      type="submit"
      name="action"
      value={action}
      variant={variant}
      isPending={formData?.get("action") === action}
      isDisabled={state === "submitting" && formData?.get("action") !== action}
    >
      {label}
    </Button>
  );
}

const Status = ({ status }: Pick<CashierTrade, "status">) => (
  <StatusChip tone={STATUS[status].tone}>{STATUS[status].label}</StatusChip>
);

function Trades({ trades }: { trades: CashierTrade[] }) {
  if (trades.length === 0) {
    return (
      <Card>
        <EmptyState title="还没有交易" description="在支付页选择支付宝或微信支付后，交易会出现在这里" />
      </Card>
    );
  }
  return (
    <Card title="最近的交易">
      <ul className={styles.trades}>
        {trades.map(({ outTradeNo, provider, subject, amount, status, createTime }) => (
          <li key={outTradeNo}>
            <Link to={`${CASHIER_PATH}?${new URLSearchParams({ trade: outTradeNo })}`}>{subject}</Link>
            <span className={styles.note}>
              {PROVIDERS[provider]} · {createTime}
            </span>
            <Money fen={amount} />
            <Status status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
