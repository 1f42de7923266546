import { useState } from "react";
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
  onClose: () => void;
}

/**
 * Accepts several orders. The photos of each are shown first, and only orders that the customer approves
 * there are accepted, because an acceptance pays the master (ACC-02, ACC-05, ux.md U7).
 */
export function BulkAcceptDialog({ orders, onClose }: BulkAcceptDialogProps) {
  const [seen, setSeen] = useState(0);
  const [passed, setPassed] = useState<readonly ChosenOrder[]>([]);
  const current = orders[seen];
  const { status, data, failure, reload } = useRead(
    BulkAcceptPhotosDocument,
    current ? { id: current.id } : null,
    {
      pick: ({ order }) => order,
    },
  );
  if (!current) return <BulkStepDialog action="ACCEPT" orders={passed} onClose={onClose} />;

  const next = (passes: boolean) => {
    const all = passes ? [...passed, current] : passed;
    if (seen + 1 === orders.length && all.length === 0) {
      onClose();
      return;
    }
    setPassed(all);
    setSeen(seen + 1);
  };
  return (
    <Dialog
      title={`验收 ${seen + 1} / ${orders.length}`}
      size="lg"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={() => next(false)}>暂不验收</Button>
          <Button variant="primary" isDisabled={data === null} onPress={() => next(true)}>
            验收通过
          </Button>
        </>
      }
    >
      <p>
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
