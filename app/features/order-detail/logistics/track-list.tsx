import { type FragmentType, getFragment, graphql } from "~/gql";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { StatusChip } from "~/ui/tags/status-chip";
import { shownTrackState } from "../../../../schema/rules/orders/goods-arrival";
import styles from "./track-list.module.css";

const TrackFactsFragment = graphql(`
  fragment TrackFacts on WaybillTrack {
    stateName
    steps { time text }
  }
`);

interface TrackListProps {
  status: "idle" | "loading" | "ready" | "failed";
  track: FragmentType<typeof TrackFactsFragment> | null;
  /** Whether the order's goods have arrived, even if the carrier does not know it; null when unknown. */
  hasArrived: boolean | null;
}

/**
 * The carrier's steps, newest first. After a failed query older steps are not shown (DETAIL-14, DETAIL-16).
 */
export function TrackList({ status, track, hasArrived }: TrackListProps) {
  if (status === "failed") return <Notice tone="warning">物流信息查询失败，请稍后再试</Notice>;
  if (!track) return <Skeleton lines={3} />;
  const { stateName, steps } = getFragment(TrackFactsFragment, track);
  if (stateName === null && steps.length === 0) return <p>暂无物流信息，请稍后再查</p>;
  const shown = shownTrackState(stateName ?? null, hasArrived);
  const tone = shown.hasArrived ? "success" : shown.name === null ? "neutral" : "info";
  return (
    <>
      <div>
        <StatusChip tone={tone}>{shown.name ?? "状态未知"}</StatusChip>
      </div>
      {shown.note ? <p className={styles.note}>{shown.note}</p> : null}
      <ol className={styles.steps} aria-label="物流轨迹">
        {steps.map(({ time, text }) => (
          <li key={`${time} ${text}`} className={styles.step}>
            <span className={styles.time}>{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
