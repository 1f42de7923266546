import { useRef, useState } from "react";
import type { PayWay } from "~/gql/graphql";
import type { Tag } from "~/lib/graphql/changes";
import { endsSession, failureText } from "~/lib/graphql/failure";
import { announceChanges } from "~/lib/graphql/page-client";
import type { Refusal } from "~/lib/graphql/refusal";
import { useSingleFlight } from "~/lib/use-single-flight";
import { toast } from "~/ui/feedback/toast";
import type { PayPasswordForm } from "../../../schema/rules/payments/pay-password";
import { coversPayment, type SmallPaymentSetting } from "../../../schema/rules/payments/small-payment";
import type { HowPaid, PayAnswer } from "./pay-answer";
import { INSUFFICIENT, payReactionTo } from "./pay-outcome";
import { setPayPassword } from "./payer";
import type { PayState } from "./payment-queries";
import { useProviderPayment } from "./provider/use-provider-payment";
import { turnOnAfterPayment } from "./small-payment/small-payment";
import { usePaymentKeys } from "./use-payment-keys";

/** The open dialog, its message about the last try, and the reason for setting another password (C-13). */
type PayDialog = { name: "password" | "set-password"; failure: string | null; reason?: string | null } | null;

interface PaymentOptions<What, Opened> {
  /** Whether the payer has a payment password; otherwise it is set during the payment. */
  hasPayPassword: boolean;
  /** Setting for payments without a password, as far as the page knows it; null or left out without one. */
  smallPayment?: SmallPaymentSetting | null;
  /**
   * Tags of changed data: they are read again after the payment, and when it cannot be paid any more. Left
   * out when the page is left afterwards.
   */
  changes?: readonly Tag[];
  /** Sends it. Rejects when the outcome is unknown. */
  send(what: What, how: HowPaid): Promise<PayAnswer<Opened>>;
  /** Queries the state of a payment at a provider. Left out when only the wallet pays. */
  check?(opened: Opened, what: What): Promise<PayState>;
  /** Time between these queries, ms; see `usePayPoll`. */
  everyMs?: number;
  /**
   * Whether the same thing paid in the same way at a provider is the same payment, even with another press.
   */
  keepsProviderKey?: boolean;
  /**
   * Called when it is paid: the page or dialog must be left. Until then it stays pending, and pays nothing
   * more.
   */
  onPaid(payWay: PayWay): void;
  /** Called when it was opened for payment, but cannot be paid any more. */
  onClosed?(): void;
  /** Called when it cannot be paid, with the platform's message. The page may be out of date. */
  onRefused(refusal: Refusal): void;
  /**
   * Called when the wallet has too little money, after telling the customer: the balance must be read again.
   */
  onShort?(): void;
  /** Called when the request failed and can be sent again. A toast by default. */
  onLost?(message: string): void;
}

/**
 * The steps of every payment. From the wallet it asks for the password, or lets the customer set one (PAY-09,
 * PAY-10), or pays at once if the setting for small payments covers the amount (decision 038). At a provider
 * it waits until the paid thing tells the result. Twenty presses send one payment (R17). A lost answer keeps
 * the input (U37) and the idempotency key, so that nothing is paid twice (U40).
 */
export function usePayment<What extends object, Opened>(options: PaymentOptions<What, Opened>) {
  const {
    hasPayPassword,
    smallPayment = null,
    everyMs,
    keepsProviderKey = false,
    changes = [],
    onLost = (text) => void toast.error(text),
  } = options;
  const [dialog, setDialog] = useState<PayDialog>(null);
  const [isPending, setPending] = useState(false);
  const [isInsufficient, setInsufficient] = useState(false);
  const [isPasswordSet, setPasswordSet] = useState(false);
  /** The server needs a password after all, because this page has older data. */
  const [isPasswordWanted, setPasswordWanted] = useState(false);
  const keys = usePaymentKeys(keepsProviderKey);
  const inTurn = useSingleFlight();
  /** The subject of the last press, and the payment that the provider has opened for it. */
  const paid = useRef<What | null>(null);
  const opened = useRef<Opened | null>(null);
  const isPaid = useRef(false);

  const finish = (payWay: PayWay) => {
    keys.forget();
    isPaid.current = true;
    setPending(true);
    announceChanges(changes);
    options.onPaid(payWay);
  };

  const provider = useProviderPayment({
    everyMs,
    async check() {
      if (!options.check || !opened.current || !paid.current) return "waiting";
      return options.check(opened.current, paid.current);
    },
    onDecided(state, payWay) {
      if (state === "paid") return finish(payWay);
      keys.forget();
      announceChanges(changes);
      options.onClosed?.();
    },
  });

  /** One payment at a time, and none after it is paid. */
  const run = (work: () => Promise<void>) =>
    inTurn(async () => {
      if (isPaid.current) return;
      setPending(true);
      try {
        await work();
      } catch (error) {
        provider.abandon();
        // The page itself handles an ended session (ROLE-11, ROLE-12).
        if (!endsSession(error)) onLost(failureText(error));
      } finally {
        setPending(isPaid.current);
      }
    });

  /** Whether the wallet pays this amount, 分, without the password. */
  const isPasswordFree = (amount: number | null): boolean =>
    !isPasswordWanted && smallPayment !== null && amount !== null && coversPayment(smallPayment, amount);

  const refuse = (refusal: Refusal) => {
    const reaction = payReactionTo(refusal);
    switch (reaction.kind) {
      case "password":
        setDialog({ name: "password", failure: reaction.message });
        break;
      case "ask-password":
        setPasswordWanted(true);
        setDialog({ name: "password", failure: null });
        break;
      case "set-password":
        setDialog({ name: "set-password", failure: null, reason: reaction.message });
        break;
      case "insufficient":
        setDialog(null);
        setInsufficient(true);
        toast.error(INSUFFICIENT);
        options.onShort?.();
        break;
      case "again":
        onLost(reaction.message);
        break;
      case "message":
        setDialog(null);
        announceChanges(changes);
        options.onRefused(refusal);
    }
  };

  const pay = async (payWay: PayWay, password: string | null) => {
    const what = paid.current;
    if (!what) return;
    const idempotencyKey = keys.of(payWay, what);
    const answer = await options.send(what, { idempotencyKey, payWay, password });
    if ("opened" in answer && answer.shown) {
      opened.current = answer.opened;
      return provider.show(answer.shown);
    }
    provider.abandon();
    if ("refusal" in answer) refuse(answer.refusal);
    else finish(payWay);
  };

  return {
    dialog,
    /** Whether a request is being sent, or it is paid and the next page is loading. */
    isPending,
    isInsufficient,
    provider,
    /** Whether one of its dialogs is open: the dialog behind it is hidden. */
    isInFront: dialog !== null || provider.stage !== null,
    isPasswordFree,
    /**
     * Starts paying directly in the press handler: the wallet asks for its password first, unless the amount,
     * 分, is paid without it.
     */
    start(payWay: PayWay, what: What, amount: number | null = null) {
      if (isPending) return;
      setInsufficient(false);
      if (payWay === "WALLET") {
        if (isPasswordFree(amount)) {
          return void run(async () => {
            paid.current = what;
            await pay("WALLET", null);
          });
        }
        paid.current = what;
        const hasPassword = hasPayPassword || isPasswordSet;
        return setDialog({ name: hasPassword ? "password" : "set-password", failure: null });
      }
      void run(async () => {
        paid.current = what;
        provider.prepare(payWay);
        await pay(payWay, null);
      });
    },
    /** Pays with the password; after the payment, amounts up to `limit`, 分, need no password from then on. */
    confirmPassword: (password: string, limit: number | null = null) =>
      void run(async () => {
        await pay("WALLET", password);
        if (isPaid.current && limit !== null) void turnOnAfterPayment({ limit, password });
      }),
    /** Sets the password, then pays with it. */
    confirmNewPassword: ({ code, password }: PayPasswordForm) =>
      void run(async () => {
        const refusal = await setPayPassword({ code, password });
        if (refusal) {
          if (payReactionTo(refusal).kind === "again") return onLost(refusal.message);
          return setDialog((open) => ({ ...open, name: "set-password", failure: refusal.message }));
        }
        toast.success("支付密码设置成功");
        setPasswordSet(true);
        try {
          await pay("WALLET", password);
        } catch (error) {
          // The code is used; now the order is paid with the new password.
          setDialog({ name: "password", failure: null });
          throw error;
        }
      }),
    forgetPassword: () => setDialog({ name: "set-password", failure: null }),
    /**
     * Drops the refusal of a wallet with too little money: it may have been recharged, and its balance says from now
     * on whether it holds enough; or another way or other orders are chosen.
     */
    forgetInsufficient: () => setInsufficient(false),
    /** Drops the message of the open dialog. */
    forgetFailure: () => setDialog((open) => open && { ...open, failure: null }),
    close: () => setDialog(null),
    /** Prepares for another payment, when the page stays open. */
    reset() {
      isPaid.current = false;
      setPending(false);
    },
  };
}

/** A payment as its dialogs need it, for any subject. */
export type Payment = Omit<ReturnType<typeof usePayment>, "start">;
