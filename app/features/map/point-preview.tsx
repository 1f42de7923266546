import type { MapPosition } from "../../../schema/rules/distance";
import { SchematicMap } from "./schematic-map";

interface PointPreviewProps {
  /** What lies there, e.g. 提货地址. */
  name: string;
  /** GCJ-02, degrees. */
  point: MapPosition;
}

/** Shows where an address was found, so that one sees at a glance whether it is the right place. */
export function PointPreview({ name, point }: PointPreviewProps) {
  return (
    <SchematicMap
      key={`${point.lng},${point.lat}`}
      label={`${name}的位置`}
      marks={[{ name, position: point, tone: "warm" }]}
    />
  );
}
