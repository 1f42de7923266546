import { useState } from "react";
import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { Skeleton } from "~/ui/feedback/skeleton";
import { FollowUpForm } from "./follow-up-form";
import { FollowUpItem } from "./follow-up-item";
import { OrderFollowUpsDocument } from "./follow-up-queries";
import styles from "./follow-ups.module.css";

/** The notes on an order, newest first, to be added, changed and removed (FOLLOW-01..06). */
export function FollowUps({ orderId }: { orderId: string }) {
  const {
    status,
    data: notes,
    isRefreshing,
    failure,
    reload,
  } = useRead(
    OrderFollowUpsDocument,
    { orderId },
    { pick: ({ followUps }) => followUps, about: [`Order:${orderId}`] },
  );
  const [formKey, setFormKey] = useState(0);
  return (
    <div className={styles.followUps}>
      <FollowUpForm key={formKey} orderId={orderId} onSaved={() => setFormKey(formKey + 1)} />
      {status === "failed" ? (
        <ReadFailure what="跟进记录" why={failure} onRetry={reload} />
      ) : notes === null ? (
        <Skeleton lines={3} height={40} />
      ) : notes.length === 0 ? (
        <p className={styles.empty}>还没有跟进记录。跟进只有您自己能看到。</p>
      ) : (
        <ol className={styles.notes} aria-label="跟进记录" aria-busy={isRefreshing || undefined}>
          {notes.map((note) => (
            <FollowUpItem key={note.id} orderId={orderId} note={note} />
          ))}
        </ol>
      )}
    </div>
  );
}
