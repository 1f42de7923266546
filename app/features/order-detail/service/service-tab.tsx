import { getFragment, graphql } from "~/gql";
import { useDetail } from "../detail-context";

const ServiceInfoFragment = graphql(`
  fragment ServiceInfo on Order { orderNo }
`);

/** What has been done for the order (DETAIL-21). */
export function ServiceTab() {
  const order = getFragment(ServiceInfoFragment, useDetail().order);
  return <p>{order.orderNo}</p>;
}
