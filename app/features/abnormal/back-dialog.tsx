import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { AmountField } from "~/ui/fields/amount-field";
import { TextField } from "~/ui/fields/text-field";
import { Money } from "~/ui/values/money";
import { MAX_ABNORMAL_TEXT } from "../../../schema/rules/abnormal/abnormal";
import { amountFen, plainAmount } from "../../../schema/rules/money";
import { allowanceIssue, REFUND_MESSAGES } from "../../../schema/rules/refunds/refund";
import { boundsOf } from "../refunds/calculator";
import styles from "./abnormal.module.css";
import { SolveExceptionDocument } from "./abnormal-queries";

interface BackDialogProps {
  orderId: string;
  /** The amount that the order holds, 分. */
  total: number;
  /** The master's part of it, 分; null where the backend does not tell it. */
  cap: number | null;
  onClose(): void;
}

/** Sends the goods back: a refund, less the amount that the master keeps (ABN-03, ABN-04). */
export function BackDialog({ orderId, total, cap, onClose }: BackDialogProps) {
  const solution = useMutate(SolveExceptionDocument, {
    success: "处理成功",
    changes: ["AbnormalRecord", ...orderTags(orderId)],
    onEnd: onClose,
  });
  const form = useForm({
    initial: { allowance: "", description: "" },
    keptAs: `send-back/${orderId}`,
    check({ allowance }) {
      const message = allowanceIssue(fenOf(allowance), {
        ...boundsOf(total, cap),
        missing: REFUND_MESSAGES.allowanceFormat,
      });
      return message ? [{ field: "allowance", message }] : [];
    },
    send: ({ allowance, description }) =>
      solution.send({
        orderId,
        way: "BACK",
        allowance: fenOf(allowance),
        description: description.trim(),
      }),
  });
  return (
    <FormDialog
      title="退货退款"
      size="sm"
      submitLabel="申请退货退款"
      submitVariant="danger"
      form={form}
      onClose={onClose}
    >
      <AmountField
        {...form.text("allowance")}
        cutsDecimals
        label="师傅补贴费"
        description={
          <>
            不超过担保中的师傅费用
            {cap === null ? null : (
              <>
                {" "}
                <Money fen={cap} />
              </>
            )}
          </>
        }
      />
      <TextField
        {...form.text("description")}
        label="退款说明"
        multiline
        rows={3}
        maxLength={MAX_ABNORMAL_TEXT}
      />
      <p className={styles.hint}>
        预计退款 <Money fen={Math.max(0, total - (fenOf(form.values.allowance) ?? 0))} />
        ，师傅或平台审核通过后退回。
      </p>
    </FormDialog>
  );
}

/** The subsidy in 分; 0 for an empty field, null for an invalid amount. */
const fenOf = (typed: string) => (plainAmount(typed) === "" ? 0 : amountFen(typed));
