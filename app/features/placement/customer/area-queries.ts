import { graphql } from "~/gql";
import type { CascaderNode } from "~/ui/cascader";

/** Whether somebody serves the area (PLACE-23). */
export const AreaServedDocument = graphql(`
  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {
    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)
  }
`);

/** Tips for the area, or null (PLACE-24). */
export const AreaTipsDocument = graphql(`
  query AreaTips($areaCode: String!) {
    areaTips(areaCode: $areaCode)
  }
`);

export type AreaTree = CascaderNode[];

/**
 * Province, city, district (PLACE-22): the same for everybody, so a file that browsers keep, and no operation.
 * Throws when it cannot be had.
 */
export async function fetchAreaTree(): Promise<AreaTree> {
  const response = await fetch("/areas.json");
  if (!response.ok) throw new Error(`the area tree answered ${response.status}`);
  return response.json();
}
