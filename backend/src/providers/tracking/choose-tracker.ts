import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { createKuaidi100Tracker } from "./kuaidi100-tracker";
import { createSandboxTracker } from "./sandbox-tracker";
import type { Tracker } from "./tracker";

/** The tracking service of the configuration; the sandbox has one of its own. Null without any. */
export function chooseTracker(env: BackendEnv, clock: Clock): Tracker | null {
  const { KUAIDI100_CUSTOMER: customer, KUAIDI100_KEY: key } = env;
  if (customer && key) {
    // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
    return createKuaidi100Tracker({ customer, key }, (input, init) => fetch(input, init));
  }
  return __SANDBOX__ && env.SANDBOX === "on" ? createSandboxTracker(clock) : null;
}
