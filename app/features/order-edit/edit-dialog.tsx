import { useRef } from "react";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { EditForm } from "./edit-form";
import { type EditedOrder, EditedOrderDocument, editedTags } from "./edit-query";

/**
 * Changes recipient, address, waybill, wished time and note of an order. The order is read when the dialog
 * opens, and again when it has changed elsewhere. When that fails, the form stays with the order that was read before.
 */
export function EditDialog(props: StepDialogProps) {
  const { status, data, failure, reload } = useRead(
    EditedOrderDocument,
    { id: props.orderId },
    { pick: ({ order }) => order, about: editedTags(props.orderId), requestPolicy: "network-only" },
  );
  const latest = useRef<EditedOrder | null>(null);
  latest.current = data ?? latest.current;
  if (latest.current) return <EditForm {...props} order={latest.current} />;
  return (
    <Dialog title="修改订单" size="lg" isOpen onOpenChange={props.onClose}>
      {status === "failed" ? (
        <ReadFailure what="订单" why={failure} onRetry={reload} />
      ) : (
        <Skeleton lines={6} height={48} />
      )}
    </Dialog>
  );
}
