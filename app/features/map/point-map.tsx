import { useState } from "react";
import type { MapPosition } from "../../../schema/rules/distance";
import { LazyStreetMap } from "./lazy-street-map";
import styles from "./place-marks-map.module.css";
import { useMapTiles } from "./use-map-tiles";

interface PointMapProps {
  /** What lies there, e.g. 提货地址. */
  name: string;
  /** GCJ-02, degrees. */
  point: MapPosition;
}

/** A place among its streets where tiles are configured and come; nothing otherwise: one point is no drawing. */
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
