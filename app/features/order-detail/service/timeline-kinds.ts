/** Kinds of events of an order, for showing only one of them (ux.md U27). */
export const TIMELINE_KINDS = {
  all: "全部",
  order: "订单与付款",
  visit: "预约上门",
  photo: "照片",
  abnormal: "异常与加价",
  refund: "退款",
  call: "通话",
  message: "消息",
} as const;

export type TimelineKind = keyof typeof TIMELINE_KINDS;

const VISIT = /^(take|receive|assign|appoint|fail_appointment|dispatch_driver|pick_up|sign_in|reschedule)$/;
const ABNORMAL = /(exception|markup|abnormal)/;
const REFUND = /(refund|arbitrat)/;
const BESIDE = /^(call|message)$/;

interface Entry {
  readonly event: string;
  readonly imageUrls: readonly string[];
}

/** Whether an entry is of a kind; an entry with photos also belongs to the kind of photos. */
export function isOfKind({ event, imageUrls }: Entry, kind: TimelineKind): boolean {
  switch (kind) {
    case "all":
      return true;
    case "photo":
      return imageUrls.length > 0;
    case "visit":
      return VISIT.test(event);
    case "abnormal":
      return ABNORMAL.test(event);
    case "refund":
      return REFUND.test(event);
    case "call":
    case "message":
      return event === kind;
    case "order":
      return !BESIDE.test(event) && !VISIT.test(event) && !ABNORMAL.test(event) && !REFUND.test(event);
  }
}
