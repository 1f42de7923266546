import { CODE_MEANING, Code } from "../../../../schema/rules/codes";
import type { Line } from "../../../support/graph/graph-lines";

const names = Object.keys(CODE_MEANING) as (keyof typeof CODE_MEANING)[];

/** Each code as a number and by its name, with the argument that it is about. */
export const refusalsLines: readonly Line[] = names.map((name) => ({
  field: "Mutation.cancelOrder",
  shows: `${name} by its name`,
  args: { orderId: "5" },
  select:
    "{ __typename ... on OrderChange { order { id status } } ... on BusinessError { code reason field message } }",
  answers: { "POST /order/api/order/5/cancel": { code: Code[name], message: "不行", field: "orderId" } },
  asked: [{ call: "POST /order/api/order/5/cancel", body: {} }],
  value: { __typename: "BusinessError", code: Code[name], reason: name, field: "orderId", message: "不行" },
}));
