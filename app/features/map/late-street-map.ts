import { lateCode } from "~/ui/late-code";
import type { StreetMapProps } from "./street-map";

/** Comes with the first map where tiles are configured. Without its code the drawing stays: nothing to say about that. */
export const LateStreetMap = lateCode<StreetMapProps>(
  async () => (await import("./street-map")).StreetMap,
  () => null,
);
