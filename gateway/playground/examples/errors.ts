import type { Chapter, Example } from "./example";

/** Shows what a mutation answers when it refuses: this order of the seed is closed. */
export const refusalExample: Example = {
  title: "拒绝也是数据",
  name: "A refusal is data",
  query: `mutation CancelOrder($orderId: ID!) {
  cancelOrder(orderId: $orderId) {
    __typename
    ... on BusinessError { code message }
  }
}`,
  variables: { orderId: "423697" },
};

/** Shows what a query answers when there is nothing. */
export const missingExample: Example = {
  title: "不存在的订单是 null",
  name: "What does not exist is null",
  query: `query MissingOrder($id: ID!) {
  order(id: $id) { id orderNo }
}`,
  variables: { id: "0" },
};

/** Examples of errors and missing data. */
export const errorsChapter: Chapter = {
  title: "错误",
  name: "Errors",
  examples: [refusalExample, missingExample],
};
