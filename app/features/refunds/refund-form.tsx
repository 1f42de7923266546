import { type FormEvent, useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useMutate } from "~/lib/graphql/use-mutate";
import { ErrorSummary } from "~/ui/error-summary";
import { LabelText } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";
import { NativeSelect } from "~/ui/native-select";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useHydrated } from "~/ui/use-hydrated";
import { amountToFen, REFUND_IMAGES_MAX, REFUND_TEXT_MAX } from "../../../schema/rules/refund";
import type { CalculatorBounds } from "./calculator";
import { RefundCalculator } from "./refund-calculator";
import styles from "./refund-form.module.css";
import { type RefundForm as Form, refundIssues } from "./refund-form-rules";
import { ModifyRefundDocument, RequestRefundDocument } from "./refund-mutations";

interface RefundFormProps {
  orderId: string;
  /** The refund that is changed or asked for again; null for the first application. */
  refundId: string | null;
  reasons: readonly string[];
  bounds: CalculatorBounds;
  initial: Form;
  /** It was sent, or somebody else was first. */
  onDone(): void;
}

/** What a customer wants back, and why (REFUND-06..16). What was typed stays when sending fails. */
export function RefundForm({ orderId, refundId, reasons, bounds, initial, onDone }: RefundFormProps) {
  const [form, setForm] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const isHydrated = useHydrated();
  const sent = { success: "提交成功", onDone, onStale: onDone };
  const request = useMutate(RequestRefundDocument, sent);
  const change = useMutate(ModifyRefundDocument, sent);
  const set = (fields: Partial<Form>) => setForm((before) => ({ ...before, ...fields }));
  const issues = refundIssues(form, bounds);
  const errorOf = (field: string) =>
    isChecked ? (issues.find((issue) => issue.field === field)?.message ?? null) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (issues.length > 0 || isUploading) return;
    const input = {
      reason: form.reason,
      allowance: amountToFen(form.amounts.allowance),
      contactName: form.contactName.trim(),
      contactPhone: form.contactPhone.trim(),
      description: form.description.trim(),
      imageUrls: [...form.imageUrls],
    };
    void (refundId ? change.send({ id: refundId, input }) : request.send({ orderId, input }));
  };

  return (
    <form onSubmit={submit} noValidate aria-label="退款申请">
      <fieldset disabled={!isHydrated} className={styles.fields}>
        {isChecked ? <ErrorSummary issues={issues} /> : null}
        <div className={styles.reason}>
          <NativeSelect
            label={<LabelText label="退款原因" isRequired />}
            name="reason"
            isRequired
            isInvalid={errorOf("reason") !== null}
            describedBy="reason-error"
            defaultValue={initial.reason}
            onChange={(reason) => set({ reason })}
          >
            <option value="">请选择</option>
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </NativeSelect>
          <p id="reason-error" className={styles.error}>
            {errorOf("reason")}
          </p>
        </div>
        <RefundCalculator
          bounds={bounds}
          texts={form.amounts}
          onChange={(amounts) => set({ amounts })}
          error={errorOf("allowance")}
        />
        <div className={styles.pair}>
          <TextField
            id="contactName"
            label="联系人"
            isRequired
            maxLength={50}
            autoComplete="name"
            value={form.contactName}
            onChange={(contactName) => set({ contactName })}
            error={errorOf("contactName")}
          />
          <TextField
            id="contactPhone"
            label="联系电话"
            isRequired
            maxLength={32}
            inputMode="tel"
            autoComplete="tel"
            value={form.contactPhone}
            onChange={(contactPhone) => set({ contactPhone })}
            error={errorOf("contactPhone")}
          />
        </div>
        <TextField
          id="description"
          label="退款说明"
          isRequired
          multiline
          maxLength={REFUND_TEXT_MAX}
          placeholder="请写明退款的具体情况，便于尽快审核"
          value={form.description}
          onChange={(description) => set({ description })}
          error={errorOf("description")}
        />
        <PicturesUpload
          label="凭证图片"
          max={REFUND_IMAGES_MAX}
          value={form.imageUrls}
          onChange={(imageUrls) => set({ imageUrls })}
          onSendingChange={setUploading}
        />
        <div className={styles.submit}>
          <LinkButton to="/user/order/refund">返回</LinkButton>
          <SubmitButton isPending={request.isPending || change.isPending} isUploading={isUploading}>
            提交申请
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  );
}
