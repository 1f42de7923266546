import { ConfirmArrivalDocument } from "~/features/order-steps/step-mutations";
import { ask } from "~/lib/graphql/ask";
import { failureText } from "~/lib/graphql/failure";
import { refusalIn } from "~/lib/graphql/refusal";
import type { ChosenOrder } from "./use-selection";

/** How it went with one order. */
export type ArrivalResult = "done" | { message: string };

/**
 * Says that the goods of an order have arrived, with the waybill that it has. One that is to be collected and has no
 * waybill yet is not asked for: its own dialog asks for that. Never throws.
 */
export async function confirmArrivalOf(order: ChosenOrder): Promise<ArrivalResult> {
  if (order.needsPickup && !(order.logisticsNo && order.logisticsPhone)) {
    return { message: "需要填写提货物流信息，请单独确认" };
  }
  try {
    const { answer } = await ask(ConfirmArrivalDocument, { input: { orderId: order.id } });
    return refusalIn(answer) ?? "done";
  } catch (error) {
    return { message: failureText(error) };
  }
}
