import { graphql } from "~/gql";

/** Whether the area is served (PLACE-23). */
export const AreaServedDocument = graphql(`
  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {
    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)
    takesAreaWishes
  }
`);

/** Tips for the area, or null (PLACE-24). */
export const AreaTipsDocument = graphql(`
  query AreaTips($areaCode: String!) {
    areaTips(areaCode: $areaCode)
  }
`);
