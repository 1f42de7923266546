import { useEffect, useRef, useState } from "react";
import type { PayWay } from "~/gql/graphql";
import { toast } from "~/ui/feedback/toast";
import type { ShownPayment } from "../pay-answer";
import type { PayState } from "../payment-queries";
import { openPaymentWindow, type PaymentWindow } from "./payment-window";
import { usePayPoll } from "./use-pay-poll";

/** State of the payment for the customer until the provider has decided. */
type ProviderStage =
  | { name: "scan"; qrCode: string }
  /**
   * `blocked`: the browser has not opened a window (PAY-15). `ask`: the question whether the payment
   * succeeded (PAY-17).
   */
  | { name: "blocked" | "ask" };

const UNCONFIRMED = "暂未完成支付";

/** Number of queries after "I have paid", because asking the provider takes a moment. */
const TRIES = 4;
const TRY_EVERY_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));

interface ProviderPaymentOptions {
  /** Time between queries, ms; see {@link usePayPoll}. */
  everyMs?: number;
  check(): Promise<PayState>;
  onDecided(state: Exclude<PayState, "waiting">, payWay: PayWay): void;
}

/** The steps of a payment at a provider, from the press of the button until the order tells the result. */
export function useProviderPayment({ everyMs, check, onDecided }: ProviderPaymentOptions) {
  const [stage, setStage] = useState<ProviderStage | null>(null);
  const [isChecking, setChecking] = useState(false);
  const waiting = useRef<PaymentWindow | null>(null);
  const payWay = useRef<PayWay>("WECHAT");
  /** Counts the ends: after one, the confirmation of the payment before it asks and says nothing more (PAY-20). */
  const ends = useRef(0);
  useEffect(() => () => void ends.current++, []);

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
    /** Call it directly in the press handler. */
    prepare(chosen: PayWay) {
      payWay.current = chosen;
      waiting.current = chosen === "ALIPAY" ? openPaymentWindow() : null;
    },
    /** Shows the provider's page or code. */
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
    /** Queries the state now, for example after a change of the order; a decision is reported as usual. */
    look: ask,
    /** The customer reports that it is paid: the state of the order decides (PAY-18). */
    async confirm() {
      const end = ends.current;
      setChecking(true);
      let state: PayState = "waiting";
      for (let attempt = 0; attempt < TRIES && state === "waiting"; attempt++) {
        if (attempt > 0) await pause();
        if (end !== ends.current) return;
        state = await ask();
      }
      if (end !== ends.current) return;
      setChecking(false);
      if (state === "waiting") toast.warning(UNCONFIRMED);
    },
    /** Goes from the copied link to the question. */
    proceed: () => setStage({ name: "ask" }),
    stop() {
      ends.current++;
      setChecking(false);
      setStage(null);
    },
  };
}

export type ProviderPayment = ReturnType<typeof useProviderPayment>;
