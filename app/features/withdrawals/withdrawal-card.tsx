import { Link, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { WithdrawalItemFragment } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import { Fact, Facts } from "~/ui/lists/facts";
import { RecordCard } from "~/ui/lists/record-list";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import { Countdown } from "~/ui/values/countdown";
import { Money } from "~/ui/values/money";
import { WITHDRAWAL_STATUS_NAMES } from "../../../schema/rules/wallet/withdrawal";
import { WITHDRAW_PATH } from "./withdrawal-address";
import styles from "./withdrawals.module.css";

const ConfirmDialog = lazyComponent(async () => (await import("./confirm-dialog")).ConfirmDialog);

const WithdrawalFragment = graphql(`
  fragment WithdrawalItem on Withdrawal {
    id
    createdAt
    target
    payWay
    amount
    actual
    fee
    status
    isReviewed
    finishedAt
    reason
    confirmPath
    confirmBefore
  }
`);

const TONES: Record<WithdrawalItemFragment["status"], Tone> = {
  CASH_OUT: "info",
  FINISH: "success",
  FALL: "danger",
};

interface WithdrawalCardProps {
  withdrawal: FragmentType<typeof WithdrawalFragment>;
  /** The server's time when the list was made (ISO). */
  serverNow: string;
}

/** One withdrawal of the list: amounts, state, and next step (WALLET-12, WALLET-13). */
export function WithdrawalCard(props: WithdrawalCardProps) {
  const withdrawal = getFragment(WithdrawalFragment, props.withdrawal);
  const { status, createdAt, finishedAt, target, amount, fee, actual } = withdrawal;
  const { confirmPath, confirmBefore } = withdrawal;
  return (
    <RecordCard
      head={
        <>
          <StatusChip tone={TONES[status]}>{WITHDRAWAL_STATUS_NAMES[status]}</StatusChip>
          <span className={styles.time}>{formatDateTime(createdAt)}</span>
        </>
      }
    >
      <Facts>
        <Fact name="提现金额">
          <Money fen={amount} />
        </Fact>
        <Fact name="手续费">
          <Money fen={fee} />
        </Fact>
        <Fact name="实际到账">
          <Money fen={actual} />
        </Fact>
        <Fact name="收款账户">{target}</Fact>
        <Fact name={status === "FALL" ? "退回时间" : "到账时间"}>
          {finishedAt ? formatDateTime(finishedAt) : null}
        </Fact>
      </Facts>
      <p className={styles.next}>
        {nextOf(withdrawal)}
        {status === "FALL" ? <Link to={WITHDRAW_PATH}>重新申请</Link> : null}
      </p>
      {confirmPath && confirmBefore ? (
        <Confirm path={confirmPath} confirmBefore={confirmBefore} serverNow={props.serverNow} />
      ) : null}
    </RecordCard>
  );
}

interface ConfirmProps {
  path: string;
  /** ISO */
  confirmBefore: string;
  serverNow: string;
}

/** A transfer that its payee has to confirm in WeChat: the time left, and a link. */
function Confirm({ path, confirmBefore, serverNow }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const reload = useRevalidator().revalidate;
  return (
    <div className={styles.confirm}>
      <Button variant="primary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        去微信确认收款
      </Button>
      <p className={styles.limits}>
        还剩 <Countdown until={confirmBefore} serverNow={serverNow} onEnd={reload} />
      </p>
      {isOpen ? (
        <ConfirmDialog
          path={path}
          confirmBefore={confirmBefore}
          serverNow={serverNow}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

/** The next step, or the last one. */
function nextOf({ status, isReviewed, payWay, reason, confirmPath }: WithdrawalItemFragment): string {
  if (status === "FINISH") return "已打款成功，请在收款账户的账单中查看";
  if (status === "FALL") return `${reason ?? "打款未成功"}，款项已全额退回余额。`;
  if (confirmPath) return "等待您在微信中确认收款，逾期未确认，款项会退回余额";
  if (isReviewed == null) return "提现处理中";
  if (payWay === "BANK") return bankStep(isReviewed);
  if (!isReviewed) return "等待平台审核，一般不超过1个工作日，通过后自动打款";
  return payWay === "WECHAT"
    ? "正在打款，请留意微信通知，需要时请在24小时内确认收款"
    : "正在打款到支付宝，通常几分钟内到账";
}

const bankStep = (isReviewed: boolean): string =>
  isReviewed
    ? "审核已通过，财务正在打款到对公账户，一般不超过3个工作日"
    : "等待平台审核，通过后由财务打款到对公账户";
