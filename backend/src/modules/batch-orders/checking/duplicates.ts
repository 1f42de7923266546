import { goodsEntries } from "../../../../../schema/rules/imports/goods-list";
import type { ImportValues, RowNoteKind } from "../../../../../schema/rules/imports/order-import";
import { DAY, formatTime } from "../../../shared/clock";
import type { CustomerStore } from "../../../shared/stores/stores";
import { findOpenOrdersTo } from "../../orders";
import { placedOrders } from "../batch-orders.repository";
import { goodsKey } from "./category-facts";
import { readPhone } from "./read-cell";

/** An order of the same customer with the same goods counts as the same so long (ux.md U25). */
const SAME_WITHIN_MS = 7 * DAY;

interface Note {
  readonly kind: RowNoteKind;
  readonly message: string;
}

/** A row as far as twins are told by it. */
interface Twin {
  readonly position: number;
  readonly values: ImportValues;
}

const goodsNames = (values: ImportValues): string[] =>
  (goodsEntries(values) ?? []).map(({ goodsName }) => goodsKey(goodsName)).filter(Boolean);

/** What makes two rows the same, of each good; empty for a row that says too little. */
function twinKeys(values: ImportValues): string[] {
  const { phone } = readPhone(values.customerPhone);
  return phone === ""
    ? []
    : goodsNames(values).map((name) => [goodsKey(values.customerName), phone, name].join("/"));
}

/** By position, which earlier row of the file says the same, or has the same number of the shop's. */
export function twinsWithin(rows: readonly Twin[]): Map<number, Note> {
  const first = new Map<string, number>();
  const notes = new Map<number, Note>();
  for (const { position, values } of rows) {
    const keys = twinKeys(values);
    // One order of a shop may be several goods: its number alone tells nothing.
    if (values.shopOrderNo !== "")
      keys.push(...goodsNames(values).map((name) => `no/${values.shopOrderNo}/${name}`));
    const earlier = keys.flatMap((key) => first.get(key) ?? []);
    if (earlier.length > 0) {
      notes.set(position, { kind: "DUPLICATE", message: `与第 ${Math.min(...earlier)} 行重复` });
    }
    for (const key of keys) if (!first.has(key)) first.set(key, position);
  }
  return notes;
}

/** By what makes rows the same, the open order of the last week that says it already. */
export type OpenOrders = ReadonlyMap<string, Note>;

/** Reads the open orders of the last week that went to any of the rows' phones; those of the import itself are left out. */
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

/** The open order that a row would place once more. */
export function openTwin(values: ImportValues, open: OpenOrders): Note | null {
  return twinKeys(values).flatMap((key) => open.get(key) ?? [])[0] ?? null;
}
