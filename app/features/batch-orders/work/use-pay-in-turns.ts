import { useState } from "react";
import { BATCH_CHOICE_MAX } from "../../../../schema/rules/payments/batch-payment";

/**
 * Pays many orders in turns, because one dialog takes five hundred at most: when a turn is paid the next one opens.
 *
 * @param unpaid orders of the import that wait for their payment
 */
export function usePayInTurns(unpaid: readonly string[]) {
  const [queue, setQueue] = useState<readonly string[]>([]);
  return {
    /** How many wait. */
    waiting: unpaid.length,
    /** Orders of the open turn; none when no payment is open. */
    orderIds: queue.slice(0, BATCH_CHOICE_MAX),
    start: () => setQueue(unpaid),
    begin: (orderIds: readonly string[]) => setQueue(orderIds),
    next: () => setQueue(queue.slice(BATCH_CHOICE_MAX)),
    stop: () => setQueue([]),
  };
}
