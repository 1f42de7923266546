import type { MarkupItemFragment, MarkupKind } from "~/gql/graphql";
import { keptForm } from "~/lib/form/kept-values";
import { useForm } from "~/lib/form/use-form";
import { useRead } from "~/lib/graphql/use-read";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { AmountField } from "~/ui/fields/amount-field";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { MAX_MARKUP_REMARK, markupFen, markupIssue } from "../../../schema/rules/markups/markup";
import { fenToAmount } from "../../../schema/rules/money";
import type { StepDialogProps } from "../order-steps/step-dialog";
import { MarkupOfOrder, whyNoMarkup } from "./markup-of-order";
import { MarkupPayDialog } from "./markup-pay-dialog";
import { continueMarkup, MarkupOrderDocument, payMarkup } from "./markup-queries";
import styles from "./markups.module.css";

interface MarkupValues {
  markupType: string | null;
  /** 元 as typed. */
  amount: string;
  remark: string;
}

interface MarkupDialogProps extends StepDialogProps {
  /** Set for an exception, which the payment solves (C-77). */
  kind?: MarkupKind;
  /** The customer's own markup whose payment is continued: without a change the same one is paid (G-21). */
  unpaid?: Pick<MarkupItemFragment, "id" | "amount" | "markupType" | "remark">;
  /** Called instead of `onClose` when it was paid, with the amount of the form, 分. */
  onPaid?(amount: number | null): void;
}

const NO_TYPE = "请先选择加价类型";

/**
 * The customer increases the price of an order, and pays the increase (MARK-02..10, MARK-12..15, ACT-19,
 * ACT-20).
 */
export function MarkupDialog({ orderId, kind = "ORDINARY", unpaid, onClose, onPaid }: MarkupDialogProps) {
  const read = useRead(
    MarkupOrderDocument,
    { id: orderId },
    {
      pick: ({ order, dictItems }) => order && dictItems && { order, types: dictItems },
      about: [`Order:${orderId}`],
      requestPolicy: "network-only",
    },
  );
  const { data } = read;
  const order = data?.order ?? null;
  const bar = order && whyNoMarkup(order);
  const keptAs = `markup/${orderId}`;
  const form = useForm<MarkupValues>({
    initial: {
      markupType: unpaid?.markupType ?? null,
      amount: unpaid ? fenToAmount(unpaid.amount) : "",
      remark: unpaid?.remark ?? "",
    },
    keptAs: unpaid ? `${keptAs}/${unpaid.id}` : keptAs,
    check({ markupType, amount }) {
      const wrong = markupIssue(amount);
      const isKnown = data?.types.some(({ value }) => value === markupType);
      return [
        ...(isKnown ? [] : [{ field: "markupType" as const, message: NO_TYPE }]),
        ...(wrong ? [{ field: "amount" as const, message: wrong }] : []),
      ];
    },
    send: async () => false,
  });
  const amount = markupFen(form.values.amount);
  const choose = () => {
    const { markupType, remark } = form.checked() ?? {};
    if (!markupType || remark === undefined || amount === null) return null;
    return { orderId, kind, amount, markupType, remark: remark.trim() };
  };
  return (
    <MarkupPayDialog
      title="加价"
      orderId={orderId}
      amount={amount}
      isRequest={false}
      isDisabled={!order || bar !== null}
      choose={choose}
      forget={form.forget}
      send={unpaid ? (what, how) => continueMarkup(unpaid.id, what, how) : payMarkup}
      onPaid={() => {
        form.forget();
        // This tab may have kept the input from which the continued markup was made.
        keptForm(keptAs).write(null);
        toast.success("加价支付成功");
        if (onPaid) onPaid(amount);
        else onClose();
      }}
      onClose={onClose}
    >
      {(payWays) => (
        <div className={styles.form}>
          <MarkupOfOrder {...{ read, order, bar }} skeleton={<Skeleton lines={4} height={48} />}>
            <RadioCards
              {...form.choice("markupType")}
              label="加价类型"
              layout="plain"
              isRequired
              options={(data?.types ?? []).map(({ text, value }) => ({ value, label: text }))}
            />
            <AmountField {...form.text("amount")} label="加价金额" isRequired cutsDecimals />
            <TextField
              {...form.text("remark")}
              label="加价说明"
              multiline
              rows={2}
              maxLength={MAX_MARKUP_REMARK}
            />
            {payWays}
          </MarkupOfOrder>
        </div>
      )}
    </MarkupPayDialog>
  );
}
