import { getFragment, graphql } from "~/gql";
import { useDetail } from "../detail-context";

const BasicInfoFragment = graphql(`
  fragment BasicInfo on Order { orderNo }
`);

/** What was ordered, for whom and for how much (DETAIL-19). */
export function BasicTab() {
  const order = getFragment(BasicInfoFragment, useDetail().order);
  return <p>{order.orderNo}</p>;
}
