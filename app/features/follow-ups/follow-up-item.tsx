import { useState } from "react";
import { formatDateTime } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";
import { toast } from "~/ui/feedback/toast";
import { PhotoList } from "~/ui/media/photo-list";
import { FollowUpForm } from "./follow-up-form";
import { DeleteFollowUpDocument, type FollowUp } from "./follow-up-queries";
import styles from "./follow-ups.module.css";

interface FollowUpItemProps {
  orderId: string;
  note: FollowUp;
}

/** One note: read, changed in its place, or removed after a question (FOLLOW-04, FOLLOW-06). */
export function FollowUpItem({ orderId, note }: FollowUpItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const removal = useMutate(DeleteFollowUpDocument, {
    isFinal: true,
    success: "删除成功!",
    changes: orderTags(orderId),
    onEnd: close,
  });
  const when = formatDateTime(note.createdAt);
  if (isEditing) {
    return (
      <li className={styles.note}>
        <FollowUpForm
          orderId={orderId}
          note={note}
          onCancel={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <time dateTime={note.createdAt}>{when}</time>
        <span>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`编辑 ${when} 的跟进`}
            onPress={() => setEditing(true)}
          >
            编辑
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`删除 ${when} 的跟进`}
            onPress={() => setAsking(true)}
          >
            删除
          </Button>
        </span>
      </div>
      <p className={styles.content}>{note.content}</p>
      <PhotoList label="跟进图片" urls={note.imageUrls} />
      <ConfirmDialog
        message="确定删除这条跟进记录吗？"
        isDanger
        isOpen={isAsking}
        isPending={removal.isPending}
        onOpenChange={(isOpen) => {
          if (isOpen || removal.isPending) return;
          close();
          toast.info("已取消删除");
        }}
        onConfirm={() => void removal.send({ id: note.id })}
      />
    </li>
  );
}
