/** As SQL: no refund is undecided; an order under review waits for others. */
export const NOT_UNDER_REVIEW = "(refund_status IS NULL OR refund_status NOT IN ('WAIT', 'ARBITRATION'))";

/**
 * What `visitDueTime` (`schema/rules/orders/visit.ts`) calls overdue, as SQL conditions: the master by the appointed time, the work
 * by the end of that day. The first one is word for word what the index `orders_by_visit` holds.
 *
 * @param now the moment, as it is bound or written; `today` likewise when its day began
 * @param column how a column is written whose index is to be kept away
 */
export const overdueVisit = (now: string, today: string, column = (name: string) => name): string[] => [
  "status IN ('WAIT_PICK_UP', 'WAIT_INSTALL', 'WAIT_COMPLETE')",
  `${column("appointment_time")} < ${now}`,
  `(status <> 'WAIT_COMPLETE' OR ${column("appointment_time")} < ${today})`,
  NOT_UNDER_REVIEW,
];
