import { useState } from "react";
import { BATCH_CHOICE_MAX } from "../../../../schema/rules/payments/batch-payment";

/**
 * Pays many orders in several payments, because one dialog takes at most five hundred: after each payment the
 * next one opens.
 *
 * @param unpaid unpaid orders of the import
 */
export function usePayInTurns(unpaid: readonly string[]) {
  const [queue, setQueue] = useState<readonly string[]>([]);
  return {
    /** Number of unpaid orders. */
    waiting: unpaid.length,
    /** Orders of the open payment; none when no payment is open. */
    orderIds: queue.slice(0, BATCH_CHOICE_MAX),
    start: () => setQueue(unpaid),
    begin: (orderIds: readonly string[]) => setQueue(orderIds),
    next: () => setQueue(queue.slice(BATCH_CHOICE_MAX)),
    stop: () => setQueue([]),
  };
}
