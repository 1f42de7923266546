import { ReadFailure } from "~/features/site/read-failure";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import type { AbnormalItemFragment } from "~/gql/graphql";
import { first } from "~/lib/form/field-issue";
import { useForm } from "~/lib/form/use-form";
import { orderTags, type Tag } from "~/lib/graphql/changes";
import { isStale, staleText } from "~/lib/graphql/stale";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { toast } from "~/ui/feedback/toast";
import { AmountField } from "~/ui/fields/amount-field";
import { Checkbox } from "~/ui/fields/checkbox";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import {
  handlingIssue,
  MAX_ABNORMAL_IMAGES,
  MAX_ABNORMAL_TEXT,
  MERCHANT_STATUS_NAMES,
} from "../../../schema/rules/abnormal/abnormal";
import { markupFen, markupIssue } from "../../../schema/rules/markups/markup";
import { isWalletShort, WalletShort } from "../markups/wallet-short";
import { usePayer } from "../payment/payer";
import { PaymentDialogs } from "../payment/payment-dialogs";
import { passwordFreeLabel } from "../payment/small-payment/small-payment";
import { usePayment } from "../payment/use-payment";
import styles from "./abnormal.module.css";
import { HandleAbnormalDocument, payHandling } from "./abnormal-queries";
import { canPayFee, MarkupWithHandling, useMarkupOrder } from "./markup-with-handling";

const DONE = "处理成功";
const CHOICES = ["FOLLOWING_UP", "PROCESSED"] as const;

interface HandleDialogProps {
  record: Pick<AbnormalItemFragment, "id" | "orderId" | "awaitsDecision">;
  onClose(): void;
}

/**
 * A follow-up on an exception, if wanted with a fee that is paid from the wallet at the same moment
 * (ABN-11..18).
 */
export function HandleDialog({ record, onClose }: HandleDialogProps) {
  // Until the exception is solved, paying a fee solves it as well (MARK-11).
  const { id: abnormalId, orderId, awaitsDecision } = record;
  const { status, data: payer, failure, reload } = usePayer();
  const end = () => {
    form.forget();
    onClose();
  };
  const changes: Tag[] = ["AbnormalRecord", ...orderTags(orderId)];
  const handling = useMutate(HandleAbnormalDocument, { success: DONE, changes, onEnd: end });
  const payment = usePayment({
    hasPayPassword: payer?.hasPayPassword ?? false,
    smallPayment: payer?.smallPayment ?? null,
    changes,
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
  const form = useForm<HandlingValues>({
    initial: { status: null, content: "", imageUrls: [], isMarkup: false, fee: "" },
    keptAs: `handling/${abnormalId}`,
    check({ status, content, fee, isMarkup }) {
      const issue = handlingIssue({ status: status ?? "", content, isMarkup, fee: markupFen(fee) });
      const wrong = issue?.field === "fee" ? markupIssue(fee) : null;
      return first(issue && { ...issue, message: wrong ?? issue.message });
    },
    async send({ status, content, imageUrls, isMarkup, fee }) {
      if (status === null) return false;
      const said = { abnormalId, progress: status, content: content.trim(), imageUrls: [...imageUrls] };
      if (!isMarkup) {
        return handling.send((idempotencyKey) => ({ input: { idempotencyKey, ...said } }));
      }
      payment.start("WALLET", { ...said, fee: markupFen(fee) }, markupFen(fee));
      return false;
    },
    isPending: payment.isPending,
  });
  const { isMarkup } = form.values;
  const fee = markupFen(form.values.fee);
  const order = useMarkupOrder(isMarkup ? (orderId ?? null) : null);
  const isShort = isMarkup && payer !== null && isWalletShort(fee, payer.balance);
  return (
    <>
      <FormDialog
        title="记录处理"
        submitLabel={
          isMarkup && fee !== null && payment.isPasswordFree(fee) ? `提交并${passwordFreeLabel(fee)}` : "提交"
        }
        isOpen={!payment.isInFront}
        form={{ ...form, isDisabled: isMarkup && (payer === null || isShort || !canPayFee(order)) }}
        onClose={onClose}
      >
        <RadioCards
          {...form.choice("status")}
          label="处理状态"
          layout="plain"
          isRequired
          options={CHOICES.map((value) => ({ value, label: MERCHANT_STATUS_NAMES[value] }))}
        />
        <TextField
          {...form.text("content")}
          label="处理内容"
          isRequired
          multiline
          rows={3}
          maxLength={MAX_ABNORMAL_TEXT}
        />
        <PicturesUpload {...form.pictures("imageUrls")} label="处理图片" max={MAX_ABNORMAL_IMAGES} />
        <div>
          <Checkbox {...form.box("isMarkup")}>同时为订单加价（钱包支付）</Checkbox>
          {awaitsDecision ? (
            <p className={styles.hint}>
              加价付款后，异常按加价解决，师傅继续服务。不加价时这里只记录进展；退货退款或继续服务，请在“处理异常”中决定。
            </p>
          ) : null}
        </div>
        {isMarkup ? (
          <MarkupWithHandling order={order}>
            <AmountField {...form.text("fee")} label="加价金额" isRequired cutsDecimals />
            {status === "failed" ? <ReadFailure what="支付方式" why={failure} onRetry={reload} /> : null}
            {isShort ? <WalletShort amount={fee ?? 0} balance={payer.balance} onReturn={reload} /> : null}
          </MarkupWithHandling>
        ) : null}
      </FormDialog>
      <PaymentDialogs payment={payment} payer={payer} amount={fee ?? 0} />
    </>
  );
}

interface HandlingValues {
  status: (typeof CHOICES)[number] | null;
  content: string;
  imageUrls: readonly string[];
  /** Whether the order gets more expensive. */
  isMarkup: boolean;
  /** 元 as typed. */
  fee: string;
}
