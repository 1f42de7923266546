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

/** Which dialog is open, what it says about the last try, and why another password is to be set (C-13). */
type PayDialog = { name: "password" | "set-password"; failure: string | null; reason?: string | null } | null;

interface PaymentOptions<What, Opened> {
  /** Whether the payer has a payment password; without one it is set on the way. */
  hasPayPassword: boolean;
  /** Payments without a password, as far as the page knows; null or left out where there are none. */
  smallPayment?: SmallPaymentSetting | null;
  /**
   * What it changes: everything that shows it is read again once it is paid, and when it cannot be paid any more. Left
   * out where the page is left after it.
   */
  changes?: readonly Tag[];
  /** Sends it. Rejects when the outcome is unknown. */
  send(what: What, how: HowPaid): Promise<PayAnswer<Opened>>;
  /** Asks what became of a payment at a provider. Left out where only the wallet pays. */
  check?(opened: Opened, what: What): Promise<PayState>;
  /** Time between these questions, ms; see `usePayPoll`. */
  everyMs?: number;
  /** Whether the same thing paid the same way at a provider is the same payment, also with another press. */
  keepsProviderKey?: boolean;
  /** It is paid: the page or dialog is to be left. Until then it stays pending and pays nothing more. */
  onPaid(payWay: PayWay): void;
  /** It was shown to be paid, and cannot be paid any more. */
  onClosed?(): void;
  /** It cannot be paid: to be told in the platform's words. The page may be out of date. */
  onRefused(refusal: Refusal): void;
  /** The wallet holds too little, which has been told: its balance is to be read again. */
  onShort?(): void;
  /** It did not get through, and can be sent again. A toast by default. */
  onLost?(message: string): void;
}

/**
 * The course of every payment, whatever is paid: from the wallet after its password, or the setting of one on the spot
 * (PAY-09, PAY-10), or at once where the customer's setting for small payments covers it (decision 038); at a provider until what is paid says what became of it. Twenty presses send one payment (R17), a
 * lost answer keeps what was typed (U37) and the idempotency key with it, so that nothing is paid twice (U40).
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
  /** The server wants a password after all: this page knows less than it. */
  const [isPasswordWanted, setPasswordWanted] = useState(false);
  const keys = usePaymentKeys(keepsProviderKey);
  const inTurn = useSingleFlight();
  /** What the last press wants to pay, and what the provider has opened for it. */
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

  /** One thing at a time, and nothing after it is paid. */
  const run = (work: () => Promise<void>) =>
    inTurn(async () => {
      if (isPaid.current) return;
      setPending(true);
      try {
        await work();
      } catch (error) {
        provider.abandon();
        // The page itself deals with an ended session (ROLE-11, ROLE-12).
        if (!endsSession(error)) onLost(failureText(error));
      } finally {
        setPending(isPaid.current);
      }
    });

  /** Whether the wallet pays this amount, 分, without asking for the password. */
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
    /** Something is being sent, or it is paid and the next page is on its way. */
    isPending,
    isInsufficient,
    provider,
    /** One of its dialogs stands in front: the one behind steps back. */
    isInFront: dialog !== null || provider.stage !== null,
    isPasswordFree,
    /**
     * Starts paying, at the very press of the button: the wallet asks for its password first, unless the amount, 分, is
     * paid without it.
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
    /** Pays with the password; once it is paid, `limit`, 分, lets payments go without it from then on. */
    confirmPassword: (password: string, limit: number | null = null) =>
      void run(async () => {
        await pay("WALLET", password);
        if (isPaid.current && limit !== null) void turnOnAfterPayment({ limit, password });
      }),
    /** Sets the password and goes on to pay with it. */
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
          // The code is used up: what is left to do is to pay with the new password.
          setDialog({ name: "password", failure: null });
          throw error;
        }
      }),
    forgetPassword: () => setDialog({ name: "set-password", failure: null }),
    forgetFailure() {
      setInsufficient(false);
      setDialog((open) => open && { ...open, failure: null });
    },
    close: () => setDialog(null),
    /** Makes it ready for another payment, where the page is not left after one. */
    reset() {
      isPaid.current = false;
      setPending(false);
    },
  };
}

/** A payment as its dialogs know it, whatever is paid. */
export type Payment = Omit<ReturnType<typeof usePayment>, "start">;
