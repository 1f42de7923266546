import { PlaceMarksMap } from "~/features/map/place-marks-map";
import { ReadFailure } from "~/features/site/read-failure";
import { getFragment, graphql } from "~/gql";
import type { LogisticsInfoFragment as LogisticsInfo } from "~/gql/graphql";
import { useRead } from "~/lib/graphql/use-read";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Fact, Facts } from "~/ui/lists/facts";
import { useDetail } from "../detail-context";
import { DetailSection } from "../detail-section";
import { PlaceLinks } from "./place-links";
import {
  distanceInWords,
  marksOf,
  OrderPlacesDocument,
  pickupKilometres,
  signInDistance,
  wayOf,
} from "./places";
import { RoutePicture } from "./route-picture";
import { TrackingPanel } from "./tracking-panel";
import { useWaybillTrack } from "./use-waybill-track";

const LogisticsInfoFragment = graphql(`
  fragment LogisticsInfo on Order {
    id
    logisticsNo
    logisticsCompany
    isArrival
    needsPickup
    pickupAddress
    displayAddress
    service {
      pickUp { content }
      signIn { at }
    }
  }
`);

/** Position and destination of the goods (DETAIL-08, DETAIL-09), and their waybill (DETAIL-14..16). */
export function LogisticsTab() {
  const order = getFragment(LogisticsInfoFragment, useDetail().order);
  return (
    <>
      <DetailSection title="物流地图">
        <PlacesMap order={order} />
      </DetailSection>
      <DetailSection title="物流跟踪">
        <TrackingPanel
          number={order.logisticsNo}
          company={order.logisticsCompany}
          hasArrived={order.isArrival}
        />
      </DetailSection>
    </>
  );
}

function PlacesMap({ order }: { order: LogisticsInfo }) {
  const { status, data, failure, reload } = useRead(
    OrderPlacesDocument,
    { id: order.id },
    { pick: ({ orderRecords }) => orderRecords?.places, about: [`Order:${order.id}`] },
  );
  const { track } = useWaybillTrack(order.logisticsNo);
  if (status === "failed") {
    return <ReadFailure what="地图" why={failure} onRetry={reload} />;
  }
  if (!data) return <Skeleton lines={4} height={64} />;
  const marks = marksOf(data);
  if (marks.length === 0) {
    return (
      <EmptyState
        title="暂时无法在地图上定位"
        description="不影响服务，师傅会按地址上门"
        illustration="search"
      />
    );
  }
  return (
    <>
      <Facts>
        <Fact name="提货距离">{distanceInWords(data)}</Fact>
      </Facts>
      <PlaceMarksMap
        label="物流地图"
        marks={marks}
        way={wayOf(data)}
        drawing={
          <RoutePicture
            track={track}
            pickupAddress={order.needsPickup ? order.pickupAddress : null}
            address={order.displayAddress}
            isArrival={order.isArrival}
            isPickedUp={order.service?.pickUp != null}
            isSignedIn={order.service?.signIn != null}
            signInDistance={signInDistance(data)}
            distance={pickupKilometres(data)}
          />
        }
      />
      <PlaceLinks marks={marks} />
    </>
  );
}
