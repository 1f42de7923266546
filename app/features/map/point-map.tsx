import { useState } from "react";
import type { MapPosition } from "../../../schema/rules/distance";
import { LazyStreetMap } from "./lazy-street-map";
import styles from "./place-marks-map.module.css";
import { useMapTiles } from "./use-map-tiles";

interface PointMapProps {
  /** Name of the place, e.g. 提货地址. */
  name: string;
  /** GCJ-02, degrees. */
  point: MapPosition;
}

/**
 * A place on a street map, if tiles are configured and can be loaded; nothing otherwise, because a drawing of
 * one point is useless.
 */
export function PointMap({ name, point }: PointMapProps) {
  const tiles = useMapTiles();
  const [hasFailed, setFailed] = useState(false);
  if (!tiles || hasFailed) return null;
  return (
    <div className={styles.box}>
      <LazyStreetMap
        label={`${name}的地图`}
        tiles={tiles}
        marks={[{ name, position: point, tone: "warning" }]}
        onReady={() => undefined}
        onFailed={() => setFailed(true)}
      />
    </div>
  );
}
