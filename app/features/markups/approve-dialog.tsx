import type { MarkupItemFragment } from "~/gql/graphql";
import { useRead } from "~/lib/graphql/use-read";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { Money } from "~/ui/values/money";
import { solveByMarkup } from "../abnormal/abnormal-queries";
import { MarkupOfOrder, whyNoMarkup } from "./markup-of-order";
import { MarkupPayDialog } from "./markup-pay-dialog";
import { approveMarkup, MarkupRequestOrderDocument } from "./markup-queries";
import styles from "./markups.module.css";

interface ApproveDialogProps {
  request: MarkupItemFragment;
  onClose(): void;
}

/**
 * Approves a master's request by paying it, after the warning that an accepted order needs (MARK-16, ACT-20). One for an
 * exception solves it (MARK-11).
 */
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const { id: markupId, orderId, amount, kind, markupType, remark, createdBy } = request;
  const read = useRead(
    MarkupRequestOrderDocument,
    { id: orderId },
    { pick: ({ order }) => order, about: [`Order:${orderId}`], requestPolicy: "network-only" },
  );
  const order = read.data;
  const bar = order && whyNoMarkup(order);
  return (
    <MarkupPayDialog
      title="确认支付加价"
      orderId={orderId}
      amount={amount}
      isRequest
      isDisabled={!order || bar !== null}
      choose={() => ({ markupId, quotedAmount: amount })}
      send={approveMarkup}
      onPaid={() => {
        toast.success("审核成功");
        onClose();
        if (kind === "ABNORMAL") solveByMarkup(orderId, amount);
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
          <MarkupOfOrder {...{ read, order, bar }} skeleton={<Skeleton lines={2} height={56} />}>
            {payWays}
          </MarkupOfOrder>
        </div>
      )}
    </MarkupPayDialog>
  );
}
