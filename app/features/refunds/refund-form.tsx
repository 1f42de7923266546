import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { LinkButton } from "~/ui/buttons/link-button";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { describedBy, FieldErrorLine, LabelText } from "~/ui/fields/field";
import { TextField } from "~/ui/fields/text-field";
import { NativeSelect } from "~/ui/selects/native-select";
import { useHydrated } from "~/ui/use-hydrated";
import { normalizeContactPhone } from "../../../schema/rules/contact-phone";
import { amountFen } from "../../../schema/rules/money";
import { REFUND_IMAGES_MAX, REFUND_TEXT_MAX } from "../../../schema/rules/refunds/refund";
import type { CalculatorBounds } from "./calculator";
import { RefundCalculator } from "./refund-calculator";
import styles from "./refund-form.module.css";
import { type RefundField, type RefundValues, refundIssues } from "./refund-form-rules";
import { ModifyRefundDocument, RequestRefundDocument } from "./refund-mutations";

interface RefundFormProps {
  orderId: string;
  /** The refund that is changed or requested again; null for the first request. */
  refundId: string | null;
  reasons: readonly string[];
  bounds: CalculatorBounds;
  initial: RefundValues;
  /** Called when it was sent, or another change was first. */
  onDone(): void;
}

/** A customer's refund request: amounts and reason (REFUND-06..16). */
export function RefundForm({ orderId, refundId, reasons, bounds, initial, onDone }: RefundFormProps) {
  const isHydrated = useHydrated();
  const sent = { success: "提交成功", changes: orderTags(orderId), onEnd: onDone };
  const request = useMutate(RequestRefundDocument, sent);
  const change = useMutate(ModifyRefundDocument, sent);
  const form = useForm<RefundValues, RefundField>({
    initial,
    keptAs: `refund/${orderId}/${refundId ?? "new"}`,
    check: (values) => refundIssues(values, bounds),
    send(values) {
      const input = {
        reason: values.reason,
        allowance: amountFen(values.amounts.allowance),
        contactName: values.contactName.trim(),
        contactPhone: normalizeContactPhone(values.contactPhone),
        description: values.description.trim(),
        imageUrls: [...values.imageUrls],
      };
      return refundId ? change.send({ id: refundId, input }) : request.send({ orderId, input });
    },
  });
  const reasonId = form.idOf("reason");

  return (
    <form onSubmit={form.submit} noValidate aria-label="退款申请">
      <fieldset disabled={!isHydrated} className={styles.fields}>
        <ErrorSummary issues={form.told} idFor={form.idOf} />
        <div className={styles.reason}>
          <NativeSelect
            id={reasonId}
            label={<LabelText label="退款原因" isRequired />}
            name="reason"
            isRequired
            isInvalid={form.errorOf("reason") !== null}
            describedBy={describedBy(reasonId, null, form.errorOf("reason"))}
            value={form.values.reason}
            onChange={(reason) => form.set({ reason })}
          >
            <option value="">请选择</option>
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </NativeSelect>
          <FieldErrorLine id={reasonId} error={form.errorOf("reason")} />
        </div>
        <RefundCalculator form={form} bounds={bounds} />
        <div className={styles.pair}>
          <TextField
            {...form.text("contactName")}
            label="联系人"
            isRequired
            maxLength={50}
            autoComplete="name"
          />
          <TextField
            {...form.text("contactPhone")}
            label="联系电话"
            isRequired
            maxLength={32}
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        <TextField
          {...form.text("description")}
          label="退款说明"
          isRequired
          multiline
          maxLength={REFUND_TEXT_MAX}
          placeholder="请写明退款的具体情况，便于尽快审核"
        />
        <PicturesUpload {...form.pictures("imageUrls")} label="凭证图片" max={REFUND_IMAGES_MAX} />
        <div className={styles.submit}>
          <LinkButton to="/user/order/refund">返回</LinkButton>
          <SubmitButton isPending={form.isPending} isUploading={form.isUploading}>
            提交申请
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  );
}
