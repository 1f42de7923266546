import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useStep } from "../order-steps/use-step";
import { solveException } from "./abnormal-queries";

interface NormalDialogProps {
  orderId: string;
  onClose(): void;
  onDone(): void;
  /** Somebody else was first. */
  onStale(): void;
}

/** The goods can be worked with as they are: the master goes on (ABN-06, ABN-07). */
export function NormalDialog({ orderId, onClose, onDone, onStale }: NormalDialogProps) {
  const step = useStep({ success: "处理成功", onDone, onStale });
  return (
    <ConfirmDialog
      message="确认货物不影响安装，让师傅继续正常服务吗？"
      isOpen
      isPending={step.isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen && !step.isPending) onClose();
      }}
      onConfirm={() => void step.take(() => solveException({ orderId, way: "NORMAL" }))}
    />
  );
}
