import { useLatest } from "~/lib/use-latest";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import type { MapTiles } from "../../../schema/rules/catalog/map-tiles";
import { drawStreets, type Streets } from "./draw-streets.client";
import foot from "./map-foot.module.css";
import type { MapMark, MapWay } from "./map-mark";
import tones from "./mark-tones.module.css";
import { DEFAULT_ZOOM } from "./projection";
import styles from "./street-map.module.css";

export interface StreetMapProps {
  label: string;
  tiles: MapTiles;
  /** At least one. */
  marks: readonly MapMark[];
  way?: MapWay | undefined;
  /** Fills its container, without a line below. */
  isWhole?: boolean;
  /** Called when streets are visible: what was shown instead can be removed. */
  onReady(): void;
  /** Called when no streets could be loaded: what is shown instead stays. */
  onFailed(): void;
}

/** Places on a street map of the configured service (decision 048); hidden until streets are visible. */
export function StreetMap({ label, tiles, marks, way, isWhole, onReady, onFailed }: StreetMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const streets = useRef<Streets | null>(null);
  const [zoom, setZoom] = useState(DEFAULT_ZOOM);
  const [isReady, setReady] = useState(false);
  const latest = useLatest({ marks, way, onReady, onFailed });
  const shown = JSON.stringify([marks, way]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again for other places, which are compared by their content
  useEffect(() => {
    if (!box.current) return;
    const drawn = drawStreets(box.current, {
      tiles,
      marks: latest.current.marks,
      way: latest.current.way,
      onZoom: setZoom,
      onReady() {
        setReady(true);
        latest.current.onReady();
      },
      onFailed: () => latest.current.onFailed(),
    });
    streets.current = drawn;
    return () => drawn.remove();
  }, [tiles, shown]);
  useEffect(() => {
    if (isReady) streets.current?.resize();
  }, [isReady]);

  const status = <span role="status">缩放级别 {zoom}</span>;
  return (
    <div
      className={classNames(styles.map, isWhole ? styles.whole : marks.length === 1 && styles.point)}
      data-ready={isReady || undefined}
    >
      <div
        ref={box}
        className={classNames(styles.view, tones.marks)}
        role="application"
        aria-label={`${label}，方向键移动，加减键缩放`}
      />
      {isWhole ? (
        <VisuallyHidden>{status}</VisuallyHidden>
      ) : (
        <div className={foot.line}>
          {status}
          {marks.length > 1 ? (
            <Button size="sm" variant="ghost" onPress={() => streets.current?.fit()}>
              显示全部地点
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
