import { type ReactNode, useState } from "react";
import { LazyStreetMap } from "./lazy-street-map";
import type { MapMark, MapWay } from "./map-mark";
import styles from "./place-marks-map.module.css";
import { useMapTiles } from "./use-map-tiles";

interface PlaceMarksMapProps {
  label: string;
  /** At least one. */
  marks: readonly MapMark[];
  way?: MapWay | undefined;
  /** Shown when there are no streets. */
  drawing: ReactNode;
}

/**
 * A map of places: with streets if tiles are configured and can be loaded (decision 048), otherwise, and
 * until then, a drawing (decision 022).
 */
export function PlaceMarksMap({ drawing, ...map }: PlaceMarksMapProps) {
  const tiles = useMapTiles();
  const [ground, setGround] = useState<"drawing" | "streets" | "no-streets">("drawing");
  return (
    <div className={styles.box}>
      {ground === "streets" ? null : drawing}
      {tiles && ground !== "no-streets" ? (
        <LazyStreetMap
          {...map}
          tiles={tiles}
          onReady={() => setGround("streets")}
          onFailed={() => setGround("no-streets")}
        />
      ) : null}
    </div>
  );
}
