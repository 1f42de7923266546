/** SQL condition: no refund is undecided. An order under review waits for a decision. */
export const NOT_UNDER_REVIEW = "(refund_status IS NULL OR refund_status NOT IN ('WAIT', 'ARBITRATION'))";

/**
 * `visitDueTime` (`schema/rules/orders/visit.ts`) as SQL conditions: the master is overdue after the
 * appointed time, the work at the end of that day. The first condition has the words of the index
 * `orders_by_visit`.
 *
 * @param now the time, bound or written; `today` is the beginning of its day
 * @param column writes a column so that its index is not used
 */
export const overdueVisit = (now: string, today: string, column = (name: string) => name): string[] => [
  "status IN ('WAIT_PICK_UP', 'WAIT_INSTALL', 'WAIT_COMPLETE')",
  `${column("appointment_time")} < ${now}`,
  `(status <> 'WAIT_COMPLETE' OR ${column("appointment_time")} < ${today})`,
  NOT_UNDER_REVIEW,
];
