import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";

const WaybillTrackDocument = graphql(`
  query WaybillTrack($number: String!) {
    waybillTrack(number: $number) { ...TrackFacts ...RouteTrack }
  }
`);

/** What the carrier says of a waybill; null before there is one. A query that fails clears what was known (DETAIL-16). */
export function useWaybillTrack(number: string | null) {
  const { hasFailed, status, data, reload } = useRead(WaybillTrackDocument, number ? { number } : null, {
    pick: ({ waybillTrack }) => waybillTrack,
  });
  return hasFailed ? { status: "failed" as const, track: null, reload } : { status, track: data, reload };
}
