import { desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import { LEDGER_TYPE_NAMES } from "../../../../schema/rules/wallet/ledger";
import { ADJUSTMENTS, type AdjustmentType } from "../../../../schema/rules/wallet/wallet-adjustment";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ACCOUNT_IS_CLOSED, ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { once, operatorKey } from "../idempotency";
import { NEVER_NEGATIVE, postEvent, revenueAccount, walletAccount, walletBalance } from "../ledger";
import { sendMessage } from "../messages";
import { findOrderByNo } from "../orders";
import { pushOutbox } from "../outbox";
import { walletAdjustments } from "./wallet-adjustments.tables";

type AdjustmentRow = typeof walletAdjustments.$inferSelect;

interface Dependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly requestId: string;
  waitUntil(work: Promise<unknown>): void;
}

interface Adjustment {
  readonly customerId: number;
  readonly type: AdjustmentType;
  /** The amount, 分, above zero; the type decides whether it is given or taken. */
  readonly fen: number;
  readonly reason: string;
  readonly orderNo?: string | undefined;
  readonly key: string;
}

/** The refusal when the wallet does not have this amount. */
const notEnough = () => new BusinessError(Code.INSUFFICIENT_BALANCE, "客户余额不足，无法扣除");

/**
 * Books an amount that staff give or take, against the platform's revenue from this customer, and tells the
 * customer. The same key books once.
 *
 * @throws BusinessError NOT_FOUND for an order that is not the customer's, INSUFFICIENT_BALANCE,
 *   IDEMPOTENCY_MISMATCH
 */
export async function adjustWallet(
  { customerId, type, fen, reason, orderNo, key }: Adjustment,
  dependencies: Dependencies,
): Promise<{ id: number; balance: number }> {
  const { db, clock, ids, requestId } = dependencies;
  const orderId = orderNo === undefined ? null : await findOwnOrder(db, customerId, orderNo);
  const command = {
    db,
    clock,
    customerId,
    key: operatorKey(key),
    command: "adjustWallet",
    params: { type, fen, reason, orderNo: orderNo ?? null },
    result: z.object({ id: z.number() }),
  };
  const { id } = await once(command, (record) =>
    withFreshIds(async () => {
      const id = ids.rowId(customerId);
      const at = clock.now();
      const row = { id, customerId, type, amount: fen * ADJUSTMENTS[type], orderId, reason };
      await commit(db, [
        record({ id }),
        statement(
          db,
          drizzle(db)
            .insert(walletAdjustments)
            .values({ ...row, orderNo: orderNo ?? null, requestId, createdAt: at }),
        ),
        ...movement(row, { key: `adjustment:${id}`, sign: 1, content: reason }, at, dependencies),
        ...tell(
          row,
          `${LEDGER_TYPE_NAMES[type]}${row.amount > 0 ? "到账" : "扣款"}`,
          givenText(row),
          at,
          dependencies,
        ),
      ]);
      return { id };
    }).catch(asRefusal),
  );
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return { id, balance: await walletBalance(db, customerId) };
}

/**
 * Reverses an adjustment by an event of the same type with the opposite sign, and tells the customer. A
 * second call answers the balance and changes nothing.
 *
 * @throws BusinessError NOT_FOUND, INSUFFICIENT_BALANCE when a given amount is already spent, CONFLICT when the account
 *   is closed
 */
export async function takeBackAdjustment(
  { id, reason }: { id: number; reason: string },
  dependencies: Dependencies,
): Promise<number> {
  const { db, clock, requestId } = dependencies;
  const orm = drizzle(db);
  const row = await findAdjustment(db, id);
  if (!row) throw notFound("调整记录");
  const { customerId, type } = row;
  if (row.takenBackAt === null) {
    const at = clock.now();
    const taken = { takenBackAt: at, takenBackReason: reason, takenBackRequestId: requestId };
    const content = `撤销${LEDGER_TYPE_NAMES[type]}：${reason}`;
    await withFreshIds(() =>
      commit(db, [
        statement(db, orm.update(walletAdjustments).set(taken).where(eq(walletAdjustments.id, id))),
        ...movement(row, { key: `adjustment:${id}:take-back`, sign: -1, content }, at, dependencies),
        ...tell(row, `${LEDGER_TYPE_NAMES[type]}已撤销`, takenBackText(row, reason), at, dependencies),
      ]),
    ).catch((error: unknown) => {
      // A concurrent request has reversed it, which is the wanted result.
      if (!(error instanceof ConstraintViolation && error.mentions("taken back once"))) asRefusal(error);
    });
    dependencies.waitUntil(pushOutbox(customerId, dependencies));
  }
  return walletBalance(db, customerId);
}

/** A booking of staff. */
export const findAdjustment = (db: CustomerStore, id: number): Promise<AdjustmentRow | undefined> =>
  drizzle(db).select().from(walletAdjustments).where(eq(walletAdjustments.id, id)).get();

/** Bookings of staff in a customer's wallet, newest first. */
export const listAdjustments = (db: CustomerStore, customerId: number): Promise<AdjustmentRow[]> =>
  drizzle(db)
    .select()
    .from(walletAdjustments)
    .where(eq(walletAdjustments.customerId, customerId))
    .orderBy(desc(walletAdjustments.createdAt), desc(walletAdjustments.id))
    .limit(100);

type Booked = Pick<AdjustmentRow, "customerId" | "type" | "amount" | "orderId" | "reason">;

function movement(
  { customerId, type, amount, orderId }: Booked,
  { key, sign, content }: { key: string; sign: 1 | -1; content: string },
  at: number,
  { db, ids }: Dependencies,
): D1PreparedStatement[] {
  return postEvent(db, {
    eventId: ids.rowId(customerId),
    eventKey: key,
    type,
    customerId,
    ...(orderId === null ? {} : { orderId }),
    content,
    at,
    postings: [
      { accountId: revenueAccount(customerId), kind: "platform", amount: -sign * amount },
      { accountId: walletAccount(customerId), kind: "wallet", amount: sign * amount },
    ],
  });
}

const givenText = ({ type, amount, reason }: Booked) =>
  `${amount > 0 ? "您的钱包收到" : "您的钱包已扣除"}${LEDGER_TYPE_NAMES[type]}${inYuan(Math.abs(amount))}，原因：${reason}。如有疑问，请联系平台客服。`;

const takenBackText = ({ type, amount }: Booked, reason: string) =>
  `此前的${LEDGER_TYPE_NAMES[type]}${inYuan(Math.abs(amount))}已撤销，款项已${amount > 0 ? "从您的钱包扣回" : "退回您的钱包"}，原因：${reason}。`;

const tell = (
  { customerId, orderId }: Booked,
  title: string,
  text: string,
  at: number,
  { db, ids }: Dependencies,
): D1PreparedStatement[] =>
  sendMessage(
    db,
    { customerId, type: "system", title, text, ...(orderId === null ? {} : { associatedId: orderId }), at },
    ids,
  );

async function findOwnOrder(db: CustomerStore, customerId: number, orderNo: string): Promise<number> {
  const order = await findOrderByNo(db, customerId, orderNo);
  if (!order) throw notFound("订单");
  return order.id;
}

function asRefusal(error: unknown): never {
  if (!(error instanceof ConstraintViolation)) throw error;
  if (error.mentions(NEVER_NEGATIVE)) throw notEnough();
  if (error.mentions(ACCOUNT_IS_CLOSED)) throw new BusinessError(Code.CONFLICT, "该客户已注销，不能再入账");
  throw error;
}
