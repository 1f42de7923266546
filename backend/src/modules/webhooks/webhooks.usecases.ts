import { z } from "zod";
import { stepsOfTypes, type WebhookEventType } from "../../../../schema/rules/webhooks/webhook-events";
import { MAX_WEBHOOKS, SECRET_OVERLAP_MS } from "../../../../schema/rules/webhooks/webhooks";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, isIdTaken, withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import type { CustomerStore } from "../../shared/stores/stores";
import { type Client, recordActivity } from "../account-activity";
import { once } from "../idempotency";
import { limitCustomer } from "../limits";
import { endWaits, letHeadsGo, noteNextDue } from "./deliveries.repository";
import { refusalOf, refusalText } from "./webhook-addresses";
import { wakeQueue } from "./webhook-queue";
import { secretOf } from "./webhook-secrets";
import {
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  isBeyondLimit,
  type OwnEndpoint,
  updateEndpoint,
  type WebhookEndpoint,
} from "./webhooks.repository";

export interface WebhookDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The caller who changes an address. The change is recorded in the account activity, because it decides where
 * a customer's data go.
 */
interface Changer {
  readonly client: Client;
}

/** An own address. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function requireEndpoint(own: OwnEndpoint, db: CustomerStore): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(db, own);
  if (!endpoint) throw notFound("Webhook 地址");
  return endpoint;
}

/** The stored form of an address, e.g. with its host in lower case, so that it cannot be added twice. */
function storedUrl(url: string, env: BackendEnv): string {
  const refusal = refusalOf(url, env);
  if (refusal) {
    logSecurity({ action: "webhook-address", result: `refused ${refusal}` });
    throw invalidInput(refusalText(refusal), "url");
  }
  return new URL(url).href;
}

const urlTaken = () => invalidInput("这个地址已经添加过，请直接修改", "url");
const isUrlTaken = (error: unknown) =>
  error instanceof ConstraintViolation && !isIdTaken(error) && error.mentions("webhook_endpoints.url");

/** The line of the account activity: only the host, because a path may contain a key. */
const activityOf = (
  what: string,
  { customerId, url }: { customerId: number; url: string },
  { client, db, clock, ids }: Pick<WebhookDependencies, "db" | "clock" | "ids"> & Changer,
) =>
  recordActivity(
    db,
    {
      customerId,
      kind: "WEBHOOK_CHANGED",
      at: clock.now(),
      detail: `${what} ${new URL(url).host}`,
      client,
    },
    ids,
  );

/** What the customer says about a new address. */
interface GivenEndpoint {
  readonly url: string;
  readonly note: string;
  readonly events: WebhookEventType[];
}

/** A new address as its key remembers it: the salt, because the secret itself is never stored (decision 071). */
const addedEndpoint = z.object({ id: z.number(), secretSalt: z.string() });

/**
 * Adds an address that gets these events from now on, at most once per key, and answers its secret. No later call
 * shows the secret, except the same one with the same key.
 *
 * @throws BusinessError INVALID_INPUT for an address that is not allowed, for a duplicate, and beyond five;
 *   TOO_MANY_REQUESTS; IDEMPOTENCY_MISMATCH
 */
export async function addEndpoint(
  { customerId, key, ...given }: GivenEndpoint & { customerId: number; key: string },
  dependencies: WebhookDependencies & Changer,
): Promise<{ id: number; secret: string }> {
  const { db, env, clock } = dependencies;
  const command = { db, clock, customerId, key, command: "addWebhook", params: given, result: addedEndpoint };
  const { id, secretSalt } = await once(command, (record) =>
    storeEndpoint({ customerId, ...given }, { ...dependencies, record }),
  );
  return { id, secret: await secretOf(env, id, secretSalt) };
}

async function storeEndpoint(
  { customerId, ...given }: GivenEndpoint & { customerId: number },
  dependencies: WebhookDependencies &
    Changer & { record(added: z.infer<typeof addedEndpoint>): D1PreparedStatement },
): Promise<z.infer<typeof addedEndpoint>> {
  const { db, env, clock, ids, record } = dependencies;
  const url = storedUrl(given.url, env);
  await limitCustomer("webhook", customerId, dependencies);
  const secretSalt = ids.token(16);
  const row = {
    ...given,
    customerId,
    url,
    steps: stepsOfTypes(given.events),
    secretSalt,
    createdAt: clock.now(),
  };
  return withFreshIds(async () => {
    const added = { id: ids.rowId(customerId), secretSalt };
    await commit(db, [
      record(added),
      insertEndpoint(db, { ...row, ...added }),
      activityOf("添加", { customerId, url }, dependencies),
    ]);
    return added;
  }).catch((error: unknown) => {
    if (isBeyondLimit(error)) throw invalidInput(`最多添加 ${MAX_WEBHOOKS} 个地址，请先删除不用的`);
    throw isUrlTaken(error) ? urlTaken() : error;
  });
}

/**
 * Changes an own address. When a paused one is switched on, or its URL changes, it gets the waiting deliveries
 * at once, in the order of each order's steps. While it is switched off, it gets no events, and does not get
 * them later either.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16); INVALID_INPUT as {@link addEndpoint}
 */
export async function changeEndpoint(
  own: OwnEndpoint,
  change: {
    url?: string | undefined;
    note?: string | undefined;
    events?: WebhookEventType[] | undefined;
    isOn?: boolean | undefined;
  },
  dependencies: WebhookDependencies & Changer,
): Promise<void> {
  const { db, env, clock } = dependencies;
  const before = await requireEndpoint(own, db);
  const url = change.url === undefined ? before.url : storedUrl(change.url, env);
  await limitCustomer("webhook", own.customerId, dependencies);
  const isMoved = url !== before.url;
  const isSwitchedOn = change.isOn === true && before.state !== "ON";
  const mayWorkAgain = isMoved || isSwitchedOn;
  const columns: Partial<WebhookEndpoint> = {
    url,
    ...(mayWorkAgain ? WITHOUT_FAILURES : {}),
    ...(change.note === undefined ? {} : { note: change.note }),
    ...(change.events === undefined ? {} : { events: change.events, steps: stepsOfTypes(change.events) }),
    ...(isSwitchedOn ? { state: "ON" } : {}),
    ...(change.isOn === false ? { state: "OFF" } : {}),
  };
  const now = clock.now();
  const write = () =>
    commit(db, [
      updateEndpoint(db, own, columns),
      ...(mayWorkAgain ? [endWaits(db, own.id, now)] : []),
      letHeadsGo(db, own.id, now),
      noteNextDue(db, own.id),
      activityOf("修改", { customerId: own.customerId, url }, dependencies),
    ]);
  await withFreshIds(write).catch((error: unknown) => {
    throw isUrlTaken(error) ? urlTaken() : error;
  });
  if (change.isOn || isMoved) dependencies.waitUntil(wakeQueue(dependencies, own.customerId));
}

/** What an address is changed to when it is switched on or moved: its earlier failures no longer count. */
const WITHOUT_FAILURES = { failures: 0, failingSince: null, openUntil: 0 } as const;

/** Deletes an own address and its deliveries. @throws BusinessError NOT_FOUND (ROLE-16) */
export async function removeEndpoint(
  own: OwnEndpoint,
  dependencies: WebhookDependencies & Changer,
): Promise<void> {
  const { db } = dependencies;
  const { url } = await requireEndpoint(own, db);
  await withFreshIds(() =>
    commit(db, [
      ...deleteEndpoint(db, own),
      activityOf("删除", { customerId: own.customerId, url }, dependencies),
    ]),
  );
}

/**
 * Creates a new secret for an own address and answers it; no later call shows it. The old one also signs for
 * a day; after a second change within the day the last two sign.
 *
 * @throws BusinessError NOT_FOUND (ROLE-16); TOO_MANY_REQUESTS
 */
export async function rotateSecret(
  own: OwnEndpoint,
  dependencies: WebhookDependencies & Changer,
): Promise<{ secret: string; formerUntil: number }> {
  const { db, env, clock, ids } = dependencies;
  const { url, secretSalt: formerSalt } = await requireEndpoint(own, db);
  await limitCustomer("webhook", own.customerId, dependencies);
  const secretSalt = ids.token(16);
  const formerUntil = clock.now() + SECRET_OVERLAP_MS;
  await withFreshIds(() =>
    commit(db, [
      updateEndpoint(db, own, { secretSalt, formerSalt, formerUntil }),
      activityOf("更换密钥", { customerId: own.customerId, url }, dependencies),
    ]),
  );
  logSecurity({ action: "webhook-secret", result: "ok" });
  return { secret: await secretOf(env, own.id, secretSalt), formerUntil };
}
