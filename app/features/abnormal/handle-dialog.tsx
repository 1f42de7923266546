import { useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { isStale, staleText } from "~/lib/graphql/stale";
import { useMutate } from "~/lib/graphql/use-mutate";
import { AmountField } from "~/ui/amount-field";
import { Checkbox } from "~/ui/checkbox";
import { FormDialog } from "~/ui/form-dialog";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";
import { toast } from "~/ui/toast";
import {
  handlingIssue,
  MAX_ABNORMAL_IMAGES,
  MAX_ABNORMAL_TEXT,
  MERCHANT_STATUS_NAMES,
} from "../../../schema/rules/abnormal";
import { markupFen } from "../../../schema/rules/markup";
import { isWalletShort, WalletShort } from "../markups/wallet-short";
import { usePayer } from "../payment/payer";
import { PaymentDialogs } from "../payment/payment-dialogs";
import { usePayment } from "../payment/use-payment";
import { HandleAbnormalDocument, payHandling } from "./abnormal-queries";

const DONE = "处理成功";
const CHOICES = ["FOLLOWING_UP", "PROCESSED"] as const;

interface HandleDialogProps {
  abnormalId: string;
  onClose(): void;
  onChanged(): void;
}

/** What was done about an exception; with a fee, which is paid from the wallet in the same moment (ABN-11..18). */
export function HandleDialog({ abnormalId, onClose, onChanged }: HandleDialogProps) {
  const { data: payer, reload } = usePayer();
  const [status, setStatus] = useState<(typeof CHOICES)[number] | null>(null);
  const [content, setContent] = useState("");
  const [imageUrls, setImageUrls] = useState<string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isMarkup, setMarkup] = useState(false);
  const [typed, setTyped] = useState("");
  const [issue, setIssue] = useState<ReturnType<typeof handlingIssue>>(null);
  const fee = markupFen(typed);
  const isShort = isMarkup && payer !== null && isWalletShort(fee, payer.balance);
  const end = () => {
    onChanged();
    onClose();
  };
  const handling = useMutate(HandleAbnormalDocument, { success: DONE, onDone: end, onStale: end });
  const payment = usePayment({
    hasPayPassword: payer?.hasPayPassword ?? false,
    send: payHandling,
    onPaid() {
      toast.success(DONE);
      end();
    },
    onRefused({ code, message }) {
      toast.error(isStale(code) ? staleText(message) : message);
      if (isStale(code)) end();
    },
    onShort: reload,
  });
  const errorOf = (field: "status" | "content" | "fee") => (issue?.field === field ? issue.message : null);
  const submit = () => {
    const found = handlingIssue({ status: status ?? "", content, isMarkup, fee });
    setIssue(found);
    if (found || status === null) return;
    const said = { abnormalId, progress: status, content: content.trim(), imageUrls };
    if (isMarkup) payment.start("WALLET", { ...said, fee });
    else void handling.send((idempotencyKey) => ({ input: { idempotencyKey, ...said } }));
  };
  return (
    <>
      <FormDialog
        title="处理异常"
        submitLabel="提交"
        isOpen={!payment.isInFront}
        isPending={handling.isPending || payment.isPending}
        isUploading={isUploading}
        isDisabled={isMarkup && (payer === null || isShort)}
        onSubmit={submit}
        onClose={onClose}
      >
        <RadioCards
          label="处理状态"
          layout="plain"
          isRequired
          value={status}
          onChange={(chosen) => {
            setStatus(CHOICES.find((choice) => choice === chosen) ?? null);
            setIssue(null);
          }}
          options={CHOICES.map((value) => ({ value, label: MERCHANT_STATUS_NAMES[value] }))}
          error={errorOf("status")}
        />
        <TextField
          label="处理内容"
          isRequired
          multiline
          rows={3}
          maxLength={MAX_ABNORMAL_TEXT}
          value={content}
          onChange={(text) => {
            setContent(text);
            setIssue(null);
          }}
          error={errorOf("content")}
        />
        <PicturesUpload
          label="处理图片"
          max={MAX_ABNORMAL_IMAGES}
          value={imageUrls}
          onChange={setImageUrls}
          onSendingChange={setUploading}
        />
        <Checkbox isSelected={isMarkup} onChange={setMarkup}>
          同时为订单加价（钱包支付）
        </Checkbox>
        {isMarkup ? (
          <>
            <AmountField
              label="加价金额"
              isRequired
              value={typed}
              onChange={(text) => {
                setTyped(text);
                setIssue(null);
              }}
              error={errorOf("fee")}
            />
            {isShort ? <WalletShort onReturn={reload} /> : null}
          </>
        ) : null}
      </FormDialog>
      <PaymentDialogs payment={payment} payer={payer} amount={fee ?? 0} />
    </>
  );
}
