import { signRoomEvents } from "../../../../schema/rest/room-intake";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import { log } from "../../shared/log";

/** Holds `t=<ms>,v1=<hex>`, made as `signRoomEvents` says with the id of the master, 1 for the platform, as subject. */
export const MASTER_SIGNATURE_HEADER = "X-Call-Signature";

/** Longer than a caller should hear nothing, ms. */
const TIMEOUT_MS = 3 * SECOND;

/** What happened, by its name, with fields of its own. */
type MasterEvent = Readonly<Record<string, unknown>> & { readonly businessType: string };

/** The system that masters and the platform's customer service are signed in to, which has no pages here. */
export interface MasterSide {
  /** Brings an event to a master: about a call, their pay or a pause. Whether it arrived; never throws. */
  tell(workerId: number, event: MasterEvent): Promise<boolean>;
}

/** The system of the configuration; in the sandbox its console plays it. Null without any: then no master can be rung. */
export function chooseMasterSide(env: BackendEnv, clock: Pick<Clock, "now">): MasterSide | null {
  const { MASTER_EVENTS_URL: url, MASTER_EVENTS_SECRET: secret } = env;
  if (url && secret) {
    // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
    return createMasterSide({ url, secret, clock }, (input, init) => fetch(input, init));
  }
  return __SANDBOX__ && env.SANDBOX === "on" ? { tell: async () => true } : null;
}

interface MasterSideSettings {
  readonly url: string;
  readonly secret: string;
  readonly clock: Pick<Clock, "now">;
}

/** Sends each event once, by a signed POST. A late ring is useless, and pay can be read with EXT-521. */
function createMasterSide(
  { url, secret, clock }: MasterSideSettings,
  fetch: typeof globalThis.fetch,
): MasterSide {
  return {
    async tell(workerId, event) {
      const body = JSON.stringify({ workerId, ...event });
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            [MASTER_SIGNATURE_HEADER]: await signRoomEvents(secret, String(workerId), body, clock.now()),
          },
          body,
          redirect: "manual",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (response.ok) return true;
        throw new Error(`answered ${response.status}`);
      } catch (error) {
        log.warn("master not told", { reason: error instanceof Error ? error.message : "unknown" });
        return false;
      }
    },
  };
}
