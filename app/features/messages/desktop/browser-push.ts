import { ask } from "~/lib/graphql/ask";
import { refusalIn } from "~/lib/graphql/refusal";
import { AddPushBrowserDocument, PushKeyDocument, RemovePushBrowserDocument } from "./push-queries";

/** Pushes of this browser, shown when no page is open. Nothing here throws: desktop notifications do without. */
interface Push {
  /** Subscribes with the browser's push service and with us; false where there is none, or it cannot be reached. */
  start(): Promise<boolean>;
  /** Ends the subscription with both. */
  stop(): Promise<void>;
  /** Whether there is a subscription, and says so to us again, whose session may be a new one. */
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

/** Browsers refuse in many ways: a push service that cannot be reached, a private window, a key of another site. */
async function orFalse(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt();
  } catch {
    return false;
  }
}
