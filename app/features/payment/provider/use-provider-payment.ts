import { useRef, useState } from "react";
import type { PayWay } from "~/gql/graphql";
import { toast } from "~/ui/feedback/toast";
import type { ShownPayment } from "../pay-answer";
import type { PayState } from "../payment-queries";
import { openPaymentWindow, type PaymentWindow } from "./payment-window";
import { usePayPoll } from "./use-pay-poll";

/** What the customer sees while the provider has not decided. */
type ProviderStage =
  | { name: "scan"; qrCode: string }
  /** `blocked`: the browser has opened no window (PAY-15). `ask`: whether the payment succeeded (PAY-17). */
  | { name: "blocked" | "ask" };

const UNCONFIRMED = "暂未完成支付";

/** Questions after "I have paid": the provider is asked behind them, which takes a moment. */
const TRIES = 4;
const TRY_EVERY_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));

interface ProviderPaymentOptions {
  /** Time between questions, ms; see {@link usePayPoll}. */
  everyMs?: number;
  check(): Promise<PayState>;
  onDecided(state: Exclude<PayState, "waiting">, payWay: PayWay): void;
}

/** The course of a payment at a provider, from the press of the button until the order says what became of it. */
export function useProviderPayment({ everyMs, check, onDecided }: ProviderPaymentOptions) {
  const [stage, setStage] = useState<ProviderStage | null>(null);
  const [isChecking, setChecking] = useState(false);
  const waiting = useRef<PaymentWindow | null>(null);
  const payWay = useRef<PayWay>("WECHAT");

  const ask = usePayPoll({
    isActive: stage !== null,
    everyMs,
    check,
    onDecided(state) {
      setStage(null);
      onDecided(state, payWay.current);
    },
  });

  return {
    stage,
    isChecking,
    /** To be called at the press of the button. */
    prepare(chosen: PayWay) {
      payWay.current = chosen;
      waiting.current = chosen === "ALIPAY" ? openPaymentWindow() : null;
    },
    /** Shows what the provider wants to be shown. */
    show(shown: ShownPayment) {
      if (shown.payWay === "WECHAT") setStage({ name: "scan", qrCode: shown.qrCode });
      else setStage({ name: waiting.current?.show(shown.pageHtml) ? "ask" : "blocked" });
      waiting.current = null;
    },
    /** There is nothing to show. */
    abandon() {
      waiting.current?.close();
      waiting.current = null;
    },
    /** Asks now what became of it, as when something about what is paid has changed; a decision is told as ever. */
    look: ask,
    /** The customer says to have paid: the order decides (PAY-18). */
    async confirm() {
      setChecking(true);
      let state: PayState = "waiting";
      for (let attempt = 0; attempt < TRIES && state === "waiting"; attempt++) {
        if (attempt > 0) await pause();
        state = await ask();
      }
      setChecking(false);
      if (state === "waiting") toast.warning(UNCONFIRMED);
    },
    /** From the copied link on to the question. */
    proceed: () => setStage({ name: "ask" }),
    stop: () => setStage(null),
  };
}

export type ProviderPayment = ReturnType<typeof useProviderPayment>;
