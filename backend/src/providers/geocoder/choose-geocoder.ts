import type { BackendEnv } from "../../env";
import { createAmapGeocoder } from "./amap-geocoder";
import { createGazetteerGeocoder } from "./gazetteer-geocoder";
import type { Geocoder } from "./geocoder";

/** The map service of the configuration; null without one, which orders can do without (reliability.md R28). */
export function chooseGeocoder(env: BackendEnv): Geocoder | null {
  if (__SANDBOX__ && env.GEOCODER === "gazetteer") return createGazetteerGeocoder();
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  return env.AMAP_KEY ? createAmapGeocoder(env.AMAP_KEY, (input, init) => fetch(input, init)) : null;
}
