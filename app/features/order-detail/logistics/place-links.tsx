import { MapLink } from "~/features/map/map-link";
import type { MapMark } from "~/features/map/map-mark";
import styles from "./place-links.module.css";

/** Links to directions to each place, in the user's own maps app. */
export function PlaceLinks({ marks }: { marks: readonly MapMark[] }) {
  return (
    <ul className={styles.links} aria-label="在高德地图中打开">
      {marks.map(({ name, position }) => (
        <li key={name}>
          <MapLink name={name} position={position} />
        </li>
      ))}
    </ul>
  );
}
