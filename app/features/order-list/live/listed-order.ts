import { graphql } from "~/gql";

/** An order of the list: what its row shows, and what decides about choosing it together with others. */
export const ListedOrderFragment = graphql(`
  fragment ListedOrder on Order {
    id
    orderNo
    status
    customerName
    totalAmount
    actions
    needsPickup
    logisticsNo
    logisticsPhone
    ...OrderRow
  }
`);
