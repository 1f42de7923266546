import { type FragmentType, getFragment, graphql } from "~/gql";
import type { RefundStatus as StatusName } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import styles from "./refunds.module.css";

const RefundStatusFragment = graphql(`
  fragment RefundStatus on Refund {
    status
    statusName
    wayBack
    amount
    succeededAt
    refuseReason
    acceptedByItselfAt
    arbitration { result }
  }
`);

const TONES: Record<StatusName, Tone> = {
  WAIT: "info",
  AGREE: "info",
  REFUSE: "warning",
  ARBITRATION: "info",
  PROCESSED: "success",
  SUCCESS: "success",
  FAIL: "danger",
  CANCEL: "neutral",
  ARBITRATION_CANCEL: "neutral",
};

/** The label of a refund, and a line about the next step or the result (REFUND-17..25, REFUND-27). */
export function RefundStatus(props: { refund: FragmentType<typeof RefundStatusFragment> }) {
  const refund = getFragment(RefundStatusFragment, props.refund);
  const note = noteOf(refund);
  return (
    <div className={styles.status}>
      <StatusChip tone={TONES[refund.status]}>{refund.statusName}</StatusChip>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

function noteOf(refund: {
  status: StatusName;
  wayBack?: string | null;
  amount?: number | null;
  succeededAt?: string | null;
  refuseReason?: string | null;
  acceptedByItselfAt?: string | null;
  arbitration?: { result?: string | null } | null;
}): string | null {
  const { status, refuseReason, acceptedByItselfAt } = refund;
  const where = refund.wayBack ?? "";
  if (status === "WAIT") return "等待师傅或平台审核";
  if (status === "ARBITRATION") return "平台正在核实，请留意消息";
  if (status === "REFUSE") {
    const reason = refuseReason ? `原因：${refuseReason}` : null;
    const until = acceptedByItselfAt ? `请在${formatDateTime(acceptedByItselfAt)}前处理` : null;
    return [reason, until].filter(Boolean).join("；");
  }
  if (status === "FAIL") return "暂未退回，系统会继续办理";
  if (status === "AGREE") return `正在退回${where}`;
  if (status === "PROCESSED" && !refund.amount) return refund.arbitration?.result ?? null;
  if (status === "PROCESSED" && !refund.succeededAt) return `正在退回${where}`;
  return refund.succeededAt ? `已退回${where}` : null;
}
