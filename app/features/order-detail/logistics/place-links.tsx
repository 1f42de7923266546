import type { MapMark } from "~/features/map/schematic-map";
import { Icon } from "~/features/public-page/icon";
import { mapsAppUrl } from "~/lib/office";
import styles from "./place-links.module.css";

/** The way to each place, in the maps app of whoever wants to go there. */
export function PlaceLinks({ marks }: { marks: readonly MapMark[] }) {
  return (
    <ul className={styles.links} aria-label="在高德地图中打开">
      {marks.map(({ name, position: { lng: longitude, lat: latitude } }) => (
        <li key={name}>
          <a
            href={mapsAppUrl({ name, address: "", longitude, latitude })}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link}
          >
            在高德地图中查看{name}
            <Icon name="external" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
