import type { FormEvent, ReactNode } from "react";
import { ReadFailure } from "~/features/site/read-failure";
import { orderTags } from "~/lib/graphql/changes";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import type { HowPaid, PayAnswer } from "../payment/pay-answer";
import { PayWays } from "../payment/pay-ways";
import { usePayer } from "../payment/payer";
import { PaymentDialogs } from "../payment/payment-dialogs";
import { passwordFreeLabel } from "../payment/small-payment/small-payment";
import { usePayWay } from "../payment/use-pay-way";
import { usePayment } from "../payment/use-payment";
import { fetchMarkupState } from "./markup-queries";
import { isWalletShort, WalletShort } from "./wallet-short";

/** MARK-10. */
const ASK_EVERY_MS = 2_000;

interface MarkupPayDialogProps<What> {
  title: string;
  orderId: string;
  /** 分; null while none is chosen. */
  amount: number | null;
  /** Whether it is a master's request. */
  isRequest: boolean;
  /** Whether there is nothing to pay, in any way. */
  isDisabled?: boolean;
  /** The content of the dialog; it places the ways to pay. */
  children(payWays: ReactNode): ReactNode;
  /** What a press of the button pays; null when something is missing, which the user has been told. */
  choose(): What | null;
  send(what: What, how: HowPaid): Promise<PayAnswer<{ markupId: string }>>;
  onPaid(): void;
  /** Deletes the input after cancelling. */
  forget?(): void;
  /** Called when it was cancelled, or cannot be paid any more, which the user has been told. */
  onClose(): void;
}

/**
 * A markup and its payment (MARK-08..10, MARK-14): the wallet comes first, and the state of the markup tells
 * the result. The dialogs of the payment replace it, and return to it.
 */
export function MarkupPayDialog<What extends object>(props: MarkupPayDialogProps<What>) {
  const { title, amount, isRequest, isDisabled = false, children, onClose } = props;
  const { forget = () => undefined } = props;
  const { status, data: payer, failure, reload } = usePayer();
  const [payWay, setPayWay] = usePayWay(payer?.payWays ?? [], true);
  const payment = usePayment({
    hasPayPassword: payer?.hasPayPassword ?? false,
    smallPayment: payer?.smallPayment ?? null,
    changes: orderTags(props.orderId),
    send: props.send,
    check: ({ markupId }) => fetchMarkupState(markupId, isRequest),
    everyMs: ASK_EVERY_MS,
    onPaid: props.onPaid,
    onClosed() {
      toast.error("该加价已取消，如已付款会原路退回");
      onClose();
    },
    onRefused({ message }) {
      toast.error(message);
      onClose();
    },
    onShort: reload,
  });
  const isShort = payWay === "WALLET" && payer !== null && isWalletShort(amount, payer.balance);
  const isFree = payWay === "WALLET" && payment.isPasswordFree(amount);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    const what = props.choose();
    if (what && payWay) payment.start(payWay, what, amount);
  };
  return (
    <>
      <FormDialog
        title={title}
        isOpen={!payment.isInFront}
        submitLabel={amount !== null && isFree ? passwordFreeLabel(amount) : "确认支付"}
        submitVariant="pay"
        form={{
          isPending: payment.isPending,
          isUploading: false,
          isDisabled: isDisabled || amount === null || payWay === null || isShort,
          submit: pay,
          forget,
        }}
        onClose={onClose}
      >
        {children(
          status === "failed" ? (
            <ReadFailure what="支付方式" why={failure} onRetry={reload} />
          ) : !payer ? (
            <Skeleton lines={2} height={56} />
          ) : (
            <>
              <PayWays offered={payer.payWays} value={payWay} onChange={setPayWay} balance={payer.balance} />
              {isShort ? (
                <WalletShort amount={amount ?? 0} balance={payer.balance} onReturn={reload} />
              ) : null}
            </>
          ),
        )}
      </FormDialog>
      <PaymentDialogs payment={payment} payer={payer} amount={amount ?? 0} />
    </>
  );
}
