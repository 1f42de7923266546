import { Icon } from "~/features/public-page/icon";
import { mapsAppUrl } from "~/lib/office";
import type { MapPosition } from "../../../schema/rules/distance";
import styles from "./map-link.module.css";

interface MapLinkProps {
  /** Name of the place, e.g. 提货点. */
  name: string;
  /** GCJ-02, degrees. */
  position: MapPosition;
}

/** Opens a place in AMap, with streets and directions. */
export function MapLink({ name, position: { lng: longitude, lat: latitude } }: MapLinkProps) {
  return (
    <a
      href={mapsAppUrl({ name, address: "", longitude, latitude })}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
    >
      在高德地图中查看{name}
      <Icon name="external" size={16} />
    </a>
  );
}
