import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import { log } from "../../shared/log";
import { openStores } from "../../shared/stores/stores";
import { customersDue, hasDueSteps } from "./webhooks.repository";

interface QueueDependencies {
  readonly env: Pick<BackendEnv, "DB" | "CELLS" | "CELL_COUNT" | "CELL" | "WEBHOOKS">;
  readonly clock: Pick<Clock, "now">;
}

/** Customers of one sweep, and of one request to the queue, which takes a hundred messages. */
const SWEEP = { customers: 500, perRequest: 100 } as const;

/** Queues a customer's deliveries, now or after a wait. Never throws, because the sweep runs every minute. */
export async function wakeQueue(
  { env }: Pick<QueueDependencies, "env">,
  customerId: number,
  waitMs = 0,
): Promise<void> {
  const delaySeconds = Math.ceil(waitMs / SECOND);
  await env.WEBHOOKS.send({ customerId }, delaySeconds > 0 ? { delaySeconds } : undefined).catch(
    (error: unknown) => log.error("webhooks not queued", error, { customerId }),
  );
}

/** The same after a commit, if it has stored a step that an address of the customer wants. Never throws. */
export async function wakeWebhooks(
  customerId: number,
  { env }: Pick<QueueDependencies, "env">,
): Promise<void> {
  try {
    if (await hasDueSteps(openStores(env).of(customerId), customerId)) await wakeQueue({ env }, customerId);
  } catch (error) {
    log.error("webhooks not queued", error, { customerId });
  }
}

/** Queues all due deliveries, as a job: later tries, and those that {@link wakeWebhooks} has missed. */
export async function sweepWebhooks({ env, clock }: QueueDependencies): Promise<void> {
  const customers = await customersDue(openStores(env).home, clock.now(), SWEEP.customers);
  for (let first = 0; first < customers.length; first += SWEEP.perRequest) {
    const part = customers.slice(first, first + SWEEP.perRequest);
    await env.WEBHOOKS.sendBatch(part.map((customerId) => ({ body: { customerId } })));
  }
}
