import {
  type Client,
  type CreateOrderInput,
  OrderDocument,
  PayOrderDocument,
  PlaceOrderDocument,
} from "@zhuangda/client";

/**
 * Places an order and pays it from the wallet.
 *
 * @param input its `idempotencyKey` makes that a repetition orders and pays once, for seven days
 * @returns the order as it is then
 * @throws Error in the words of the platform when it is refused
 */
export async function placeAndPay(client: Client, input: CreateOrderInput) {
  const { createOrder } = await client.run(PlaceOrderDocument, { input });
  if (createOrder?.__typename !== "OrderCreated") throw new Error(createOrder?.message);
  const { orderId } = createOrder;
  const { payOrder } = await client.run(PayOrderDocument, {
    input: { idempotencyKey: `pay-${input.idempotencyKey}`, orderId, payWay: "WALLET" },
  });
  if (payOrder?.__typename !== "OrderPayment") throw new Error(payOrder?.message);
  const { order } = await client.run(OrderDocument, { id: orderId });
  return order;
}
