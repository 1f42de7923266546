import { ask } from "~/lib/graphql/ask";
import { refusalIn } from "~/lib/graphql/refusal";
import { AddPushBrowserDocument, PushKeyDocument, RemovePushBrowserDocument } from "./push-queries";

/**
 * Pushes of this browser, shown when no page is open. No function here throws: desktop notifications work
 * without pushes.
 */
interface Push {
  /** Subscribes with the browser's push service and with our backend; false when this is impossible. */
  start(): Promise<boolean>;
  /** Ends both subscriptions. */
  stop(): Promise<void>;
  /** Whether there is a subscription. Registers it with our backend again, because the session may be new. */
  renew(): Promise<boolean>;
}

/** The pushes of this browser. */
export const browserPush: Push = {
  start: () =>
    orFalse(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      const { viewer } = await ask(PushKeyDocument, {});
      if (!viewer?.pushKey || !pushManager) return false;
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: viewer.pushKey,
      });
      return tell(subscription);
    }),
  async stop() {
    await orFalse(async () => {
      const subscription = await current();
      if (!subscription) return false;
      const { endpoint } = subscription;
      await ask(RemovePushBrowserDocument, { endpoint }).catch(() => undefined);
      return subscription.unsubscribe();
    });
  },
  renew: () =>
    orFalse(async () => {
      const subscription = await current();
      return subscription !== null && tell(subscription);
    }),
};

async function tell(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const { answer } = await ask(AddPushBrowserDocument, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return refusalIn(answer) === null;
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Browsers refuse for many reasons: an unreachable push service, a private window, a key of another site. */
async function orFalse(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt();
  } catch {
    return false;
  }
}
