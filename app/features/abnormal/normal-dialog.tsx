import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";
import { SolveExceptionDocument } from "./abnormal-queries";

interface NormalDialogProps {
  orderId: string;
  onClose(): void;
  /** Called when the order continues. */
  onSolved(): void;
}

/** Solves an exception without a change: the master continues with the goods as they are (ABN-06, ABN-07). */
export function NormalDialog({ orderId, onClose, onSolved }: NormalDialogProps) {
  const solution = useMutate(SolveExceptionDocument, {
    success: "处理成功",
    changes: ["AbnormalRecord", ...orderTags(orderId)],
    onDone: onSolved,
    onStale: onClose,
  });
  return (
    <ConfirmDialog
      message="确认货物不影响安装，让师傅继续正常服务吗？"
      isOpen
      isPending={solution.isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen && !solution.isPending) onClose();
      }}
      onConfirm={() => void solution.send({ orderId, way: "NORMAL" })}
    />
  );
}
