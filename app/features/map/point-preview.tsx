import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import type { MapPosition } from "../../../schema/rules/distance";
import { MapLink } from "./map-link";
import styles from "./point-preview.module.css";

const PointAddressDocument = graphql(`
  query PointAddress($lng: Float!, $lat: Float!) {
    pointAddress(lng: $lng, lat: $lat)
  }
`);

interface PointPreviewProps {
  /** Name of the place, e.g. 提货地址. */
  name: string;
  /** GCJ-02, degrees. */
  point: MapPosition;
}

/**
 * The place that the map found for an address, so that the customer can check it: the map's description of it
 * (LOG-03), and a link to a street map.
 */
export function PointPreview({ name, point }: PointPreviewProps) {
  const { lng, lat } = point;
  const { data } = useRead(
    PointAddressDocument,
    { lng, lat },
    {
      pick: ({ pointAddress }) => ({ address: pointAddress }),
      requestPolicy: "cache-first",
      isOptional: true,
    },
  );
  return (
    <span className={styles.preview}>
      {data?.address ? <span>地图位置：{data.address}附近</span> : null}
      <MapLink name={name} position={point} />
    </span>
  );
}
