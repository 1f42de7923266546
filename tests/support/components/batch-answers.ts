import { listedOrder } from "./listed-order";

/** A row of an order that waits for its acceptance. */
export const finishedOrder = (id: string) =>
  listedOrder({ id, status: "WAIT_ACCEPT", expiresAt: null, actions: ["ACCEPT"] });

/** Answers `BulkAcceptPhotos`: the photos of a finished order. */
export const photosOf = ({ id }: Record<string, unknown>) => ({
  order: {
    ...{ __typename: "Order", id, orderNo: `2611231000000${id}`, displayAddress: "竞舟路 1 号" },
    ...{ pickupAddress: null, completedAt: "2026-11-22T09:00:00+08:00" },
    service: {
      ...{ pickUp: null, signIn: null, log: [] },
      completion: { content: `第 ${id} 单完工`, imageUrls: ["/files/1.png"] },
    },
  },
});

/** Answers `CancelOrder`: order 3 has been paid meanwhile. */
export const cancelUnlessThird = ({ orderId }: Record<string, unknown>) =>
  orderId === "3"
    ? { answer: { __typename: "BusinessError", code: 4001, message: "订单已支付" } }
    : { answer: { __typename: "OrderChange" } };
