import { useRef, useState } from "react";
import type { PayOrdersInput } from "~/gql/graphql";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { BATCH_PAYMENT_MAX } from "../../../../schema/rules/payments/batch-payment";
import type { HowPaid, WhatPaid } from "../pay-answer";
import { payOrders } from "../payment-queries";
import { usePaymentKeys } from "../use-payment-keys";

/**
 * Pays many orders from the wallet in rounds, because one payment takes at most fifty (API-032): with one
 * password, and a key for each round. For a provider there is at most one round.
 *
 * @param totalOf total of these orders as the customer sees it, 分
 * @param onRoundPaid called with the ids of each paid round except the last
 */
export function useRounds(
  totalOf: (orderIds: readonly string[]) => number,
  onRoundPaid: (orderIds: readonly string[]) => void,
) {
  const keys = usePaymentKeys(false);
  const done = useRef(new Set<string>());
  const [progress, setProgress] = useState<{ paid: number; total: number } | null>(null);

  /** Sends rounds until one is refused. Throws when the outcome of one is unknown. */
  const send = async ({ orderIds }: WhatPaid<PayOrdersInput>, how: HowPaid) => {
    if (how.payWay !== "WALLET") return payOrders({ orderIds, quotedTotalFee: totalOf(orderIds) }, how);
    // When it is sent again, after a lost answer or a refusal, paid orders are left out.
    const left = orderIds.filter((id) => !done.current.has(id));
    const payRound = (round: string[]) =>
      payOrders(
        { orderIds: round, quotedTotalFee: totalOf(round) },
        { ...how, idempotencyKey: keys.of(how.payWay, round) },
      );
    let hasEnded = false;
    try {
      while (left.length > BATCH_PAYMENT_MAX) {
        const round = left.splice(0, BATCH_PAYMENT_MAX);
        const answer = await payRound(round);
        if ("refusal" in answer) return answer;
        for (const id of round) done.current.add(id);
        setProgress({ paid: orderIds.length - left.length, total: orderIds.length });
        onRoundPaid(round);
      }
      const answer = await payRound(left);
      hasEnded = !("refusal" in answer);
      return answer;
    } finally {
      setProgress(null);
      if (!hasEnded) announceChanges([...done.current].flatMap(orderTags));
    }
  };

  return {
    send,
    /**
     * Numbers of paid and of all orders between rounds; null before the first one is paid, and at the end.
     */
    progress,
  };
}
