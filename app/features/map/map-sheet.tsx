import type { ReactNode } from "react";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-view";
import styles from "./schematic-map.module.css";

/** A drawing over all of a schematic map, in its px. */
export function MapSheet({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.ground}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
