import { useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useRead } from "~/lib/graphql/use-read";
import { AmountField } from "~/ui/amount-field";
import { Checkbox } from "~/ui/checkbox";
import { FormDialog } from "~/ui/form-dialog";
import { Notice } from "~/ui/notice";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";
import {
  handlingIssue,
  MAX_ABNORMAL_IMAGES,
  MAX_ABNORMAL_TEXT,
  MERCHANT_STATUS_NAMES,
} from "../../../schema/rules/abnormal";
import { markupFen } from "../../../schema/rules/markup";
import { PAY_PASSWORD_CHARS } from "../../../schema/rules/pay-password";
import { isWalletShort, WalletShort } from "../markups/wallet-short";
import { HandleAbnormalDocument, HandlingFormDocument } from "./abnormal-queries";

const CHOICES = ["FOLLOWING_UP", "PROCESSED"] as const;

interface HandleDialogProps {
  abnormalId: string;
  onClose(): void;
  onChanged(): void;
}

/** What was done about an exception; with a fee, paid from the wallet in the same moment (ABN-11..18). */
export function HandleDialog({ abnormalId, onClose, onChanged }: HandleDialogProps) {
  const { data: payer, reload } = useRead(
    HandlingFormDocument,
    {},
    {
      pick: ({ viewer }) =>
        viewer?.wallet &&
        viewer.customer && { ...viewer.wallet, hasPayPassword: viewer.customer.hasPayPassword },
      requestPolicy: "network-only",
    },
  );
  const [status, setStatus] = useState<(typeof CHOICES)[number] | null>(null);
  const [content, setContent] = useState("");
  const [imageUrls, setImageUrls] = useState<string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isMarkup, setMarkup] = useState(false);
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [issue, setIssue] = useState<ReturnType<typeof handlingIssue>>(null);
  const fee = markupFen(typed);
  const isShort = isMarkup && payer !== null && isWalletShort(fee, payer.balance);
  const end = () => {
    onChanged();
    onClose();
  };
  const handling = useMutate(HandleAbnormalDocument, { success: "处理成功", onDone: end, onStale: end });
  const errorOf = (field: "status" | "content" | "fee") => (issue?.field === field ? issue.message : null);
  const submit = () => {
    const found = handlingIssue({ status: status ?? "", content, isMarkup, fee });
    setIssue(found);
    if (found || status === null) return;
    const paid = isMarkup ? { fee, password } : {};
    const said = { abnormalId, progress: status, content: content.trim(), imageUrls };
    void handling.send((idempotencyKey) => ({ input: { idempotencyKey, ...said, ...paid } }));
  };
  return (
    <FormDialog
      title="处理异常"
      submitLabel="提交"
      isPending={handling.isPending}
      isUploading={isUploading}
      isDisabled={isShort || (isMarkup && (payer === null || password === ""))}
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
          {payer?.hasPayPassword === false ? (
            <Notice tone="warning">您还没有设置支付密码，请先在订单的加价窗口设置</Notice>
          ) : (
            <TextField
              label="支付密码"
              type="password"
              autoComplete="off"
              isRequired
              maxLength={PAY_PASSWORD_CHARS}
              value={password}
              onChange={setPassword}
            />
          )}
          {isShort ? <WalletShort onReturn={reload} /> : null}
        </>
      ) : null}
    </FormDialog>
  );
}
