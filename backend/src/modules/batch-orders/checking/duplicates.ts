import { goodsEntries } from "../../../../../schema/rules/imports/goods-list";
import type { ImportValues, RowNoteKind } from "../../../../../schema/rules/imports/order-import";
import { DAY, formatTime } from "../../../shared/clock";
import type { CustomerStore } from "../../../shared/stores/stores";
import { findOpenOrdersTo } from "../../orders";
import { placedOrders } from "../batch-orders.repository";
import { goodsKey } from "./goods-index";
import { readPhone, sharedOrderNo } from "./read-cell";

/** An order of the same recipient with the same goods counts as a duplicate for this long (ux.md U25). */
const SAME_WITHIN_MS = 7 * DAY;

interface Note {
  readonly kind: RowNoteKind;
  readonly message: string;
}

/** The parts of a row by which duplicates are found. */
interface Twin {
  readonly position: number;
  readonly values: ImportValues;
}

const goodsNames = (values: ImportValues): string[] =>
  (goodsEntries(values) ?? []).map(({ goodsName }) => goodsKey(goodsName)).filter(Boolean);

/** Keys by which two rows are duplicates, one for each good; empty for a row without a phone. */
function twinKeys(values: ImportValues): string[] {
  const { phone } = readPhone(values.customerPhone);
  return phone === ""
    ? []
    : goodsNames(values).map((name) => [goodsKey(values.customerName), phone, name].join("/"));
}

/** Notes on rows that repeat an earlier row of the file, or its shop order number and good. By position. */
export function twinsWithin(rows: readonly Twin[]): Map<number, Note> {
  const first = new Map<string, number>();
  const notes = new Map<number, Note>();
  for (const { position, values } of rows) {
    const keys = twinKeys(values);
    // An order of a shop may have several goods, so its number alone does not make a duplicate.
    const shopOrderNo = sharedOrderNo(values);
    if (shopOrderNo !== "") keys.push(...goodsNames(values).map((name) => `no/${shopOrderNo}/${name}`));
    const earlier = keys.flatMap((key) => first.get(key) ?? []);
    if (earlier.length > 0) {
      notes.set(position, { kind: "DUPLICATE", message: `与第 ${Math.min(...earlier)} 行重复` });
    }
    for (const key of keys) if (!first.has(key)) first.set(key, position);
  }
  return notes;
}

/** Notes on open orders of the last week, by the keys of duplicates. */
export type OpenOrders = ReadonlyMap<string, Note>;

/**
 * Reads the open orders of the last week that go to one of the phones. Orders of this import are left out.
 */
export async function findOpenOrders(
  db: CustomerStore,
  {
    customerId,
    importId,
    rows,
    now,
  }: { customerId: number; importId: number; rows: readonly ImportValues[]; now: number },
): Promise<OpenOrders> {
  const phones = [...new Set(rows.map(({ customerPhone }) => readPhone(customerPhone).phone))].filter(
    Boolean,
  );
  if (phones.length === 0) return new Map();
  const [orders, placed] = await Promise.all([
    findOpenOrdersTo(db, { customerId, phones, since: now - SAME_WITHIN_MS }),
    placedOrders(db, importId),
  ]);
  const own = new Set(placed.map(({ orderId }) => orderId));
  const others = orders.filter(({ id }) => !own.has(id));
  return new Map(
    others.map((order) => {
      const key = [goodsKey(order.customerName), order.customerPhone, goodsKey(order.goodsName)].join("/");
      const day = formatTime(order.createdAt).slice(5, 10).replace("-", "月");
      return [key, { kind: "DUPLICATE", message: `与 ${day}日的订单 ${order.orderNo} 重复` }] as const;
    }),
  );
}

/** The note on an open order that this row would repeat. */
export function openTwin(values: ImportValues, open: OpenOrders): Note | null {
  return twinKeys(values).flatMap((key) => open.get(key) ?? [])[0] ?? null;
}
