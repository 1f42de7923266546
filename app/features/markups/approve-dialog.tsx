import type { MarkupItemFragment } from "~/gql/graphql";
import { useRead } from "~/lib/graphql/use-read";
import { ErrorState } from "~/ui/feedback/error-state";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { Money } from "~/ui/values/money";
import { MARKUP_OVER_TEXT } from "../../../schema/rules/markups/markup";
import { solveByMarkup } from "../abnormal/abnormal-queries";
import { MarkupPayDialog } from "./markup-pay-dialog";
import { approveMarkup, MarkupRequestOrderDocument } from "./markup-queries";
import styles from "./markups.module.css";
import { PaidToMaster } from "./paid-to-master";

interface ApproveDialogProps {
  request: MarkupItemFragment;
  onClose(): void;
}

/**
 * Approves a master's request by paying it, after the warning that an accepted order needs (MARK-16, ACT-20). One for an
 * exception solves it (MARK-11).
 */
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const { id: markupId, number, orderId, amount, kind, markupType, remark, createdBy } = request;
  const { status, data, reload } = useRead(
    MarkupRequestOrderDocument,
    { id: orderId },
    { pick: ({ order }) => order, requestPolicy: "network-only" },
  );
  const isOver = data?.service?.isMarkupOver ?? false;
  return (
    <MarkupPayDialog
      title="确认支付加价"
      orderId={orderId}
      amount={amount}
      isRequest
      isDisabled={!data || isOver}
      choose={() => ({ markupId, number })}
      send={approveMarkup}
      onPaid={() => {
        toast.success("审核成功");
        onClose();
        if (kind === "ABNORMAL") solveByMarkup(orderId);
      }}
      onClose={onClose}
    >
      {(payWays) => (
        <div className={styles.body}>
          <p className={styles.asked}>
            <span>
              {createdBy} 申请{markupType}
            </span>
            <Money fen={amount} size="lg" />
          </p>
          {remark ? <p className={styles.remark}>{remark}</p> : null}
          {status === "failed" ? (
            <ErrorState title="订单加载失败" onRetry={reload} />
          ) : !data ? (
            <Skeleton lines={2} height={56} />
          ) : isOver ? (
            <Notice tone="warning">{MARKUP_OVER_TEXT}</Notice>
          ) : (
            <>
              <PaidToMaster status={data.status} />
              {payWays}
            </>
          )}
        </div>
      )}
    </MarkupPayDialog>
  );
}
