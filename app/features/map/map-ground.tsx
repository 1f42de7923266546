import { MapSheet } from "./map-sheet";
import { MAP_HEIGHT, MAP_WIDTH, type MapView } from "./map-view";
import { lengthInWords, metresPerPixel, roundLength, toPixel } from "./projection";
import styles from "./schematic-map.module.css";

/** About how far apart the lines of the grid are, px. */
const GRID_PX = 80;

/** The ground of a schematic map: a grid of round lengths and its scale. No streets, because it knows none. */
export function MapGround({ view }: { view: MapView }) {
  const metres = roundLength(GRID_PX, view.center.lat, view.zoom);
  const step = metres / metresPerPixel(view.center.lat, view.zoom);
  const center = toPixel(view.center, view.zoom);
  const columns = linesOf(center.x - MAP_WIDTH / 2, MAP_WIDTH, step);
  const rows = linesOf(center.y - MAP_HEIGHT / 2, MAP_HEIGHT, step);
  return (
    <>
      <MapSheet>
        <path
          className={styles.grid}
          d={[
            ...columns.map((x) => `M${x.toFixed(1)} 0V${MAP_HEIGHT}`),
            ...rows.map((y) => `M0 ${y.toFixed(1)}H${MAP_WIDTH}`),
          ].join("")}
        />
      </MapSheet>
      <p className={styles.scale}>
        <span className={styles.ruler} style={{ width: `${(step / MAP_WIDTH) * 100}%` }} />
        <span>{lengthInWords(metres)}</span>
      </p>
    </>
  );
}

/** Where the lines stand, px from the edge of what is shown. */
function linesOf(from: number, length: number, step: number): number[] {
  const first = Math.ceil(from / step) * step - from;
  return Array.from(
    { length: Math.max(0, Math.floor((length - first) / step) + 1) },
    (_, i) => first + i * step,
  );
}
