import type { IdUse } from "./matrix";

/** Things of the stranger's that calls and fields of the graph name. */
export const FOREIGN = {
  order: { foreign: ({ foreign }) => foreign.orderIds[0], missing: 123_456_789 },
  orders: { foreign: ({ foreign }) => [foreign.orderIds[0]], missing: [123_456_789] },
  template: { foreign: ({ foreign }) => foreign.templateId, missing: 123_456_789 },
  followUp: { foreign: ({ foreign }) => foreign.followUpIds[0], missing: 123_456_788 },
  markup: { foreign: ({ foreign }) => foreign.requestId, missing: 123_456_787 },
  abnormal: { foreign: ({ foreign }) => foreign.abnormalId, missing: 123_456_786 },
  refund: { foreign: ({ foreign }) => foreign.refundId, missing: 123_456_785 },
  call: { foreign: ({ foreign }) => foreign.callId, missing: "0".repeat(32) },
  complaint: { foreign: ({ foreign }) => foreign.complaintId, missing: 123_456_784 },
  orderNo: { foreign: ({ foreign }) => foreign.refundedOrderNo, missing: "26010100000000" },
  image: { foreign: ({ foreign }) => foreign.imageUrl, missing: `/files/${"0".repeat(32)}.jpg` },
  video: { foreign: ({ foreign }) => foreign.videoUrl, missing: `/files/${"0".repeat(32)}.mp4` },
} satisfies Record<string, IdUse>;
