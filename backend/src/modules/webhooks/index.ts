export { noteNextDue, type WebhookDelivery } from "./deliveries.repository";
export { handOut } from "./hand-out";
export { isTaken, sendSigned } from "./send-signed";
export {
  claimEndpoints,
  claimTry,
  deliveriesDue,
  isPausable,
  nextDueOf,
  pausable,
  pauseEndpoint,
  recordFailed,
  recordTaken,
} from "./tries.repository";
export { refusalOf, refusalText } from "./webhook-addresses";
export { wakeQueue, wakeWebhooks } from "./webhook-queue";
export { secretOf } from "./webhook-secrets";
export type { WebhookEndpoint } from "./webhooks.repository";
