import { getFragment, graphql } from "~/gql";
import { useDetail } from "../detail-context";
import { DetailSection } from "../detail-section";
import { OrderTimeline } from "./order-timeline";

const DetailTimelineFragment = graphql(`
  fragment DetailTimeline on Order {
    orderNo
    displayAddress
    pickupAddress
    service {
      signIn { area }
      log { event }
      ...OrderTimeline
    }
  }
`);

/** What happened to the order of the detail around (ux.md U27); nothing where that is not known. */
export function DetailTimeline() {
  const { orderNo, displayAddress, pickupAddress, service } = getFragment(
    DetailTimelineFragment,
    useDetail().order,
  );
  if (!service || service.log.length === 0) return null;
  return (
    <DetailSection title="订单动态">
      <OrderTimeline
        service={service}
        orderNo={orderNo}
        // Where the master says to have been, else where the work is.
        site={service.signIn?.area || displayAddress}
        pickup={pickupAddress}
      />
    </DetailSection>
  );
}
