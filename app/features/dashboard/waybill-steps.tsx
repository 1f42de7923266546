import { TrackList } from "~/features/order-detail/logistics/track-list";
import { graphql } from "~/gql";
import { useBackgroundQuery } from "~/lib/urql";
import { useLoaded } from "~/lib/use-loaded";
import styles from "./card-rows.module.css";

const HomeWaybillDocument = graphql(`
  query HomeWaybill($number: String!) {
    waybillTrack(number: $number) { ...TrackFacts }
  }
`);

/** Where a waybill is, asked for when it is shown. */
export function WaybillSteps({ number }: { number: string }) {
  const query = useBackgroundQuery();
  const { status, data } = useLoaded(number, async () => {
    const { waybillTrack } = await query(HomeWaybillDocument, { number });
    return waybillTrack;
  });
  return (
    <div role="status" className={styles.track}>
      <TrackList status={status} track={data} />
    </div>
  );
}
