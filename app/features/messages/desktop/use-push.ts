import { useCallback } from "react";
import { useClient } from "urql";
import { ask } from "~/lib/graphql/ask";
import { clientDocument } from "~/lib/graphql/document";
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

export function usePush(): Push {
  const client = useClient();

  const tell = useCallback(
    async (subscription: PushSubscription): Promise<boolean> => {
      const { endpoint, keys } = subscription.toJSON();
      if (!endpoint || !keys?.p256dh || !keys.auth) return false;
      const variables = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
      const { data } = await client.mutation(clientDocument(AddPushBrowserDocument), variables).toPromise();
      return data !== undefined && refusalIn(data.answer) === null;
    },
    [client],
  );

  const start = useCallback(
    () =>
      orFalse(async () => {
        const { pushManager } = await navigator.serviceWorker.ready;
        const { viewer } = await ask(client, PushKeyDocument, {});
        if (!viewer?.pushKey || !pushManager) return false;
        const subscription = await pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: viewer.pushKey,
        });
        return tell(subscription);
      }),
    [client, tell],
  );

  const stop = useCallback(async () => {
    await orFalse(async () => {
      const subscription = await current();
      if (!subscription) return false;
      const { endpoint } = subscription;
      await client.mutation(clientDocument(RemovePushBrowserDocument), { endpoint }).toPromise();
      return subscription.unsubscribe();
    });
  }, [client]);

  const renew = useCallback(
    () =>
      orFalse(async () => {
        const subscription = await current();
        return subscription !== null && tell(subscription);
      }),
    [tell],
  );

  return { start, stop, renew };
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
