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

/** The timeline of the surrounding detail's order (ux.md U27); nothing when it is not known. */
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
        // The place stated by the master at sign-in, or else the order's address.
        site={service.signIn?.area || displayAddress}
        pickup={pickupAddress}
      />
    </DetailSection>
  );
}
