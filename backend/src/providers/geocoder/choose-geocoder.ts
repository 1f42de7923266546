import type { BackendEnv } from "../../env";
import { createAmapGeocoder } from "./amap-geocoder";
import { createGazetteerGeocoder } from "./gazetteer-geocoder";
import type { Geocoder } from "./geocoder";

/** The map service of the configuration; the sandbox has one of its own. Null without any, which orders can do without (reliability.md R28). */
export function chooseGeocoder(env: BackendEnv): Geocoder | null {
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  if (env.AMAP_KEY) return createAmapGeocoder(env.AMAP_KEY, (input, init) => fetch(input, init));
  return __SANDBOX__ && env.SANDBOX === "on" ? createGazetteerGeocoder() : null;
}
