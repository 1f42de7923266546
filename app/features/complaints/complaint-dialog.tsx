import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { ComplaintForm } from "./complaint-form";
import { ComplainableOrdersDocument } from "./complaint-queries";

interface ComplaintDialogProps {
  /** The order that it is about; one can be chosen when left out. */
  orderId?: string;
  onClose(): void;
}

/** Complains about an order, from the rights centre or from the order itself (COMP-03, COMP-13, LIST-39). */
export function ComplaintDialog({ orderId, onClose }: ComplaintDialogProps) {
  const { status, data, failure, reload } = useRead(
    ComplainableOrdersDocument,
    { orderId: orderId ?? null },
    { pick: ({ viewer }) => viewer?.complainableOrders, requestPolicy: "network-only" },
  );
  if (data && data.length > 0) {
    return <ComplaintForm orders={data} orderId={orderId ?? null} onClose={onClose} />;
  }
  return (
    <Dialog title="投诉" size="lg" isOpen onOpenChange={onClose}>
      {status === "failed" ? (
        <ReadFailure what="订单" why={failure} onRetry={reload} />
      ) : data ? (
        <EmptyState
          title={orderId === undefined ? "没有可投诉的订单" : "这笔订单现在不能投诉"}
          description="已付款且未关闭的订单可以投诉"
          action={<Button onPress={onClose}>知道了</Button>}
        />
      ) : (
        <Skeleton lines={5} height={40} />
      )}
    </Dialog>
  );
}
