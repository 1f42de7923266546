import { useState } from "react";
import { LazyStreetMap } from "~/features/map/lazy-street-map";
import { officeMark } from "~/features/map/office-mark";
import { useMapTiles } from "~/features/map/use-map-tiles";

/** A street map around the office, if map tiles are configured and can be loaded; nothing otherwise. */
export function OfficeStreets() {
  const tiles = useMapTiles();
  const [hasFailed, setFailed] = useState(false);
  if (!tiles || hasFailed) return null;
  return (
    <LazyStreetMap
      label="公司位置"
      tiles={tiles}
      marks={[officeMark]}
      isWhole
      onReady={() => undefined}
      onFailed={() => setFailed(true)}
    />
  );
}
