import { graphql } from "~/gql";

export const ShopNamesDocument = graphql(`
  query ShopNames {
    viewer { shopNames }
  }
`);

export const ShopOrdersDocument = graphql(`
  query ShopOrders($shopOrderNo: String!) {
    viewer {
      shopOrders(shopOrderNo: $shopOrderNo) { id orderNo }
    }
  }
`);

export const ShopLogisticsDocument = graphql(`
  query ShopLogistics($shopName: String!) {
    viewer {
      shopLogistics(shopName: $shopName) { logisticsCompany logisticsPhone pickupAddress }
    }
  }
`);
