/**
 * Titles of the messages that ask for another time of a visit. The documents tell them apart by their title (HOME-22,
 * C-49), so the text is a key as well as what people read.
 */
export const ORDER_MESSAGE_TITLE = {
  /** A visit was moved (HOME-18). */
  rescheduled: "改约提醒",
  /** No master has taken the order yet (HOME-22). */
  unanswered: "无人接单",
} as const;

/** Title of the message about a call that the customer missed (ux.md U53). */
export const MISSED_CALL_TITLE = "未接来电";
