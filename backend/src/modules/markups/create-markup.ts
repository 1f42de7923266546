import { z } from "zod";
import { Code } from "../../../../schema/rules/codes";
import { MAX_MARKUP_FEN, type MarkupKind, TIMELY_MARKUP_TEXT } from "../../../../schema/rules/markups/markup";
import { yuanToFen } from "../../../../schema/rules/money";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { requireDictValue } from "../dictionary";
import { once } from "../idempotency";
import { type AdvanceDependencies, findCurrentOrder, type OrderRow } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { decidedRefusal, orderRefusal } from "./markup-refusal";
import {
  decideMarkup,
  findMarkup,
  findMarkupsById,
  findOpenOwn,
  insertMarkup,
  type MarkupRow,
} from "./markups.repository";

const ATTEMPTS = 3;

export interface NewMarkup {
  /** 分 */
  readonly amount: number;
  readonly kind: MarkupKind;
  readonly markupType: string;
  readonly remark: string;
}

interface MarkupRequest extends NewMarkup {
  readonly customerId: number;
  readonly key: string;
  readonly orderId: number;
  /** The customer's unpaid markup of this order that is continued, or replaced if its values differ. */
  readonly continuedId?: number;
}

/** An amount in 元 as 分. @throws BusinessError INVALID_INPUT for an amount that is not allowed */
export function markupAmount(yuan: number): number {
  let fen: number;
  try {
    fen = yuanToFen(yuan);
  } catch {
    throw invalidInput("金额最多两位小数");
  }
  if (fen <= 0 || fen > MAX_MARKUP_FEN) throw invalidInput("请输入加价金额");
  return fen;
}

/**
 * Creates a markup of an order for the customer (MARK-06), and answers its id. While it is unpaid, the same
 * request again answers the same markup. Another request closes it, so that only one can be paid at a time.
 *
 * A repeated key answers the first markup, also once that is paid: a caller whose answer was lost repeats the
 * creation and the payment, and must not pay a second markup. One that was closed cannot be paid, so it is made
 * again.
 *
 * One that continues another is not made once that is paid or closed, so that two browsers that continue it pay
 * it once.
 *
 * @throws BusinessError NOT_FOUND, INVALID_INPUT without a known type (MARK-04), CONFLICT for an immediate
 *   order (C-44), a month after the acceptance (MARK-13) or while the order is not paid, ORDER_ALREADY_PAID or
 *   ORDER_CLOSED when the markup that it continues is paid or closed, IDEMPOTENCY_MISMATCH
 */
export async function createMarkup(
  { key, ...request }: MarkupRequest,
  dependencies: AdvanceDependencies,
): Promise<number> {
  const { db, clock } = dependencies;
  const { customerId } = request;
  const command = {
    db,
    clock,
    customerId,
    key,
    command: "createMarkup",
    params: request,
    result: z.number(),
  };
  let isRepeated = true;
  const id = await once(command, async (record) => {
    const opened = await openMarkup(request, { ...dependencies, record });
    isRepeated = false;
    return opened;
  });
  if (isRepeated && (await findMarkupsById(db, [id])).get(id)?.status === "CLOSE") {
    return createMarkup({ ...request, key: `${key}/${id}` }, dependencies);
  }
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return id;
}

/** The open markup of the order that has these values, made if there is none. */
async function openMarkup(
  { customerId, orderId, continuedId, ...wanted }: Omit<MarkupRequest, "key">,
  dependencies: AdvanceDependencies & { record(id: number): D1PreparedStatement },
): Promise<number> {
  const { db, clock, ids, record } = dependencies;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await findCurrentOrder({ customerId, orderId }, dependencies);
    checkMarkup(order, wanted, clock.now());
    const open = await findOpenOwn(db, orderId);
    if (continuedId !== undefined && open?.id !== continuedId) {
      throw await endedMarkup({ customerId, orderId, id: continuedId }, db);
    }
    try {
      if (open && isSame(open, wanted)) {
        await commit(db, [record(open.id)]);
        return open.id;
      }
      const { status } = order;
      return await withFreshIds(async () => {
        const row = newMarkupRow(order, wanted, { id: ids.rowId(customerId), at: clock.now() });
        await commit(db, [
          record(row.id),
          ...replaceOpen(db, open, clock.now()),
          insertMarkup(db, row),
          // Other tabs show that it is unpaid.
          enqueueEvent(db, {
            eventId: ids.token(16),
            userId: customerId,
            kind: "ORDER_CHANGED",
            data: { orderId, status },
            at: clock.now(),
          }),
        ]);
        return row.id;
      });
    } catch (error) {
      // Another window of the same customer was first, or has paid the open markup, or the key is used.
      if (!(error instanceof ConstraintViolation)) throw error;
    }
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}

/** Why a markup cannot be continued that is not the open one of the order. */
async function endedMarkup(
  { customerId, orderId, id }: { customerId: number; orderId: number; id: number },
  db: CustomerStore,
): Promise<BusinessError> {
  const found = await findMarkup(db, customerId, id);
  if (found?.markup.orderId !== orderId || found.markup.source !== "CUSTOMER") return notFound("加价");
  return decidedRefusal(found.markup) ?? notFound("加价");
}

/** Checks whether this markup can be added to an order. @throws BusinessError as {@link createMarkup} */
export function checkMarkup(order: OrderRow, wanted: Pick<NewMarkup, "markupType">, now: number): void {
  requireDictValue("add_price_type", wanted.markupType);
  if (order.orderType === "TIMELY") throw new BusinessError(Code.CONFLICT, TIMELY_MARKUP_TEXT);
  const refusal = orderRefusal(order, now);
  if (refusal) throw refusal;
}

/** Statements that close the customer's unpaid markup of an order, if it has one. */
export const replaceOpen = (db: CustomerStore, open: MarkupRow | null, at: number): D1PreparedStatement[] =>
  open ? [decideMarkup(db, open.id, { status: "CLOSE", dealtAt: at })] : [];

/** The row of a customer's own markup. */
export const newMarkupRow = (
  order: OrderRow,
  wanted: NewMarkup,
  { id, at, abnormalId = null }: { id: number; at: number; abnormalId?: number | null },
): MarkupRow => ({
  id,
  orderId: order.id,
  customerId: order.customerId,
  source: "CUSTOMER",
  workerId: null,
  status: "WAIT_PAY",
  ...wanted,
  abnormalId,
  rejectContent: null,
  payWay: null,
  dealtAt: null,
  createdAt: at,
});

const isSame = (open: MarkupRow, wanted: NewMarkup): boolean =>
  open.amount === wanted.amount &&
  open.kind === wanted.kind &&
  open.markupType === wanted.markupType &&
  open.remark === wanted.remark;
