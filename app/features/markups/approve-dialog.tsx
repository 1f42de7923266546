import type { MarkupItemFragment } from "~/gql/graphql";
import { toast } from "~/ui/feedback/toast";
import { Money } from "~/ui/values/money";
import { MarkupPayDialog } from "./markup-pay-dialog";
import { approveMarkup } from "./markup-queries";
import styles from "./markups.module.css";

interface ApproveDialogProps {
  request: MarkupItemFragment;
  onClose(): void;
}

/** Approves a master's request by paying it (MARK-16). */
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const { id: markupId, number, amount, markupType, remark, createdBy } = request;
  return (
    <MarkupPayDialog
      title="确认支付加价"
      orderId={request.orderId}
      amount={amount}
      isRequest
      choose={() => ({ markupId, number })}
      send={approveMarkup}
      onPaid={() => {
        toast.success("审核成功");
        onClose();
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
          {payWays}
        </div>
      )}
    </MarkupPayDialog>
  );
}
