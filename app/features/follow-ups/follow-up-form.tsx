import { type FormEvent, useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/button";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { ORDER_PICTURES, ORDER_TEXT_CHARS } from "../../../schema/rules/evaluation";
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
  const [content, setContent] = useState(note?.content ?? "");
  const [imageUrls, setImageUrls] = useState<string[]>([...(note?.imageUrls ?? [])]);
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const saved = { changes: ["FollowUp"], onDone: onSaved, onStale: onSaved };
  const adding = useMutate(AddFollowUpDocument, { ...saved, success: "跟进成功" });
  const editing = useMutate(EditFollowUpDocument, { ...saved, success: "编辑成功" });
  const { isPending } = note ? editing : adding;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === "") return setError("请输入跟进内容");
    if (isUploading) return;
    const input = { orderId, content: content.trim(), imageUrls };
    void (note ? editing.send({ id: note.id, input }) : adding.send({ input }));
  };
  return (
    <form onSubmit={submit} className={styles.form} aria-label={note ? "编辑跟进" : "添加跟进"} noValidate>
      <TextField
        label="跟进内容"
        isRequired
        multiline
        rows={3}
        autoFocus={note !== undefined}
        maxLength={ORDER_TEXT_CHARS}
        value={content}
        onChange={(typed) => {
          setContent(typed);
          setError(null);
        }}
        error={error}
      />
      <PicturesUpload
        label="跟进图片"
        max={ORDER_PICTURES}
        value={imageUrls}
        onChange={setImageUrls}
        onSendingChange={setUploading}
      />
      <div className={styles.buttons}>
        {onCancel ? (
          <Button size="sm" isDisabled={isPending} onPress={onCancel}>
            取消
          </Button>
        ) : null}
        <SubmitButton size="sm" isPending={isPending} isUploading={isUploading}>
          {note ? "保存" : "添加跟进"}
        </SubmitButton>
      </div>
    </form>
  );
}
