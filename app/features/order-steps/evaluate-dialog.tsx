import { useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Checkbox } from "~/ui/checkbox";
import { FormDialog } from "~/ui/form-dialog";
import { StarField } from "~/ui/star-field";
import { TextField } from "~/ui/text-field";
import {
  DEFAULT_STARS,
  ORDER_PICTURES,
  ORDER_TEXT_CHARS,
  STAR_WORDS,
} from "../../../schema/rules/evaluation";
import type { StepDialogProps } from "./step-dialog";
import { EvaluateOrderDocument } from "./step-mutations";
import { TagChoices } from "./tag-choices";

/** Rates the master, once (LIST-25, ACC-11..17). */
export function EvaluateDialog({ orderId, onClose, onChanged }: StepDialogProps) {
  const [star, setStar] = useState<number>(DEFAULT_STARS);
  const [tags, setTags] = useState<string[]>([]);
  const [content, setContent] = useState("");
  const [imageUrls, setImageUrls] = useState<string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isAnonymous, setAnonymous] = useState(false);
  const end = () => {
    onClose();
    onChanged();
  };
  const evaluation = useMutate(EvaluateOrderDocument, { success: "评论成功", onDone: end, onStale: end });
  const submit = () => {
    const input = { orderId, star, tags, content: content.trim(), isAnonymous, imageUrls };
    void evaluation.send({ input });
  };
  return (
    <FormDialog
      title="评价师傅"
      size="lg"
      submitLabel="提交评价"
      isPending={evaluation.isPending}
      isUploading={isUploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <StarField label="服务评分" isRequired value={star} onChange={setStar} words={STAR_WORDS} />
      <TagChoices value={tags} onChange={setTags} />
      <TextField
        label="评价内容"
        multiline
        rows={3}
        maxLength={ORDER_TEXT_CHARS}
        placeholder="选填，说说这次服务怎么样"
        value={content}
        onChange={setContent}
      />
      <PicturesUpload
        label="评价图片"
        max={ORDER_PICTURES}
        value={imageUrls}
        onChange={setImageUrls}
        onSendingChange={setUploading}
      />
      <Checkbox isSelected={isAnonymous} onChange={setAnonymous}>
        匿名评价
      </Checkbox>
    </FormDialog>
  );
}
