import { graphql } from "~/gql";
import type { OrderBidsQuery } from "~/gql/graphql";

export const OrderBidsDocument = graphql(`
  query OrderBids($orderId: ID!) {
    orderBids(orderId: $orderId) {
      platformPrice
      bids {
        id
        amount
        day
        words
        distance
        isPicked
        master { name avatar verifiedAt stars ratings finishedOrders }
        questions { id question answer }
      }
    }
  }
`);

export const PickBidDocument = graphql(`
  mutation PickBid($input: PickBidInput!) {
    answer: pickBid(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

export const AskAboutBidDocument = graphql(`
  mutation AskAboutBid($input: AskAboutBidInput!) {
    answer: askAboutBid(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

export const TakePlatformPriceDocument = graphql(`
  mutation TakePlatformPrice($orderId: ID!, $quotedTotalFee: Fen!) {
    answer: takePlatformPrice(orderId: $orderId, quotedTotalFee: $quotedTotalFee) {
      __typename
      ...Refusal
    }
  }
`);

export type ShownBid = NonNullable<OrderBidsQuery["orderBids"]>["bids"][number];
