import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import type { StepDialogProps } from "../order-steps/step-dialog";
import { ExceptionFormDocument } from "./abnormal-queries";
import { ExceptionForm } from "./exception-form";

/** Reports an exception of an order (ACT-18, LIST-37). */
export function ExceptionDialog({ orderId, onClose }: StepDialogProps) {
  const { status, data, failure, reload } = useRead(
    ExceptionFormDocument,
    { id: orderId },
    { pick: ({ order, dictItems }) => order && dictItems && { order, types: dictItems } },
  );
  return (
    <Dialog title="添加异常" size="lg" isOpen isDismissable={false} onOpenChange={onClose}>
      {status === "failed" ? (
        <ReadFailure what="表单" why={failure} onRetry={reload} />
      ) : data ? (
        <ExceptionForm orderId={orderId} order={data.order} types={data.types} onClose={onClose} />
      ) : (
        <Skeleton lines={5} height={40} />
      )}
    </Dialog>
  );
}
