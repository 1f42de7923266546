import { useState } from "react";
import { DetailLink } from "~/features/order-detail/preview/detail-link";
import { OrderNumber } from "~/features/orders/order-number";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { ComplaintStatus } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import { RecordBox } from "~/ui/lists/record-list";
import { PhotoList } from "~/ui/media/photo-list";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import styles from "./complaints.module.css";

const ComplaintFragment = graphql(`
  fragment ComplaintItem on Complaint {
    id
    orderId
    orderNo
    objectName
    content
    imageUrls
    status
    statusName
    suggestion
    createdAt
    endedAt
    canRevoke
  }
`);

const RevokeDialog = lazyComponent(async () => (await import("./revoke-dialog")).RevokeDialog);

const TONES: Record<ComplaintStatus, Tone> = { UNTREATED: "warning", DONE: "success", REVOKED: "neutral" };

interface ComplaintCardProps {
  complaint: FragmentType<typeof ComplaintFragment>;
}

/** One complaint: what was said about which order, and what the platform answered (COMP-10..12). */
export function ComplaintCard(props: ComplaintCardProps) {
  const complaint = getFragment(ComplaintFragment, props.complaint);
  const { id, orderId, orderNo, suggestion, endedAt } = complaint;
  const [isRevoking, setRevoking] = useState(false);
  const number = `complaint-${id}`;
  return (
    <RecordBox className={styles.card}>
      <div className={styles.head}>
        <strong>{complaint.objectName}</strong>
        <StatusChip tone={TONES[complaint.status]}>{complaint.statusName}</StatusChip>
        <time className={styles.time} dateTime={complaint.createdAt}>
          {formatDateTime(complaint.createdAt)}
        </time>
      </div>
      <p className={styles.number} id={number}>
        订单号 <OrderNumber orderNo={orderNo} />
      </p>
      <p className={styles.words}>{complaint.content}</p>
      <PhotoList label="投诉图片" urls={complaint.imageUrls} />
      {suggestion ? (
        <div className={styles.answer}>
          <p className={styles.answerHead}>
            平台处理意见
            {endedAt ? <time dateTime={endedAt}>{formatDateTime(endedAt)}</time> : null}
          </p>
          <p className={styles.words}>{suggestion}</p>
        </div>
      ) : null}
      <div className={styles.actions}>
        {orderId ? <DetailLink orderId={orderId} describedBy={number} /> : null}
        {complaint.canRevoke ? (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-describedby={number}
            onPress={() => setRevoking(true)}
          >
            取消投诉
          </Button>
        ) : null}
      </div>
      {isRevoking ? <RevokeDialog complaint={complaint} onClose={() => setRevoking(false)} /> : null}
    </RecordBox>
  );
}
