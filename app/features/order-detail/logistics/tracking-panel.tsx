import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { RotateCcw } from "~/ui/icons";
import { Fact, Facts } from "~/ui/lists/facts";
import { TrackList } from "./track-list";
import { useWaybillTrack } from "./use-waybill-track";

interface TrackingPanelProps {
  /** The waybill; null before there is one. */
  number: string | null;
  company: string | null;
  /** Whether the goods have arrived. */
  hasArrived: boolean;
}

/**
 * The carrier's tracking of the goods (DETAIL-14, DETAIL-15). A failed query clears the shown steps
 * (DETAIL-16).
 */
export function TrackingPanel({ number, company, hasArrived }: TrackingPanelProps) {
  const { status, track, reload } = useWaybillTrack(number);
  if (!number) return <p>还没有物流单号</p>;
  return (
    <>
      <Facts>
        <Fact name="物流公司">{company}</Fact>
        <Fact name="物流单号">
          <Copyable value={number} label="物流单号" />
        </Fact>
      </Facts>
      <TrackList status={status} track={track} hasArrived={hasArrived} />
      <div>
        <Button size="sm" icon={<RotateCcw size={16} />} isPending={status === "loading"} onPress={reload}>
          {status === "failed" ? "重试" : "刷新物流"}
        </Button>
      </div>
    </>
  );
}
