import { office } from "~/lib/office";
import { siteConfig } from "~/lib/site-config";
import type { MapMark } from "./map-mark";

/** Where the company is. */
export const officeMark: MapMark = {
  name: siteConfig.name,
  position: { lng: office.longitude, lat: office.latitude },
  tone: "warning",
};
