import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { createKuaidi100Tracker } from "./kuaidi100-tracker";
import { createSandboxTracker } from "./sandbox-tracker";
import type { Tracker } from "./tracker";

/** The tracking service of the configuration; null without one. */
export function chooseTracker(env: BackendEnv, clock: Clock): Tracker | null {
  if (__SANDBOX__ && env.TRACKER === "sandbox") return createSandboxTracker(clock);
  const { KUAIDI100_CUSTOMER: customer, KUAIDI100_KEY: key } = env;
  if (env.TRACKER !== "kuaidi100" || !customer || !key) return null;
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  return createKuaidi100Tracker({ customer, key }, (input, init) => fetch(input, init));
}
