import { graphql } from "~/gql";
import { refusalIn } from "~/lib/graphql/refusal";
import { executeOperation, GraphqlRequestError, NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import type { ChosenOrder } from "./use-selection";

const ConfirmArrivalOfDocument = graphql(`
  mutation ConfirmArrivalOf($orderId: ID!) {
    answer: confirmArrival(input: { orderId: $orderId }) {
      __typename
      ...Refusal
    }
  }
`);

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
    const { answer } = await executeOperation(ConfirmArrivalOfDocument, { orderId: order.id });
    return refusalIn(answer) ?? "done";
  } catch (error) {
    return { message: error instanceof GraphqlRequestError ? error.message : NETWORK_FAILURE_TEXT };
  }
}
