import type { BackendEnv } from "../../env";
import { createAmapRoutePlanner } from "./amap-route-planner";
import type { RoutePlanner } from "./route-planner";

/** The map service of the configuration; null without one, as in the sandbox, which knows no roads. */
export function chooseRoutePlanner(env: BackendEnv): RoutePlanner | null {
  if (!env.AMAP_KEY) return null;
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  return createAmapRoutePlanner(env.AMAP_KEY, (input, init) => fetch(input, init));
}
