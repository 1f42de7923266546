import { graphql } from "~/gql";
import { executeOperation } from "~/lib/graphql-fetch";
import { useLoaded } from "~/lib/use-loaded";
import { Button } from "~/ui/button";
import { Copyable } from "~/ui/copyable";
import { Fact, Facts } from "~/ui/facts";
import { RotateCcw } from "~/ui/icons";
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
}

/** Where the carrier has the goods (DETAIL-14, DETAIL-15). A query that fails clears what was shown (DETAIL-16). */
export function TrackingPanel({ number, company }: TrackingPanelProps) {
  const { status, data, reload } = useLoaded(number, async () => {
    const { waybillTrack } = await executeOperation(WaybillTrackDocument, { number: number ?? "" });
    if (!waybillTrack) throw new Error("the waybill could not be tracked");
    return waybillTrack;
  });
  if (!number) return <p>还没有物流单号</p>;
  return (
    <>
      <Facts>
        <Fact name="物流公司">{company}</Fact>
        <Fact name="物流单号">
          <Copyable value={number} label="物流单号" />
        </Fact>
      </Facts>
      <TrackList status={status} track={data} />
      <div>
        <Button size="sm" icon={<RotateCcw size={16} />} isPending={status === "loading"} onPress={reload}>
          {status === "failed" ? "重试" : "刷新物流"}
        </Button>
      </div>
    </>
  );
}
