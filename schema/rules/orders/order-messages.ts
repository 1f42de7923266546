/**
 * Titles of the messages about the times of visits. The documents tell the one without a master by its title (HOME-22,
 * C-49), so that text is a key as well as what people read; every other message is of a visit that was moved.
 */
export const ORDER_MESSAGE_TITLE = {
  /** A visit was moved (HOME-18). */
  rescheduled: "改约提醒",
  /** No master has taken the order yet (HOME-22). */
  unanswered: "无人接单",
} as const;

/** Title of the message about a call that the customer missed (ux.md U53). */
export const MISSED_CALL_TITLE = "未接来电";
