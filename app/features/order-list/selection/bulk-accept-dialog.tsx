import { useEffect, useRef, useState } from "react";
import { WorkPhotos } from "~/features/acceptance/work-photos";
import { LoadFailure } from "~/features/site/load-failure";
import { graphql } from "~/gql";
import { formatOrderNo } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { BulkStepDialog } from "./bulk-step-dialog";
import type { ChosenOrder } from "./chosen-order";

const BulkAcceptPhotosDocument = graphql(`
  query BulkAcceptPhotos($id: ID!) {
    order(id: $id) { id ...WorkPhotos }
  }
`);

interface BulkAcceptDialogProps {
  orders: readonly ChosenOrder[];
  /** Called with the ids of the orders that are accepted, if any. */
  onClose: (done?: readonly string[]) => void;
}

/**
 * Accepts several orders. The photos of each are shown first, and only orders that the customer approves
 * there are accepted, because an acceptance pays the master (ACC-02, ACC-05, ux.md U7). Closing it before the last one
 * goes on to the question about those that were approved so far.
 */
export function BulkAcceptDialog({ orders, onClose }: BulkAcceptDialogProps) {
  const [seen, setSeen] = useState(0);
  const [passed, setPassed] = useState<readonly ChosenOrder[]>([]);
  const current = orders[seen];
  const about = useRef<HTMLParagraphElement>(null);
  // Which order is asked about now is read out, and Enter that is pressed once more answers nothing.
  useEffect(() => {
    if (seen > 0) about.current?.focus();
  }, [seen]);
  const { status, data, isRefreshing, failure, reload } = useRead(
    BulkAcceptPhotosDocument,
    current ? { id: current.id } : null,
    {
      pick: ({ order }) => order,
      about: current ? [`Order:${current.id}`] : [],
      requestPolicy: "network-only",
    },
  );
  if (!current) return <BulkStepDialog action="ACCEPT" orders={passed} onClose={onClose} />;

  const show = (index: number, all: readonly ChosenOrder[]) => {
    if (index === orders.length && all.length === 0) {
      onClose();
      return;
    }
    setPassed(all);
    setSeen(index);
  };
  return (
    <Dialog
      title={`验收 ${seen + 1} / ${orders.length}`}
      size="lg"
      isOpen
      isDismissable={false}
      onOpenChange={() => show(orders.length, passed)}
      footer={
        <>
          <Button onPress={() => show(seen + 1, passed)}>暂不验收</Button>
          <Button
            variant="primary"
            isDisabled={data === null || isRefreshing}
            onPress={() => show(seen + 1, [...passed, current])}
          >
            验收通过
          </Button>
        </>
      }
    >
      <p ref={about} tabIndex={-1}>
        {formatOrderNo(current.orderNo)} {current.customerName}
      </p>
      {data ? (
        <WorkPhotos key={current.id} order={data} />
      ) : status === "failed" ? (
        <LoadFailure what="完工照片" why={failure} onRetry={reload} />
      ) : (
        <Skeleton lines={4} height={64} />
      )}
    </Dialog>
  );
}
