import streetsScript from "virtual:document-script/streets";
import leafletStyles from "leaflet/dist/leaflet.css?url";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import type { MapTiles } from "../../../schema/rules/catalog/map-tiles";
import type { DocumentMap } from "./document-map";
import type { MapMark } from "./map-mark";
import tones from "./mark-tones.module.css";
import styles from "./street-map.module.css";

interface DocumentStreetsProps {
  label: string;
  /** Null when no map service is configured. */
  tiles: MapTiles | null;
  /** At least one. */
  marks: readonly MapMark[];
  /** Whether the map fills the page, so that nothing scrolls. */
  isWholePage?: boolean;
}

/**
 * An element for a street map on top of a drawing. The document's script fills it when it scrolls into view
 * (document/script/streets.ts), and sets `data-ready` as soon as the map is visible.
 */
export function DocumentStreets({ label, tiles, marks, isWholePage = false }: DocumentStreetsProps) {
  if (!tiles) return null;
  const map: DocumentMap = { tiles, marks, isWholePage };
  return (
    <div
      className={classNames(styles.map, styles.whole)}
      data-streets={JSON.stringify(map)}
      data-code={streetsScript}
      data-styles={leafletStyles}
    >
      <div
        className={classNames(styles.view, tones.marks)}
        role="application"
        aria-label={`${label}，方向键移动，加减键缩放`}
      />
      <VisuallyHidden>
        <span role="status" />
      </VisuallyHidden>
    </div>
  );
}
