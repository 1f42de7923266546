import { Link } from "@remix-run/react";
import { useState } from "react";
import styles from "~/features/complaints/complaints.module.css";
import { OrderNumber } from "~/features/orders/order-number";
import { RefundStatus } from "~/features/refunds/refund-status";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import { Fact, Facts } from "~/ui/lists/facts";
import { RecordBox } from "~/ui/lists/record-list";
import { Money } from "~/ui/values/money";

const ArbitrationFragment = graphql(`
  fragment ArbitrationItem on Refund {
    id
    orderId
    orderNo
    actions
    ...RefundStatus
    arbitration {
      arbitrationNo
      appliedAt
      applyAmount
      amount
      content
    }
  }
`);

const CancelRefundDialog = lazyComponent(
  async () => (await import("~/features/refunds/cancel-refund-dialog")).CancelRefundDialog,
);

interface ArbitrationCardProps {
  refund: FragmentType<typeof ArbitrationFragment>;
}

/** One arbitration of the list; when it is withdrawn, it leaves the list (ARB-08, ARB-09, ARB-13). */
export function ArbitrationCard(props: ArbitrationCardProps) {
  const refund = getFragment(ArbitrationFragment, props.refund);
  const { id, arbitration } = refund;
  const [isCancelling, setCancelling] = useState(false);
  const number = `arbitration-${id}`;
  if (!arbitration) return null;
  return (
    <RecordBox className={styles.card}>
      <RefundStatus refund={refund} />
      <p className={styles.number} id={number}>
        订单号 <OrderNumber orderNo={refund.orderNo} />
      </p>
      <Facts>
        <Fact name="仲裁编号">{arbitration.arbitrationNo}</Fact>
        <Fact name="申请时间">{arbitration.appliedAt ? formatDateTime(arbitration.appliedAt) : null}</Fact>
        <Fact name="申请退款">
          {arbitration.applyAmount == null ? null : <Money fen={arbitration.applyAmount} />}
        </Fact>
        <Fact name="仲裁退款">{arbitration.amount == null ? null : <Money fen={arbitration.amount} />}</Fact>
      </Facts>
      <p className={styles.words}>{arbitration.content}</p>
      <div className={styles.actions}>
        <Link to={`/user/right/detail?${new URLSearchParams({ refundId: id })}`} aria-describedby={number}>
          仲裁详情
        </Link>
        {refund.actions.includes("CANCEL_ARBITRATION") ? (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-describedby={number}
            onPress={() => setCancelling(true)}
          >
            取消仲裁
          </Button>
        ) : null}
      </div>
      {isCancelling ? (
        <CancelRefundDialog refund={refund} message="确认取消仲裁吗？" onClose={() => setCancelling(false)} />
      ) : null}
    </RecordBox>
  );
}
