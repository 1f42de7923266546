import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { AWAITS_BIDS } from "../../../../schema/rules/bids/bids";
import styles from "./address-dialog.module.css";
import type { useSubmission } from "./use-submission";

interface SubmissionOutcomeProps {
  state: ReturnType<typeof useSubmission>["state"];
  /** Sends the same rows again; those with an order are not changed. */
  onRetry(): void;
  /** Whether masters bid for the orders: then there is nothing to pay yet. */
  isForBids: boolean;
}

/** Progress and result of a submission. */
export function SubmissionOutcome({ state, isForBids, onRetry }: SubmissionOutcomeProps) {
  const { phase, total, tried, orderIds, failed, stopped } = state;
  if (phase === "sending") {
    return (
      <div className={styles.progress}>
        <progress aria-label="提交进度" value={tried} max={total} />
        <p role="status">
          正在下单：{tried} / {total}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.body}>
      {orderIds.length > 0 ? (
        <Notice tone="success">
          {orderIds.length === total ? "提交成功，" : ""}
          {orderIds.length} 单已下单{orderIds.length === total ? "" : `，共提交 ${total} 单`}。
          {isForBids ? `${AWAITS_BIDS}，收到报价会通知您。` : "请在 24 小时内付款。"}
        </Notice>
      ) : null}
      {stopped ? (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onPress={onRetry}>
              继续提交
            </Button>
          }
        >
          {stopped.message}。
          {stopped.isLost
            ? `还有 ${total - tried} 单没有得到结果，可能已下单；点“继续提交”不会重复下单。`
            : `还有 ${total - tried} 单没有提交，已下的订单不会重复。`}
        </Notice>
      ) : null}
      {failed.length > 0 ? (
        <Notice tone="warning">
          {failed.length} 单没有下单：{failed[0]?.message}
          {failed.length > 1 ? " 等" : ""}。关闭后可在列表中查看每一行的原因，修改后重新提交。
        </Notice>
      ) : null}
    </div>
  );
}
