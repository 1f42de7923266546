import { CODE_MEANING, Code } from "../../../../schema/rules/codes";
import type { Line } from "../../../support/graph/graph-lines";
import { markupPaymentLines } from "./markups/markup-payment";
import { followUpsLines } from "./orders/follow-ups";
import { orderEditsLines } from "./orders/order-edits";
import { orderCreationLines } from "./placing/order-creation";
import { pricingLines } from "./placing/pricing";

const names = Object.keys(CODE_MEANING) as (keyof typeof CODE_MEANING)[];

const allowed = [
  ...pricingLines,
  ...orderCreationLines,
  ...orderEditsLines,
  ...markupPaymentLines,
  ...followUpsLines,
];

/** The first call of a field is refused about a parameter; it answers the argument that this is, null for none. */
function refusedAt(field: Line["field"], parameter: string, argument: string | null): Line {
  const line = allowed.find((candidate) => candidate.field === field);
  const [asked] = line?.asked ?? [];
  if (!line || !asked) throw new Error("there is no such call");
  return {
    field,
    args: line.args,
    shows: `a refusal about ${parameter} is about ${argument ?? "no argument"}`,
    select: "{ __typename ... on BusinessError { field } }",
    answers: { [asked.call]: { code: Code.INVALID_INPUT, message: "不行", field: parameter } },
    asked: [asked],
    value: { __typename: "BusinessError", field: argument },
  };
}

export const refusalsLines: readonly Line[] = [
  // Each code as a number and by its name, with the argument that it is about.
  ...names.map(
    (name): Line => ({
      field: "Mutation.cancelOrder",
      shows: `${name} by its name`,
      args: { orderId: "5" },
      select:
        "{ __typename ... on OrderChange { order { id status } } ... on BusinessError { code reason field message } }",
      answers: { "POST /order/api/order/5/cancel": { code: Code[name], message: "不行", field: "orderId" } },
      asked: [{ call: "POST /order/api/order/5/cancel", body: {} }],
      value: {
        __typename: "BusinessError",
        code: Code[name],
        reason: name,
        field: "orderId",
        message: "不行",
      },
    }),
  ),
  refusedAt("Query.priceQuote", "count", "packingCount"),
  refusedAt("Query.priceQuote", "orderItems.count", "count"),
  refusedAt("Query.priceQuote", "totalVolume", "totalVolume"),
  refusedAt("Mutation.createOrder", "floorsNumber", "floors"),
  refusedAt("Mutation.createOrder", "userName", "contactName"),
  refusedAt("Mutation.createOrder", "packingCount", "packingCount"),
  refusedAt("Mutation.createOrder", "orderItems.imgUrl", "imageUrl"),
  refusedAt("Mutation.createOrder", "unknown", null),
  refusedAt("Mutation.editOrder", "isLift", "hasLift"),
  refusedAt("Mutation.payMarkup", "type", "kind"),
  refusedAt("Mutation.addFollowUp", "imgList", "imageUrls"),
];
