import type { IdUse } from "./attack";
import type { World } from "./attack-world";

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
  bid: { foreign: ({ foreignBidId }) => foreignBidId, missing: 123_456_780 },
  goods: { foreign: ({ foreign }) => foreign.goodsId, missing: 123_456_783 },
  manyGoods: { foreign: ({ foreign }) => [foreign.goodsId], missing: [123_456_783] },
  feedback: { foreign: ({ foreign }) => foreign.feedbackId, missing: 123_456_782 },
  session: { foreign: ({ foreign }) => foreign.sessionId, missing: 123_456_781 },
  message: { foreign: ({ foreign }) => foreign.messageId, missing: 123_456_782 },
  toldOrder: { foreign: ({ foreign }) => foreign.toldOrderId, missing: 123_456_781 },
  dataExport: { foreign: ({ foreign }) => foreign.exportId, missing: 123_456_779 },
  apiKey: { foreign: ({ foreign }) => foreign.apiKeyId, missing: 123_456_778 },
  webhook: { foreign: ({ foreign }) => foreign.webhookId, missing: 123_456_778 },
  webhookDelivery: { foreign: ({ foreign }) => foreign.webhookDeliveryId, missing: 123_456_777 },
  orderNo: { foreign: ({ foreign }) => foreign.refundedOrderNo, missing: "26010100000000" },
  image: { foreign: ({ foreign }) => foreign.imageUrl, missing: `/files/${"0".repeat(32)}.jpg` },
  video: { foreign: ({ foreign }) => foreign.videoUrl, missing: `/files/${"0".repeat(32)}.mp4` },
} satisfies Record<string, IdUse>;

/**
 * Arguments of the graph that are foreign by their name alone. They are attacked without a line in a matrix.
 * An argument with another name, or with another meaning at a field, is in the field's line.
 */
const FOREIGN_BY_NAME: Readonly<Record<string, IdUse>> = {
  orderId: FOREIGN.order,
  "orderIds[]": FOREIGN.order,
  bidId: FOREIGN.bid,
  callId: FOREIGN.call,
  sessionId: FOREIGN.session,
  keyId: FOREIGN.apiKey,
  markupId: FOREIGN.markup,
  abnormalId: FOREIGN.abnormal,
  messageId: FOREIGN.message,
  imageUrl: FOREIGN.image,
  "imageUrls[]": FOREIGN.image,
  videoUrl: FOREIGN.video,
};

/** The same for all of a field's arguments that take ids or files: those whose names say it. */
export const foreignByName = (idPaths: readonly string[]): Record<string, IdUse> =>
  Object.fromEntries(
    idPaths.flatMap((path) => {
      const use = FOREIGN_BY_NAME[path.split(".").at(-1) ?? path];
      return use ? [[path, use]] : [];
    }),
  );

/** What arguments of the graph stand for by their names when the caller means their own. */
export const ownByName = ({
  orderIds,
  messageId,
  imageUrl,
  videoUrl,
}: World["own"]): Record<string, unknown> => ({
  orderId: `${orderIds[0]}`,
  orderIds: [`${orderIds[0]}`],
  messageId: `${messageId}`,
  imageUrl,
  imageUrls: [imageUrl],
  videoUrl,
  idempotencyKey: crypto.randomUUID(),
});
