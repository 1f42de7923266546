import { Code } from "../../../../schema/rules/codes";
import { MAX_MARKUP_FEN, type MarkupKind, TIMELY_MARKUP_TEXT } from "../../../../schema/rules/markups/markup";
import { yuanToFen } from "../../../../schema/rules/money";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { requireDictValue } from "../dictionary";
import { type AdvanceDependencies, findCurrentOrder, type OrderRow } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { orderRefusal } from "./markup-refusal";
import { decideMarkup, findOpenOwn, insertMarkup, type MarkupRow } from "./markups.repository";

const ATTEMPTS = 3;

export interface NewMarkup {
  /** 分 */
  readonly amount: number;
  readonly kind: MarkupKind;
  readonly markupType: string;
  readonly remark: string;
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
 * @throws BusinessError NOT_FOUND, INVALID_INPUT without a known type (MARK-04), CONFLICT for an immediate
 *   order (C-44), a month after the acceptance (MARK-13) or while the order is not paid
 */
export async function createMarkup(
  { customerId, orderId, ...wanted }: NewMarkup & { customerId: number; orderId: number },
  dependencies: AdvanceDependencies,
): Promise<number> {
  const { db, clock, ids } = dependencies;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await findCurrentOrder({ customerId, orderId }, dependencies);
    checkMarkup(order, wanted, clock.now());
    const open = await findOpenOwn(db, orderId);
    if (open && isSame(open, wanted)) return open.id;
    try {
      const { status } = order;
      const id = await withFreshIds(async () => {
        const row = newMarkupRow(order, wanted, { id: ids.rowId(customerId), at: clock.now() });
        await commit(db, [
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
      dependencies.waitUntil(pushOutbox(customerId, dependencies));
      return id;
    } catch (error) {
      // Another window of the same customer was first, or has paid the open markup.
      if (!(error instanceof ConstraintViolation)) throw error;
    }
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
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
