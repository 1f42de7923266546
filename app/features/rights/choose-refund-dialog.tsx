import { useState } from "react";
import { ArbitrationDialog } from "~/features/refunds/arbitration-dialog";
import { optionalMoney } from "~/features/refunds/optional-facts";
import { ReadFailure } from "~/features/site/read-failure";
import { graphql } from "~/gql";
import { formatOrderNo } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Fact, Facts } from "~/ui/lists/facts";
import { RecordCard, RecordList } from "~/ui/lists/record-list";

/** Refused refunds. Further ones are listed under 退款订单. */
const RefusedRefundsDocument = graphql(`
  query RefusedRefunds {
    viewer {
      refunds(filter: REFUSE, page: 1, pageSize: 50) {
        nodes {
          refund {
            id orderId orderNo actions applyAmount refuseReason allowance totalAmount maxAllowance description imageUrls
          }
        }
      }
    }
  }
`);

/** Chooses a refused refund, and requests its arbitration (ARB-01). */
export function ChooseRefundDialog({ onClose }: { onClose(): void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { status, data, failure, reload } = useRead(
    RefusedRefundsDocument,
    {},
    {
      pick: ({ viewer }) =>
        viewer?.refunds?.nodes
          .map(({ refund }) => refund)
          .filter(({ actions }) => actions.includes("ARBITRATE")),
      requestPolicy: "network-only",
    },
  );
  const refund = data?.find(({ id }) => id === chosen);
  if (refund) {
    return <ArbitrationDialog refund={refund} onClose={onClose} />;
  }
  return (
    <Dialog title="选择要仲裁的退款" size="lg" isOpen onOpenChange={onClose}>
      {status === "failed" ? (
        <ReadFailure what="退款" why={failure} onRetry={reload} />
      ) : data === undefined || data === null ? (
        <Skeleton lines={5} height={40} />
      ) : data.length === 0 ? (
        <EmptyState
          title="没有可仲裁的退款"
          description="退款申请被拒绝后，可以在这里申请平台仲裁"
          action={<Button onPress={onClose}>知道了</Button>}
        />
      ) : (
        <RecordList label="可仲裁的退款" isBusy={false}>
          {data.map(({ id, orderNo, applyAmount, refuseReason }) => (
            <RecordCard
              key={id}
              head={
                <>
                  <span id={`refused-${id}`}>订单号 {formatOrderNo(orderNo)}</span>
                  <Button size="sm" aria-describedby={`refused-${id}`} onPress={() => setChosen(id)}>
                    申请仲裁
                  </Button>
                </>
              }
            >
              <Facts>
                <Fact name="申请退款">{optionalMoney(applyAmount)}</Fact>
                <Fact name="拒绝原因">{refuseReason}</Fact>
              </Facts>
            </RecordCard>
          ))}
        </RecordList>
      )}
    </Dialog>
  );
}
