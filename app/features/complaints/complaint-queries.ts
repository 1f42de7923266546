import { graphql } from "~/gql";
import type { ComplainableOrdersQuery } from "~/gql/graphql";

/** Orders to complain about, or the one that is named if it can be. */
export const ComplainableOrdersDocument = graphql(`
  query ComplainableOrders($orderId: ID) {
    viewer {
      complainableOrders(orderId: $orderId) {
        orderNo
        statusName
        goodsTypeName
        serviceTypeName
        customerName
        hasWorkerToBlame
        openObjects
      }
    }
  }
`);

/** The same sent again while it waits for an answer is the same complaint. */
export const FileComplaintDocument = graphql(`
  mutation FileComplaint($input: ComplaintInput!) {
    answer: fileComplaint(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

export const RevokeComplaintDocument = graphql(`
  mutation RevokeComplaint($id: ID!) {
    answer: revokeComplaint(id: $id) {
      __typename
      ...Refusal
    }
  }
`);

type Orders = NonNullable<NonNullable<ComplainableOrdersQuery["viewer"]>["complainableOrders"]>;
export type ComplainableOrder = Orders[number];
