import type { WebhookWake } from "../../env";
import { createWebhookSender, type WebhookSender } from "../../providers/webhooks/webhook-sender";
import { log } from "../../shared/log";
import { sendPartnerEvents } from "../partner-events";
import { sendWebhooks } from "./send-webhooks";
import type { SendingDependencies } from "./sending-dependencies";

/**
 * Handles messages of the queue. A failed message is returned alone, and comes again three times; after that
 * the sweep of the job finds its deliveries. Messages without due deliveries end without a request.
 */
export async function takeWakes(
  batch: Pick<MessageBatch<WebhookWake>, "messages">,
  dependencies: Omit<SendingDependencies, "db">,
  send: WebhookSender = createWebhookSender(),
): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const { customerId } = message.body;
      try {
        if (customerId === null) await sendPartnerEvents(send, dependencies);
        else await sendWebhooks(customerId, send, dependencies);
        message.ack();
      } catch (error) {
        log.error("webhooks not sent", error, { customerId });
        message.retry();
      }
    }),
  );
}
