import type { MarkupItemFragment } from "~/gql/graphql";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Money } from "~/ui/money";
import { toast } from "~/ui/toast";
import { isPayable, isPaying, MarkupPayDialogs, MarkupPayWays } from "./markup-payment";
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
    <>
      <Dialog
        title="确认支付加价"
        isOpen={!isPaying(payment)}
        isDismissable={false}
        onOpenChange={onClose}
        footer={
          <>
            <Button isDisabled={payment.isPending} onPress={onClose}>
              取消
            </Button>
            <Button
              variant="warm"
              isPending={payment.isPending}
              isDisabled={!isPayable(payment, amount)}
              onPress={payment.start}
            >
              确认支付
            </Button>
          </>
        }
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
      </Dialog>
      <MarkupPayDialogs payment={payment} amount={amount} />
    </>
  );
}
