import { createOrder as createOrderCall } from "../../../../../schema/rest/placing/order-creation";
import type { PriceWay } from "../../../../../schema/rules/bids/bids";
import { Code } from "../../../../../schema/rules/codes";
import { IMPORT_LIMITS, NOTHING_TO_SUBMIT } from "../../../../../schema/rules/imports/order-import";
import { ConstraintViolation } from "../../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../../shared/errors";
import { createOrder } from "../../orders";
import {
  findOwnRows,
  findPlacement,
  type ImportRow,
  insertPlacement,
  noteFailures,
} from "../batch-orders.repository";
import { type CategoryFacts, readCategoryFacts } from "../checking/category-facts";
import { checkRow } from "../checking/check-row";
import { findOpenOrders, type OpenOrders, openTwin } from "../checking/duplicates";
import { findOpenRows, recheck } from "../checking/recheck";
import type { ImportContext } from "../import-context";
import { complete } from "../reading/row-values";

/** The result for a row. */
export interface Submitted {
  readonly id: number;
  readonly orderId: number | null;
  readonly code: number;
  readonly message: string;
}

const MEND_FIRST = "请先修改该行的问题";

type OwnRow = Awaited<ReturnType<typeof findOwnRows>>[number];

/**
 * Places the ticked rows one after the other. Each is checked and priced again and becomes one order
 * (BATCH-08). A row that repeats an open order, of which the customer was not told yet, is refused and told; sent again,
 * it is placed. A row has one order or none, however often it is sent, because the link is stored in the
 * transaction of the order. If the database fails, placed orders stay, and the other rows are answered as not
 * placed.
 *
 * @throws BusinessError INVALID_INPUT without rows (BATCH-09) or with too many; NOT_FOUND when a row is
 *   missing or belongs to another customer, and then nothing is placed
 */
export async function submitRows(
  { customerId, rowIds, priceWay }: { customerId: number; rowIds: readonly number[]; priceWay: PriceWay },
  context: ImportContext,
): Promise<Submitted[]> {
  const ids = [...new Set(rowIds)];
  if (ids.length === 0) throw invalidInput(NOTHING_TO_SUBMIT);
  if (ids.length > IMPORT_LIMITS.submittedRows)
    throw invalidInput(`一次最多提交 ${IMPORT_LIMITS.submittedRows} 行`);
  const own = await findOwnRows(context.db, { customerId, ids, now: context.clock.now() });
  if (own.length < ids.length) throw notFound("导入的行");
  const inSequence = own.toSorted((a, b) => a.row.position - b.row.position);

  const untold = own.filter((one) => one.row.orderId === null && !isTold(one));
  const rows = untold.map(({ row }) => complete(row.fields));
  const open = await findOpenOrders(context.db, { customerId, rows, now: context.clock.now() });
  const facts = new Map<number, CategoryFacts>();
  const outcomes: Submitted[] = [];
  const outdated = new Set<number>();
  for (const one of inSequence) {
    const known = facts.get(one.import.id) ?? (await readCategoryFacts(one.import, context));
    facts.set(one.import.id, known);
    const repeated = untoldTwin(one, known, open);
    const outcome = await submitRow({ ...one, priceWay, repeated }, known, context);
    outcomes.push(outcome);
    if (outcome.orderId === null && (repeated !== null || outcome.code === Code.PRICE_CHANGED))
      outdated.add(outcome.id);
    if (outcome.code !== Code.UPSTREAM_UNAVAILABLE) continue;
    const rest = inSequence.slice(outcomes.length).map(({ row }) => unsent(row.id, row.orderId));
    outcomes.push(...rest);
    break;
  }
  await showNews(inSequence, outdated, context).catch(() => undefined);
  // The answer contains the reasons too, so a failure to store them is ignored.
  await noteFailures(
    context.db,
    outcomes.map(({ id, orderId, message }) => ({ id, message: orderId === null ? message : null })),
  ).catch(() => undefined);
  return outcomes;
}

/** Whether the customer has a note on a duplicate of the row already. */
const isTold = ({ row }: OwnRow): boolean => row.findings.notes.some(({ kind }) => kind === "DUPLICATE");

/** The words about an open order that a row repeats; null where the customer was told already. */
const untoldTwin = (one: OwnRow, facts: CategoryFacts, open: OpenOrders): string | null =>
  isTold(one) ? null : (openTwin(complete(one.row.fields), open, facts)?.message ?? null);

/** Stores new prices and notes of rows that were refused for them, so that the next submission accepts them. */
async function showNews(
  rows: readonly OwnRow[],
  outdated: ReadonlySet<number>,
  context: ImportContext,
): Promise<void> {
  const imports = new Map(
    rows.filter(({ row }) => outdated.has(row.id)).map((one) => [one.import.id, one.import]),
  );
  for (const of of imports.values()) {
    const open = await findOpenRows(context.db, of.id);
    await recheck(of, open, ({ id, values }) => (outdated.has(id) ? values : null), context);
  }
}

const placed = (id: number, orderId: number): Submitted => ({
  id,
  orderId,
  code: Code.OK,
  message: "已下单",
});

const unsent = (id: number, orderId: number | null): Submitted =>
  orderId === null
    ? { id, orderId, code: Code.UPSTREAM_UNAVAILABLE, message: "尚未提交，请重新提交" }
    : placed(id, orderId);

/** A row that is sent, and the words about the order that it would repeat. */
type SentRow = OwnRow & { readonly priceWay: PriceWay; readonly repeated: string | null };

async function submitRow(sent: SentRow, facts: CategoryFacts, context: ImportContext): Promise<Submitted> {
  const { id, orderId } = sent.row;
  if (orderId !== null) return placed(id, orderId);
  try {
    return placed(id, await place(sent, facts, context));
  } catch (error) {
    // A concurrent request was first, or the answer was lost: the stored row decides.
    const earlier = await findPlacement(context.db, id).catch(() => undefined);
    if (earlier) return placed(id, earlier.orderId);
    if (error instanceof BusinessError)
      return { id, orderId: null, code: error.code, message: error.message };
    if (error instanceof ConstraintViolation)
      return { id, orderId: null, code: Code.UPSTREAM_UNAVAILABLE, message: "系统繁忙，请稍后再试" };
    throw error;
  }
}

async function place(
  { row, import: of, priceWay, repeated }: SentRow,
  facts: CategoryFacts,
  context: ImportContext,
): Promise<number> {
  const { db, clock } = context;
  const { draft, issues } = checkRow(complete(row.fields), facts, clock.now());
  // Whether another row has the same shop order number is known from the check of all rows, not of this one.
  const first = issues[0] ?? row.findings.issues.find(({ field }) => field === "shopOrderNo");
  if (!draft || first) throw invalidInput(first?.message ?? MEND_FIRST);
  if (repeated !== null) throw invalidInput(`${repeated}，请核对后再提交`);
  const { pickupPoint, totalFeeFen } = row.findings;
  const order = createOrderCall.body.safeParse({
    ...draft,
    priceWay,
    pickUpLng: pickupPoint?.lng,
    pickUpLat: pickupPoint?.lat,
    // The price that the customer has seen. If the price has changed, the customer has to see it first
    // (ux.md U20).
    quotedTotalFee: totalFeeFen === null ? undefined : totalFeeFen / 100,
  });
  // What the check has missed refuses this row and not the rows after it.
  if (!order.success) throw invalidInput(MEND_FIRST);
  const { orderId } = await createOrder(
    {
      customerId: of.customerId,
      key: keyOf(of, row.id),
      draft: order.data,
      also: (orderId) => [
        insertPlacement(db, { rowId: row.id, importId: of.id, orderId, createdAt: of.createdAt }),
      ],
    },
    context,
  );
  return orderId;
}

/** The slash keeps it apart from keys that callers can send. */
const keyOf = ({ id }: ImportRow, rowId: number): string => `import/${id}/${rowId}`;
