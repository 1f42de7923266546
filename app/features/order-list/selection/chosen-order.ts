import { graphql } from "~/gql";
import type { ChosenOrdersQuery } from "~/gql/graphql";

/** What is known of a chosen order, whichever page shows it. */
export const ChosenOrdersDocument = graphql(`
  query ChosenOrders($ids: [ID!]!) {
    viewer {
      ordersById(ids: $ids) {
        id
        orderNo
        status
        customerName
        totalAmount
        actions
        needsPickup
        logisticsNo
        logisticsPhone
      }
    }
  }
`);

type Read = NonNullable<NonNullable<ChosenOrdersQuery["viewer"]>["ordersById"]>;

/** Data of a chosen order, on any page. */
export type ChosenOrder = Read[number];
