import type { MarkupItemFragment } from "~/gql/graphql";
import { Money } from "~/ui/money";
import { toast } from "~/ui/toast";
import { MarkupPayDialog } from "./markup-pay-dialog";
import { MarkupPayWays } from "./markup-payment";
import { approveMarkup } from "./markup-queries";
import styles from "./markups.module.css";
import { useMarkupPayment } from "./use-markup-payment";

interface ApproveDialogProps {
  request: MarkupItemFragment;
  onClose(): void;
  /** It was decided, here or elsewhere. */
  onChanged(): void;
}

/** Approves what a master asks for, by paying it (MARK-16). */
export function ApproveDialog({ request, onClose, onChanged }: ApproveDialogProps) {
  const { id: markupId, number, amount, markupType, remark, createdBy } = request;
  const end = () => {
    onChanged();
    onClose();
  };
  const payment = useMarkupPayment({
    isRequest: true,
    send: (paid) => approveMarkup({ ...paid, markupId, number }),
    onPaid() {
      toast.success("审核成功");
      end();
    },
    onRefused: end,
  });
  return (
    <MarkupPayDialog
      title="确认支付加价"
      payment={payment}
      amount={amount}
      onPay={payment.start}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p className={styles.asked}>
          <span>
            {createdBy} 申请{markupType}
          </span>
          <Money fen={amount} size="lg" />
        </p>
        {remark ? <p className={styles.remark}>{remark}</p> : null}
        <MarkupPayWays payment={payment} amount={amount} />
      </div>
    </MarkupPayDialog>
  );
}
