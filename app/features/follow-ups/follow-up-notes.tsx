import { useState } from "react";
import { useOrderNumberId } from "~/features/orders/order-number-id";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./follow-up-notes.module.css";

const FollowUpNotesFragment = graphql(`
  fragment FollowUpNotes on Order {
    id
    orderNo
    latestFollowUp { content createdAt total }
  }
`);

const FollowUpDialog = lazyComponent(async () => (await import("./follow-up-dialog")).FollowUpDialog);

const notesWords = (total: number | null) => (total === null ? "跟进记录" : `跟进记录（${total}）`);

/** The newest note on an order in its row, and the way to the others and to a new one (LIST-05, LIST-38). */
export function FollowUpNotes(props: { order: FragmentType<typeof FollowUpNotesFragment> }) {
  const { id, orderNo, latestFollowUp } = getFragment(FollowUpNotesFragment, props.order);
  const numberId = useOrderNumberId(orderNo);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.notes}>
      {latestFollowUp ? (
        <p className={styles.latest} title={latestFollowUp.content}>
          {latestFollowUp.createdAt ? (
            <time dateTime={latestFollowUp.createdAt}>{formatDateTime(latestFollowUp.createdAt)}</time>
          ) : null}
          <span className={styles.content}>{latestFollowUp.content}</span>
        </p>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        aria-describedby={numberId}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {latestFollowUp ? notesWords(latestFollowUp.total) : "添加跟进"}
      </Button>
      {isOpen ? <FollowUpDialog orderId={id} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
