import { goodsEntries } from "../../../../../schema/rules/imports/goods-list";
import type { ImportValues, RowNoteKind } from "../../../../../schema/rules/imports/order-import";
import { DAY, formatTime } from "../../../shared/clock";
import type { CustomerStore } from "../../../shared/stores/stores";
import { findOpenOrdersLike } from "../../orders";
import { findGoods, goodsKey, type KnownIndexes } from "./goods-index";
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

const goodOfRecipientKey = (customerName: string, phone: string, goodsName: string) =>
  [goodsKey(customerName), phone, goodsKey(goodsName)].join("/");
const numberKey = (sharedNo: string, goodsName: string) => `no/${sharedNo}/${goodsKey(goodsName)}`;

/**
 * Keys by which rows and orders are duplicates: recipient and good, shop order number and good. A good counts by
 * the name under which it is ordered, whatever the shop calls it.
 */
function keysOf(values: ImportValues, library: KnownIndexes): string[] {
  const names = (goodsEntries(values) ?? [])
    .map((entry) => findGoods(entry, library)?.good.name ?? (entry.goodsName || entry.sku))
    .filter(Boolean);
  const { phone } = readPhone(values.customerPhone);
  const shopOrderNo = sharedOrderNo(values);
  return [
    ...(phone === "" ? [] : names.map((name) => goodOfRecipientKey(values.customerName, phone, name))),
    // An order of a shop may have several goods, so its number alone does not make a duplicate.
    ...(shopOrderNo === "" ? [] : names.map((name) => numberKey(shopOrderNo, name))),
  ];
}

/** Notes on rows that repeat an earlier row of the file, by position. */
export function twinsWithin(rows: readonly Twin[], library: KnownIndexes): Map<number, Note> {
  const first = new Map<string, number>();
  const notes = new Map<number, Note>();
  for (const { position, values } of rows) {
    const keys = keysOf(values, library);
    const earlier = keys.flatMap((key) => first.get(key) ?? []);
    if (earlier.length > 0) {
      notes.set(position, { kind: "DUPLICATE", message: `与第 ${Math.min(...earlier)} 行重复` });
    }
    for (const key of keys) if (!first.has(key)) first.set(key, position);
  }
  return notes;
}

/** Notes on open orders, by the keys of duplicates. */
export type OpenOrders = ReadonlyMap<string, Note>;

/**
 * Reads the open orders that rows without an order may repeat: those of the last week to one of their phones, and
 * those with one of their shop order numbers, however old.
 */
export async function findOpenOrders(
  db: CustomerStore,
  { customerId, rows, now }: { customerId: number; rows: readonly ImportValues[]; now: number },
): Promise<OpenOrders> {
  const distinct = (texts: string[]) => [...new Set(texts)].filter(Boolean);
  const phones = distinct(rows.map(({ customerPhone }) => readPhone(customerPhone).phone));
  const shopOrderNos = distinct(rows.map(sharedOrderNo));
  if (phones.length === 0 && shopOrderNos.length === 0) return new Map();
  const since = now - SAME_WITHIN_MS;
  const { toPhones, withNumbers } = await findOpenOrdersLike(db, { customerId, phones, since, shopOrderNos });
  const note = (order: { orderNo: string; createdAt: number }): Note => {
    const day = formatTime(order.createdAt).slice(5, 10).replace("-", "月");
    return { kind: "DUPLICATE", message: `与 ${day}日的订单 ${order.orderNo} 重复` };
  };
  return new Map([
    ...toPhones.map((order) => {
      return [
        goodOfRecipientKey(order.customerName, order.customerPhone, order.goodsName),
        note(order),
      ] as const;
    }),
    ...withNumbers.map((order) => [numberKey(sharedOrderNo(order), order.goodsName), note(order)] as const),
  ]);
}

/** The note on an open order that this row would repeat. */
export function openTwin(values: ImportValues, open: OpenOrders, library: KnownIndexes): Note | null {
  return keysOf(values, library).flatMap((key) => open.get(key) ?? [])[0] ?? null;
}
