import { refusalIn } from "~/features/order-steps/step-mutations";
import { graphql } from "~/gql";
import type { ComplainableOrdersQuery, ComplaintInput } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

const ComplainableOrdersDocument = graphql(`
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

const FileComplaintDocument = graphql(`
  mutation FileComplaint($input: ComplaintInput!) {
    answer: fileComplaint(input: $input) {
      __typename
      ... on BusinessError { code message }
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

/** Orders to complain about, or the one that is named if it can be. Throws when they cannot be read. */
export async function fetchComplainableOrders(orderId: string | null): Promise<Orders> {
  const { viewer } = await executeOperation(ComplainableOrdersDocument, { orderId });
  if (!viewer?.complainableOrders) throw new Error("the answer has no orders");
  return viewer.complainableOrders;
}

/** Files a complaint; answers why not, or null. The same sent again while it waits for an answer is the same complaint. */
export const fileComplaint = async (input: ComplaintInput) =>
  refusalIn(await executeOperation(FileComplaintDocument, { input }));
