import { TrackList } from "~/features/order-detail/logistics/track-list";
import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import styles from "./card-rows.module.css";

const HomeWaybillDocument = graphql(`
  query HomeWaybill($number: String!) {
    waybillTrack(number: $number) { ...TrackFacts }
  }
`);

interface WaybillStepsProps {
  number: string;
  /** Whether the order's goods have arrived; null when unknown. */
  hasArrived: boolean | null;
}

/** Where a waybill is, asked for when it is shown. */
export function WaybillSteps({ number, hasArrived }: WaybillStepsProps) {
  const { status, failure, data } = useRead(
    HomeWaybillDocument,
    { number },
    { pick: (answer) => answer, isOptional: true },
  );
  return (
    <div role="status" className={styles.track}>
      <TrackList
        status={failure !== null ? "failed" : status}
        track={data?.waybillTrack ?? null}
        hasArrived={hasArrived}
      />
    </div>
  );
}
