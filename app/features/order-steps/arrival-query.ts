import { graphql } from "~/gql";
import type { ArrivingOrderQuery } from "~/gql/graphql";

/** Known data about the transport of an order's goods. */
export const ArrivingOrderDocument = graphql(`
  query ArrivingOrder($id: ID!) {
    order(id: $id) {
      needsPickup
      provinceName
      cityName
      areaName
      logisticsNo
      logisticsPhone
      logisticsCompany
      pickupCode
      pickupAddress
    }
  }
`);

export type ArrivingOrder = NonNullable<ArrivingOrderQuery["order"]>;
