import { useState } from "react";
import { BATCH_PAYMENT_MAX } from "../../../../schema/rules/payments/batch-payment";

/**
 * Pays many orders in turns, because one payment takes fifty at most (API-032): when a turn is paid the next one opens.
 *
 * @param unpaid orders of the import that wait for their payment
 */
export function usePayInTurns(unpaid: readonly string[]) {
  const [queue, setQueue] = useState<readonly string[]>([]);
  return {
    /** How many wait. */
    waiting: unpaid.length,
    /** Orders of the open turn; none when no payment is open. */
    orderIds: queue.slice(0, BATCH_PAYMENT_MAX),
    start: () => setQueue(unpaid),
    begin: (orderIds: readonly string[]) => setQueue(orderIds),
    next: () => setQueue(queue.slice(BATCH_PAYMENT_MAX)),
    stop: () => setQueue([]),
  };
}
