import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { ORDER_PICTURES, ORDER_TEXT_CHARS } from "../../../schema/rules/orders/evaluation";
import { AddFollowUpDocument, EditFollowUpDocument, type FollowUp } from "./follow-up-queries";
import styles from "./follow-ups.module.css";

interface FollowUpFormProps {
  orderId: string;
  /** The note to change; a new one without. */
  note?: FollowUp;
  onSaved(): void;
  onCancel?(): void;
}

/** A note on an order: words, and up to eight pictures (FOLLOW-01..04). */
export function FollowUpForm({ orderId, note, onSaved, onCancel }: FollowUpFormProps) {
  const saved = { changes: orderTags(orderId), onEnd: onSaved };
  const adding = useMutate(AddFollowUpDocument, { ...saved, success: "跟进成功" });
  const editing = useMutate(EditFollowUpDocument, { ...saved, success: "编辑成功" });
  const form = useForm({
    initial: { content: note?.content ?? "", imageUrls: note?.imageUrls ?? [] },
    keptAs: `follow-up/${orderId}/${note?.id ?? "new"}`,
    check: ({ content }) => (content.trim() === "" ? [{ field: "content", message: "请输入跟进内容" }] : []),
    send({ content, imageUrls }) {
      const input = { orderId, content: content.trim(), imageUrls: [...imageUrls] };
      return note
        ? editing.send({ id: note.id, input })
        : adding.send((idempotencyKey) => ({ input, idempotencyKey }));
    },
  });
  const cancel = () => {
    form.forget();
    onCancel?.();
  };
  return (
    <form
      onSubmit={form.submit}
      className={styles.form}
      aria-label={note ? "编辑跟进" : "添加跟进"}
      noValidate
    >
      <TextField
        {...form.text("content")}
        label="跟进内容"
        isRequired
        multiline
        rows={3}
        autoFocus={note !== undefined}
        maxLength={ORDER_TEXT_CHARS}
      />
      <PicturesUpload {...form.pictures("imageUrls")} label="跟进图片" max={ORDER_PICTURES} />
      <div className={styles.buttons}>
        {onCancel ? (
          <Button size="sm" isDisabled={form.isPending} onPress={cancel}>
            取消
          </Button>
        ) : null}
        <SubmitButton size="sm" isPending={form.isPending} isUploading={form.isUploading}>
          {note ? "保存" : "添加跟进"}
        </SubmitButton>
      </div>
    </form>
  );
}
