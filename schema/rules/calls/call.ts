/** ENUM-23: what a call carries. */
export const CALL_TYPES = ["video", "audio"] as const;
export type CallType = (typeof CALL_TYPES)[number];

/** ENUM-23: what an event of a call says: it rings, it has stopped ringing, one side hung up (SOCK-05). */
export const CALL_EVENTS = ["videoCall", "videoCallCancel", "videoCallHangup"] as const;
export type CallEvent = (typeof CALL_EVENTS)[number];

/** Where a call stands. The first two are live; nothing follows the others. */
export const CALL_STATUSES = ["RINGING", "ACCEPTED", "ENDED", "REJECTED", "CANCELLED", "MISSED"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

/** Whether a call still goes on. */
export const isLiveCall = (status: CallStatus): boolean => status === "RINGING" || status === "ACCEPTED";

/** How long an unanswered call rings, ms. */
export const RING_MS = 60_000;
/** How often each side of a call reports that it is connected, ms. After {@link LOST_MS} without a report it is lost. */
export const KEEP_MS = 15_000;
/** See {@link KEEP_MS} (reliability.md R39). */
export const LOST_MS = 45_000;

/**
 * Whom one calls about an immediate order instead of its master, who stays unnamed (C-44, DETAIL-17). The id stands for
 * no one else: those of masters and customers are larger.
 */
export const PLATFORM_CALLEE = { id: 1, name: "平台客服" } as const;

/** Exact texts of the documents (CALL-08, CALL-09), and ours beside them. */
export const CALL_TEXTS = {
  hungUp: "已挂断！",
  hungUpByOther: "对方已挂断！",
  over: "通话已结束",
  noDevice: "未检测到对应设备，请稍后再试",
  self: "不能呼叫自己",
  busy: "您正在通话中，请先结束当前通话",
  otherBusy: "对方忙线中，请稍后再拨",
  unanswered: "对方暂时无人接听，请稍后再拨",
  notReached: "暂时无法接通对方，请拨打电话联系",
  answeredElsewhere: "已在其他窗口接听",
} as const;
