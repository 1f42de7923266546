import type { MarkupItemFragment } from "~/gql/graphql";
import { formatMoney } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";
import { CancelMarkupDocument } from "./markup-queries";

interface CancelDialogProps {
  markup: Pick<MarkupItemFragment, "id" | "orderId" | "amount">;
  onClose(): void;
}

/** Asks before the customer's own unpaid markup is taken back. */
export function CancelDialog({ markup: { id: markupId, orderId, amount }, onClose }: CancelDialogProps) {
  const cancellation = useMutate(CancelMarkupDocument, {
    success: "加价已取消",
    changes: orderTags(orderId),
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      title="取消加价"
      message={`确定取消这笔${formatMoney(amount)}的加价？取消后不再支付，需要时可以重新发起。`}
      confirmLabel="确定取消"
      cancelLabel="暂不取消"
      isDanger
      isOpen
      isPending={cancellation.isPending}
      onOpenChange={onClose}
      onConfirm={() => void cancellation.send({ markupId })}
    />
  );
}
