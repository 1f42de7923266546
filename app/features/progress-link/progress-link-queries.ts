import { graphql } from "~/gql";

export const ProgressLinkDocument = graphql(`
  query ProgressLink($orderId: ID!) {
    progressLink(orderId: $orderId) { path canText isTexted }
  }
`);

export const CreateProgressLinkDocument = graphql(`
  mutation CreateProgressLink($orderId: ID!) {
    answer: createProgressLink(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

export const TextProgressLinkDocument = graphql(`
  mutation TextProgressLink($orderId: ID!) {
    answer: textProgressLink(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

export const RevokeProgressLinkDocument = graphql(`
  mutation RevokeProgressLink($orderId: ID!) {
    answer: revokeProgressLink(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

export const SharedProgressDocument = graphql(`
  query SharedProgress($token: String!) {
    sharedProgress(token: $token) {
      orderNo
      statusText
      nextStep
      visitDueAt
      overdueStep
      isClosed
      merchantName
      customerName
      place
      serviceTypeName
      items { name count }
      workerName
      workerVerifiedAt
      createdAt
      assignedAt
      expectedAt
      appointmentAt
      completedAt
    }
  }
`);
