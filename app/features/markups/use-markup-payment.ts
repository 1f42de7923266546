import { useEffect, useRef, useState } from "react";
import type { PayWay } from "~/gql/graphql";
import { GraphqlRequestError, NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { useLoaded } from "~/lib/use-loaded";
import { toast } from "~/ui/toast";
import type { PayPasswordForm } from "../../../schema/rules/pay-password";
import { INSUFFICIENT, payReactionTo } from "../payment/pay-outcome";
import { useProviderPayment } from "../payment/use-provider-payment";
import { type approveMarkup, fetchMarkupState, fetchPayer, setPassword } from "./markup-queries";

/** MARK-10. */
const ASK_EVERY_MS = 2_000;

interface MarkupPaymentOptions {
  /** Whether a master asks for it. */
  isRequest: boolean;
  send(payment: {
    idempotencyKey: string;
    payWay: PayWay;
    password: string | null;
  }): ReturnType<typeof approveMarkup>;
  onPaid(): void;
  /** It cannot be paid any more; why has been told. */
  onRefused(): void;
}

/**
 * The course of paying a markup: from the wallet after its password, or the setting of one (MARK-08); at a provider
 * until the markup itself says what became of it (MARK-09, MARK-10). One key per visit for the wallet, so that a
 * second press, or one after a lost answer, pays nothing twice.
 */
export function useMarkupPayment({ isRequest, send, onPaid, onRefused }: MarkupPaymentOptions) {
  const { status, data: payer, reload } = useLoaded("payer", fetchPayer);
  const [payWay, setPayWay] = useState<PayWay | null>(null);
  const [dialog, setDialog] = useState<{ name: "password" | "set-password"; failure: string | null } | null>(
    null,
  );
  const [isPending, setPending] = useState(false);
  const [hasPassword, setHasPassword] = useState(false);
  const [walletKey] = useState(() => crypto.randomUUID());
  const markupId = useRef("");

  useEffect(() => {
    if (!payer) return;
    setHasPassword(payer.customer.hasPayPassword);
    // The wallet where there is one (PAY-04, C-17).
    setPayWay(payer.payWays.find((way) => way === "WALLET") ?? payer.payWays[0] ?? null);
  }, [payer]);

  const provider = useProviderPayment({
    everyMs: ASK_EVERY_MS,
    check: () => fetchMarkupState(markupId.current, isRequest),
    onDecided(state) {
      if (state === "paid") return onPaid();
      toast.error("该加价已取消，如已付款会原路退回");
      onRefused();
    },
  });

  const refuse = (failure: { code: number; message: string }) => {
    const reaction = payReactionTo(failure);
    if (reaction.kind === "password") setDialog({ name: "password", failure: reaction.message });
    else if (reaction.kind === "set-password") setDialog({ name: "set-password", failure: null });
    else if (reaction.kind === "insufficient") {
      setDialog(null);
      toast.error(INSUFFICIENT);
      reload();
    } else {
      toast.error(reaction.message);
      if (reaction.kind === "again") return;
      setDialog(null);
      onRefused();
    }
  };

  /** Tells what failed; what was typed stays. */
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      provider.abandon();
      toast.error(error instanceof GraphqlRequestError ? error.message : NETWORK_FAILURE_TEXT);
    } finally {
      setPending(false);
    }
  };

  const pay = async (way: PayWay, password: string | null): Promise<void> => {
    const idempotencyKey = way === "WALLET" ? walletKey : crypto.randomUUID();
    const answer = await send({ idempotencyKey, payWay: way, password });
    if ("failure" in answer) {
      provider.abandon();
      return refuse(answer.failure);
    }
    markupId.current = answer.markupId;
    if (answer.shown) return provider.show(answer.shown);
    setDialog(null);
    onPaid();
  };

  return {
    status,
    payer,
    reload,
    payWay,
    setPayWay,
    dialog,
    isPending,
    provider,
    start() {
      if (!payWay || isPending) return;
      if (payWay === "WALLET") {
        setDialog({ name: hasPassword ? "password" : "set-password", failure: null });
        return;
      }
      provider.prepare(payWay);
      void run(() => pay(payWay, null));
    },
    confirmPassword: (password: string) => void run(() => pay("WALLET", password)),
    confirmNewPassword: ({ code, password }: PayPasswordForm) =>
      void run(async () => {
        const failure = await setPassword({ code, password });
        if (failure) return setDialog({ name: "set-password", failure: failure.message });
        toast.success("支付密码设置成功");
        setHasPassword(true);
        await pay("WALLET", password);
      }),
    forgetPassword: () => setDialog({ name: "set-password", failure: null }),
    forgetFailure: () => setDialog((open) => open && { ...open, failure: null }),
    close: () => setDialog(null),
  };
}

export type MarkupPayment = ReturnType<typeof useMarkupPayment>;
