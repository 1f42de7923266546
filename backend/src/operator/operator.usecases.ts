import { z } from "zod";
import { ACCOUNT_BLOCKED } from "../../../schema/rest/room-intake";
import { inYuan } from "../../../schema/rules/money";
import { normalizePhone } from "../../../schema/rules/phone";
import type { BackendEnv } from "../env";
import { findByPhone, storeBlocked } from "../modules/customers";
import { once, operatorKey } from "../modules/idempotency";
import { externalAccount, postEvent, walletAccount, walletBalance } from "../modules/ledger";
import { type NewMessage, sendMessage } from "../modules/messages";
import { enqueueEvent, pushOutbox } from "../modules/outbox";
import { toFen } from "../shared/amount";
import type { Clock } from "../shared/clock";
import { commit, withFreshIds } from "../shared/commit";
import { notFound } from "../shared/errors";
import type { Ids } from "../shared/ids";
import type { Stores } from "../shared/stores/stores";

interface OperatorDependencies {
  readonly stores: Stores;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** The customer with a phone, and the customer's store. @throws BusinessError NOT_FOUND */
export async function requireCustomer(phone: string, { stores }: { readonly stores: Stores }) {
  const customer = await findByPhone(normalizePhone(phone), stores);
  if (!customer) throw notFound("客户");
  return customer;
}

/**
 * Recharges a wallet by hand: external money in, booked as RECHARGE, told to the customer. The same key credits once.
 *
 * @param request amount in 元
 * @returns the balance after it, 分
 * @throws BusinessError NOT_FOUND, INVALID_INPUT for an amount with more than two decimals, IDEMPOTENCY_MISMATCH
 */
export async function creditWallet(
  request: { phone: string; amount: number; key: string },
  dependencies: OperatorDependencies,
): Promise<number> {
  const { clock, ids } = dependencies;
  const amount = toFen(request.amount);
  const { id: customerId, db } = await requireCustomer(request.phone, dependencies);
  const key = operatorKey(request.key);
  await once(
    { db, clock, customerId, key, command: "creditWallet", params: { amount }, result: z.null() },
    async (record) => {
      const at = clock.now();
      const statements = () => [
        record(null),
        ...postEvent(db, {
          eventId: ids.rowId(customerId),
          eventKey: `recharge:manual:${customerId}:${request.key}`,
          type: "RECHARGE",
          customerId,
          content: "平台充值",
          at,
          postings: [
            { accountId: externalAccount("manual", customerId), kind: "external", amount: -amount },
            { accountId: walletAccount(customerId), kind: "wallet", amount },
          ],
        }),
        ...sendMessage(
          db,
          {
            customerId,
            type: "system",
            title: "充值到账",
            text: `您的钱包已到账${inYuan(amount)}。`,
            at,
          },
          ids,
        ),
      ];
      await withFreshIds(() => commit(db, statements()));
      return null;
    },
  );
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return walletBalance(db, customerId);
}

/**
 * Sends a service message, at most once per key, and moves the badge of the customer's open tabs.
 *
 * @throws BusinessError NOT_FOUND, IDEMPOTENCY_MISMATCH
 */
export async function sendServiceMessage(
  { phone, title, text, key: sent }: { phone: string; key: string } & Pick<NewMessage, "title" | "text">,
  dependencies: OperatorDependencies,
): Promise<void> {
  const { clock, ids } = dependencies;
  const { id: customerId, db } = await requireCustomer(phone, dependencies);
  const message = { customerId, type: "service", title, text, at: clock.now() } as const;
  const key = operatorKey(sent);
  const params = { title, text };
  await once(
    { db, clock, customerId, key, command: "sendServiceMessage", params, result: z.null() },
    async (record) => {
      await withFreshIds(() => commit(db, [record(null), ...sendMessage(db, message, ids)]));
      return null;
    },
  );
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/**
 * Blocks or unblocks an account (ROLE-12). Every call of a blocked one answers 7002 from now on; its open sockets are
 * closed by an event that reaches the room as reliably as every event (security.md S11).
 *
 * @throws BusinessError NOT_FOUND
 */
export async function setBlocked(
  { phone, blocked }: { phone: string; blocked: boolean },
  dependencies: OperatorDependencies,
): Promise<void> {
  const { clock, ids } = dependencies;
  const { id: userId, db } = await requireCustomer(phone, dependencies);
  const at = clock.now();
  if (!blocked) {
    await commit(db, [storeBlocked(db, userId, null)]);
    return;
  }
  await commit(db, [
    storeBlocked(db, userId, at),
    enqueueEvent(db, { eventId: ids.token(16), userId, kind: ACCOUNT_BLOCKED, data: {}, at }),
  ]);
  dependencies.waitUntil(pushOutbox(userId, dependencies));
}
