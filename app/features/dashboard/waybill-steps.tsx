import { useLoaded } from "~/features/placement/use-loaded";
import { graphql } from "~/gql";
import { useBackgroundQuery } from "~/lib/urql";
import { Skeleton } from "~/ui/skeleton";
import styles from "./card-rows.module.css";
import { LoadFailure } from "./load-failure";

const HomeWaybillDocument = graphql(`
  query HomeWaybill($number: String!) {
    waybillTrack(number: $number) {
      stateName
      steps { time text }
    }
  }
`);

/** The last things that happened to a waybill; all of them stand in the order's detail. */
const SHOWN_STEPS = 3;

/** Where a waybill is, asked for when it is shown. */
export function WaybillSteps({ number }: { number: string }) {
  const query = useBackgroundQuery();
  const track = useLoaded(number, async () => {
    const { waybillTrack } = await query(HomeWaybillDocument, { number });
    return waybillTrack ?? { stateName: null, steps: [] };
  });
  if (track.status === "failed") return <LoadFailure what="物流轨迹" onRetry={track.reload} />;
  if (track.data === null) return <Skeleton lines={2} />;
  const { stateName, steps } = track.data;
  return (
    <div role="status">
      <p>{stateName ?? "暂无物流轨迹"}</p>
      <ol className={styles.rows}>
        {steps.slice(0, SHOWN_STEPS).map(({ time, text }) => (
          <li key={time + text} className={styles.minor}>
            <time>{time}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
