import { useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/form-dialog";
import { TextField } from "~/ui/text-field";
import {
  allowanceIssue,
  amountToFen,
  REFUND_IMAGES_MAX,
  REFUND_MESSAGES,
  REFUND_TEXT_MAX,
} from "../../../schema/rules/refund";
import { type CalculatorBounds, typeAllowance } from "./calculator";
import { RefundCalculator } from "./refund-calculator";
import styles from "./refund-form.module.css";
import { RequestArbitrationDocument } from "./refund-mutations";

interface ArbitrationDialogProps {
  refundId: string;
  bounds: CalculatorBounds;
  /** What the customer offered the master in the application, as an amount. */
  allowance: string;
  onClose(): void;
  /** The refund has changed, or is not what the page shows: it is to be read again. */
  onChanged(): void;
}

/** Has the platform decide about a refund that was refused (LIST-26, ARB-01..06). */
export function ArbitrationDialog({
  refundId,
  bounds,
  allowance,
  onClose,
  onChanged,
}: ArbitrationDialogProps) {
  const [content, setContent] = useState("");
  const [amounts, setAmounts] = useState(() => typeAllowance(allowance, bounds));
  const [imageUrls, setImageUrls] = useState<string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const end = () => {
    onClose();
    onChanged();
  };
  const arbitration = useMutate(RequestArbitrationDocument, {
    success: "仲裁提交成功",
    onDone: end,
    onStale: end,
  });

  const fen = amountToFen(amounts.allowance);
  const contentIssue = content.trim() === "" ? REFUND_MESSAGES.arbitrationContent : null;
  const amountIssue = allowanceIssue(fen, { ...bounds, missing: REFUND_MESSAGES.arbitrationAllowance });
  const submit = () => {
    setChecked(true);
    if (contentIssue || amountIssue) return;
    void arbitration.send({ id: refundId, input: { content: content.trim(), allowance: fen, imageUrls } });
  };

  return (
    <FormDialog
      title="申请仲裁"
      size="lg"
      submitLabel="提交仲裁"
      isPending={arbitration.isPending}
      isUploading={isUploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          label="仲裁内容"
          isRequired
          multiline
          maxLength={REFUND_TEXT_MAX}
          placeholder="请写明情况和诉求，平台会据此判断"
          value={content}
          onChange={setContent}
          error={isChecked ? contentIssue : null}
        />
        <RefundCalculator
          bounds={bounds}
          texts={amounts}
          onChange={setAmounts}
          error={isChecked ? amountIssue : null}
        />
        <PicturesUpload
          label="仲裁图片"
          max={REFUND_IMAGES_MAX}
          value={imageUrls}
          onChange={setImageUrls}
          onSendingChange={setUploading}
        />
      </div>
    </FormDialog>
  );
}
