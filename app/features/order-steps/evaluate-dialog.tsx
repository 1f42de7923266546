import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Notice } from "~/ui/feedback/notice";
import { Checkbox } from "~/ui/fields/checkbox";
import { StarField } from "~/ui/fields/star-field";
import { TextField } from "~/ui/fields/text-field";
import { DEDUCTION_PERCENT } from "../../../schema/rules/masters/master-settlement";
import {
  DEFAULT_STARS,
  ORDER_PICTURES,
  ORDER_TEXT_CHARS,
  STAR_WORDS,
} from "../../../schema/rules/orders/evaluation";
import type { StepDialogProps } from "./step-dialog";
import { EvaluateOrderDocument } from "./step-mutations";
import { TagChoices } from "./tag-choices";

/** Rates the master, once (LIST-25, ACC-11..17). */
export function EvaluateDialog({ orderId, onClose }: StepDialogProps) {
  const evaluation = useMutate(EvaluateOrderDocument, {
    success: "评论成功",
    changes: orderTags(orderId),
    onEnd: onClose,
  });
  const form = useForm<EvaluationValues>({
    initial: { star: DEFAULT_STARS, tags: [], content: "", imageUrls: [], isAnonymous: false },
    keptAs: `evaluation/${orderId}`,
    send: ({ tags, content, imageUrls, ...chosen }) =>
      evaluation.send({
        input: { orderId, ...chosen, tags: [...tags], content: content.trim(), imageUrls: [...imageUrls] },
      }),
  });
  const effect = effectOf(form.values.star);
  return (
    <FormDialog title="评价师傅" size="lg" submitLabel="提交评价" form={form} onClose={onClose}>
      <StarField
        label="服务评分"
        isRequired
        value={form.values.star}
        onChange={(star) => form.set({ star })}
        words={STAR_WORDS}
      />
      <div role="status">{effect ? <Notice tone="warning">{effect}</Notice> : null}</div>
      <TagChoices value={form.values.tags} onChange={(tags) => form.set({ tags })} />
      <TextField
        {...form.text("content")}
        label="评价内容"
        multiline
        rows={3}
        maxLength={ORDER_TEXT_CHARS}
        placeholder="选填，说说这次服务怎么样"
      />
      <PicturesUpload {...form.pictures("imageUrls")} label="评价图片" max={ORDER_PICTURES} />
      <Checkbox {...form.box("isAnonymous")}>匿名评价</Checkbox>
    </FormDialog>
  );
}

/** Deduction from the master for this number of stars (GEN-08, ux.md U66); null without one. */
function effectOf(star: number): string | null {
  const percent = DEDUCTION_PERCENT[star];
  return percent === undefined
    ? null
    : `验收后七天内评 ${star} 星，师傅这笔收入扣减 ${percent}%，归入平台保障金，不退给您。有问题需要处理，请投诉。`;
}

interface EvaluationValues {
  /** 1 to 5. */
  star: number;
  tags: readonly string[];
  content: string;
  imageUrls: readonly string[];
  isAnonymous: boolean;
}
