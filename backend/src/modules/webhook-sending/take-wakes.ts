import type { WebhookWake } from "../../env";
import { createWebhookSender, type WebhookSender } from "../../providers/webhooks/webhook-sender";
import { log } from "../../shared/log";
import { sendPartnerEvents } from "../partner-events";
import { makeDataExport } from "../personal-data";
import { sendWebhooks } from "./send-webhooks";
import type { SendingDependencies } from "./sending-dependencies";

/**
 * Handles messages of the queue. A failed message is returned alone, and comes again three times; after that
 * the job finds what is due again. Messages of customers for whom nothing is due end without a request.
 */
export async function takeWakes(
  batch: Pick<MessageBatch<WebhookWake>, "messages">,
  dependencies: Omit<SendingDependencies, "db">,
  send: WebhookSender = createWebhookSender(),
): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const { customerId, isExport, handedUntil } = message.body;
      try {
        if (customerId !== null && isExport) await makeDataExport({ customerId, handedUntil }, dependencies);
        else if (customerId === null) await sendPartnerEvents(send, dependencies);
        else await sendWebhooks(customerId, send, dependencies);
        message.ack();
      } catch (error) {
        log.error(isExport ? "export not begun" : "webhooks not sent", error, { customerId });
        message.retry();
      }
    }),
  );
}
