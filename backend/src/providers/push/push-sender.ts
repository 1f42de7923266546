import type { BackendEnv } from "../../env";
import { type Clock, DAY, SECOND } from "../../shared/clock";
import { encryptPush, type PushKeys } from "./encrypt-push";
import { type VapidKeys, vapidAuthorization } from "./vapid";

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

/** Brings pushes to browsers. */
export interface PushSender {
  /** What browsers subscribe to. */
  readonly publicKey: string;
  /**
   * Sends a text; `gone` when the browser no longer accepts pushes.
   *
   * @throws when the push service did not take it; it may be tried again
   */
  send(target: PushTarget, text: string): Promise<"sent" | "gone">;
}

const TIMEOUT_MS = 5 * SECOND;
/** The push service drops a push when the browser stays offline for longer. */
const KEPT_MS = DAY;
/** The subscription is over. */
const GONE: readonly number[] = [404, 410];

/** The sender of the configuration; null without its keys. */
export function choosePush(env: BackendEnv, clock: Pick<Clock, "now">): PushSender | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey || !privateKey || !subject) return null;
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  return createPushSender({ publicKey, privateKey, subject }, clock, (input, init) => fetch(input, init));
}

export const createPushSender = (
  keys: VapidKeys,
  clock: Pick<Clock, "now">,
  fetch: typeof globalThis.fetch,
): PushSender => ({
  publicKey: keys.publicKey,
  async send(target, text) {
    const response = await fetch(target.endpoint, {
      method: "POST",
      headers: {
        Authorization: await vapidAuthorization(target.endpoint, keys, clock.now()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(KEPT_MS / SECOND),
        Urgency: "high",
      },
      body: await encryptPush(text, target),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (GONE.includes(response.status)) return "gone";
    if (!response.ok) throw new Error(`the push service answered ${response.status}`);
    return "sent";
  },
});
