import { PicturesUpload } from "~/features/uploads/pictures-upload";
import type { FieldIssue } from "~/lib/form/field-issue";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { TextField } from "~/ui/fields/text-field";
import { amountFen, fenToAmount } from "../../../schema/rules/money";
import { REFUND_IMAGES_MAX, REFUND_MESSAGES, REFUND_TEXT_MAX } from "../../../schema/rules/refunds/refund";
import {
  boundsOf,
  type CalculatorBounds,
  type CalculatorTexts,
  subsidyIssue,
  typeAllowance,
} from "./calculator";
import { RefundCalculator } from "./refund-calculator";
import styles from "./refund-form.module.css";
import { RequestArbitrationDocument } from "./refund-mutations";

interface ArbitrationDialogProps {
  /** The refused refund; amounts in 分. */
  refund: {
    readonly id: string;
    readonly orderId: string;
    readonly totalAmount: number;
    /** Null where the backend does not tell it. */
    readonly maxAllowance: number | null;
    readonly allowance: number;
    readonly description: string;
    readonly imageUrls: readonly string[];
  };
  onClose(): void;
}

/**
 * Asks the platform to decide about a refused refund (LIST-26, ARB-01..06). It begins with the text and
 * pictures of the request, which the customer may change and remove.
 */
export function ArbitrationDialog({ refund, onClose }: ArbitrationDialogProps) {
  const { id: refundId, orderId, totalAmount: total, maxAllowance } = refund;
  const bounds = boundsOf(total, maxAllowance);
  const arbitration = useMutate(RequestArbitrationDocument, {
    success: "仲裁提交成功",
    changes: orderTags(orderId),
    onEnd: onClose,
  });
  const form = useForm<ArbitrationValues, "content" | "allowance">({
    initial: {
      content: refund.description,
      amounts: typeAllowance(fenToAmount(refund.allowance), bounds),
      imageUrls: refund.imageUrls,
    },
    keptAs: `arbitration/${refundId}`,
    check: (values) => arbitrationIssues(values, bounds),
    send: ({ content, amounts, imageUrls }) =>
      arbitration.send({
        id: refundId,
        input: {
          content: content.trim(),
          allowance: amountFen(amounts.allowance),
          imageUrls: [...imageUrls],
        },
      }),
  });

  return (
    <FormDialog title="申请仲裁" size="lg" submitLabel="提交仲裁" form={form} onClose={onClose}>
      <div className={styles.fields}>
        <p className={styles.taken}>已带入退款申请中的说明和凭证图片，可以修改或删除。</p>
        <TextField
          {...form.text("content")}
          label="仲裁内容"
          isRequired
          multiline
          maxLength={REFUND_TEXT_MAX}
          placeholder="请写明情况和诉求，平台会据此判断"
        />
        <RefundCalculator form={form} bounds={bounds} />
        <PicturesUpload {...form.pictures("imageUrls")} label="仲裁图片" max={REFUND_IMAGES_MAX} />
      </div>
    </FormDialog>
  );
}

interface ArbitrationValues {
  content: string;
  amounts: CalculatorTexts;
  imageUrls: readonly string[];
}

/** Errors that have to be corrected before it is sent (ARB-03..05). */
function arbitrationIssues(
  { content, amounts }: ArbitrationValues,
  bounds: CalculatorBounds,
): FieldIssue<"content" | "allowance">[] {
  const amountIssue = subsidyIssue(amounts, bounds, REFUND_MESSAGES.arbitrationAllowance);
  return [
    ...(content.trim() === ""
      ? [{ field: "content" as const, message: REFUND_MESSAGES.arbitrationContent }]
      : []),
    ...(amountIssue ? [{ field: "allowance" as const, message: amountIssue }] : []),
  ];
}
