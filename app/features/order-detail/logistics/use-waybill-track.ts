import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";

const WaybillTrackDocument = graphql(`
  query WaybillTrack($number: String!) {
    waybillTrack(number: $number) { ...TrackFacts ...RouteTrack }
  }
`);

/**
 * The carrier's tracking of a waybill; null without one. A failed query clears the known steps (DETAIL-16).
 */
export function useWaybillTrack(number: string | null) {
  const { failure, status, data, reload } = useRead(WaybillTrackDocument, number ? { number } : null, {
    pick: ({ waybillTrack }) => waybillTrack,
    isOptional: true,
  });
  return failure !== null
    ? { status: "failed" as const, track: null, reload }
    : { status, track: data, reload };
}
