import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { RotateCcw } from "~/ui/icons";
import { Fact, Facts } from "~/ui/lists/facts";
import { TrackList } from "./track-list";

const WaybillTrackDocument = graphql(`
  query WaybillTrack($number: String!) {
    waybillTrack(number: $number) { ...TrackFacts }
  }
`);

interface TrackingPanelProps {
  /** The waybill; null before there is one. */
  number: string | null;
  company: string | null;
  /** Whether the goods are known to be there. */
  hasArrived: boolean;
}

/** Where the carrier has the goods (DETAIL-14, DETAIL-15). A query that fails clears what was shown (DETAIL-16). */
export function TrackingPanel({ number, company, hasArrived }: TrackingPanelProps) {
  const { hasFailed, data, reload, ...read } = useRead(WaybillTrackDocument, number ? { number } : null, {
    pick: ({ waybillTrack }) => waybillTrack,
  });
  const status = hasFailed ? "failed" : read.status;
  if (!number) return <p>还没有物流单号</p>;
  return (
    <>
      <Facts>
        <Fact name="物流公司">{company}</Fact>
        <Fact name="物流单号">
          <Copyable value={number} label="物流单号" />
        </Fact>
      </Facts>
      <TrackList status={status} track={data} hasArrived={hasArrived} />
      <div>
        <Button size="sm" icon={<RotateCcw size={16} />} isPending={status === "loading"} onPress={reload}>
          {status === "failed" ? "重试" : "刷新物流"}
        </Button>
      </div>
    </>
  );
}
