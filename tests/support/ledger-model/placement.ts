import { draftOfSize, type System } from "./system";

/** Places an order under a key; answers the code, and the order's place in the list where there is one. */
export async function placeByKey(
  system: System,
  { customer, size, key }: { customer: number; size: number; key: string },
): Promise<{ code: number; order: number | undefined }> {
  const answer = await system.backend.call("POST", "/order/api/order", {
    token: system.customers[customer]?.token,
    json: draftOfSize(size),
    headers: { "Idempotency-Key": key },
  });
  if (answer.data === null) return { code: answer.code, order: undefined };
  const known = system.orders.indexOf(answer.data.orderId);
  if (known < 0) system.orders.push(answer.data.orderId);
  return { code: answer.code, order: known < 0 ? system.orders.length - 1 : known };
}
