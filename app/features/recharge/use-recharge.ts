import { useRef, useState } from "react";
import type { PayWay } from "~/gql/graphql";
import { GraphqlRequestError, NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { toast } from "~/ui/toast";
import { useProviderPayment } from "../payment/use-provider-payment";
import { fetchRechargeState, openRecharge } from "./recharge-queries";

/** WALLET-26. */
const ASK_EVERY_MS = 2_000;

const NOT_DONE = "本次充值未完成，请重新充值";
const NOTHING_SHOWN = "支付页面打开失败，请稍后重试";

/**
 * The course of a recharge: opened at a provider, waited for, in the wallet or not (WALLET-25..28). One key for one
 * choice of amount and way until it is decided, so that a second press, or one after a lost answer, opens nothing twice.
 */
export function useRecharge(onArrived: () => void) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [amount, setAmount] = useState(0);
  const [isDone, setDone] = useState(false);
  const attempt = useRef({ choice: "", key: "", rechargeNo: "" });

  const provider = useProviderPayment({
    everyMs: ASK_EVERY_MS,
    check: () => fetchRechargeState(attempt.current.rechargeNo),
    onDecided(state) {
      attempt.current = { choice: "", key: "", rechargeNo: "" };
      if (state === "closed") return setFailure(NOT_DONE);
      toast.success("充值成功");
      setDone(true);
      onArrived();
    },
  });

  const open = async (fen: number, payWay: PayWay) => {
    const answer = await openRecharge({ idempotencyKey: attempt.current.key, amount: fen, payWay });
    if ("rechargeNo" in answer && answer.shown) {
      attempt.current.rechargeNo = answer.rechargeNo;
      return provider.show(answer.shown);
    }
    provider.abandon();
    setFailure("refusal" in answer ? answer.refusal : NOTHING_SHOWN);
  };

  return {
    isPending,
    failure,
    /** What is being paid, or has arrived, 分. */
    amount,
    isDone,
    provider,
    /** To be called at the press of the button. */
    async start(fen: number, payWay: PayWay) {
      if (isPending) return;
      const choice = `${payWay} ${fen}`;
      if (attempt.current.choice !== choice) {
        attempt.current = { choice, key: crypto.randomUUID(), rechargeNo: "" };
      }
      setFailure(null);
      setAmount(fen);
      setPending(true);
      provider.prepare(payWay);
      try {
        await open(fen, payWay);
      } catch (error) {
        provider.abandon();
        setFailure(error instanceof GraphqlRequestError ? error.message : NETWORK_FAILURE_TEXT);
      } finally {
        setPending(false);
      }
    },
    again: () => setDone(false),
  };
}
