import { office } from "~/lib/office";
import { siteConfig } from "~/lib/site-config";
import type { MapMark } from "./map-mark";

/** The place of the company. */
export const officeMark: MapMark = {
  name: siteConfig.name,
  position: { lng: office.longitude, lat: office.latitude },
  tone: "warning",
};
