import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { ErrorState } from "~/ui/feedback/error-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import type { StepDialogProps } from "../order-steps/step-dialog";
import { ExceptionFormDocument } from "./abnormal-queries";
import { ExceptionForm } from "./exception-form";

/** Reports an exception of an order (ACT-18, LIST-37). */
export function ExceptionDialog({ orderId, onClose }: StepDialogProps) {
  const { status, data, reload } = useRead(
    ExceptionFormDocument,
    { id: orderId },
    { pick: ({ order, dictItems }) => order && dictItems && { order, types: dictItems } },
  );
  return (
    <Dialog title="添加异常" size="lg" isOpen isDismissable={false} onOpenChange={onClose}>
      {status === "failed" ? (
        <ErrorState title="表单加载失败" onRetry={reload} />
      ) : data ? (
        <ExceptionForm orderId={orderId} order={data.order} types={data.types} onClose={onClose} />
      ) : (
        <Skeleton lines={5} height={40} />
      )}
    </Dialog>
  );
}
