import { DOCUMENTED_ANSWERS } from "../contract/documented-fields";
import type { Face } from "./documented-backend";

/** What one thing cannot do without: its id, status, amounts and times, and what a next step is made with. */
export const REQUIRED: Readonly<Record<string, string>> = {
  "API-001": "gt challenge success",
  "API-004": "webToken",
  "API-005": "webToken",
  "API-006": "id",
  "API-007": "balance",
  "API-020": "workerFee totalFee",
  "API-023": "orderId",
  "API-024": "id orderNo status orderType createTime serviceType originalAmount totalAmount",
  "API-035": "acceptTimeStr",
  "API-055":
    "id orderId status applyRefundAmount totalAmount markupAmount orderAmount allowance updateTime createTime",
  "API-067": "id orderNo mainOrderId status amount createTime type",
  "API-068": "id orderNo mainOrderId status amount createTime type",
  "API-078": "status",
  "API-079": "id goodsTypeId",
};

/** What backends answer where they have nothing to say. */
export const GAPS = { null: null, absent: undefined, "empty text": "", "empty object": {}, "empty list": [] };

/** The same answer with something else at a path, in every row on the way; undefined takes the field away. */
export function withAt(value: unknown, [name = "", ...rest]: readonly string[], put: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => withAt(row, [name, ...rest], put));
  if (typeof value !== "object" || value === null) return value;
  const inner = rest.length === 0 ? put : withAt(Reflect.get(value, name), rest, put);
  return { ...value, [name]: inner };
}

/** Names of what the rows of a list need as well, where one thing needs it. */
const NEEDED = new Set(Object.values(REQUIRED).join(" ").split(" "));
/** The field that identifies a row in a list without ids. */
const KEYS: Readonly<Record<string, string>> = { "API-008": "pageList.title" };
const isNeeded = (id: string, path: string) =>
  path === KEYS[id] ||
  /^(?:rows|records|pageList|pageResult)$/.test(path) ||
  NEEDED.has(path.split(".").at(-1) ?? "");

/** How a list is answered: as it is documented, bare, or in another container. */
const LISTS = {
  documented: (rows: unknown, whole: object): unknown => ({ ...whole, rows }),
  bare: (rows: unknown): unknown => rows,
  records: (rows: unknown): unknown => ({ records: rows }),
};

interface Gaps {
  /** What stands in the place of a field; undefined takes it away. */
  readonly gap: unknown;
  /** Which of the fields of an answer, by their position; all when left out. */
  readonly isGap?: (position: number) => boolean;
  readonly lists?: keyof typeof LISTS;
}

/** Documented fields of an answer without which it is still one. */
export const dispensable = (id: string): readonly string[] =>
  (DOCUMENTED_ANSWERS[id] ?? []).filter((path) => !isNeeded(id, path));

/** A platform that leaves out documented fields that are not needed, and answers its lists in one way. */
export const withGaps =
  ({ gap, isGap = () => true, lists = "bare" }: Gaps): Face =>
  (id, data) => {
    const sparse = dispensable(id)
      .filter((_path, position) => isGap(position))
      .reduce((left, path) => withAt(left, path.split("."), gap), data);
    const isList = typeof sparse === "object" && sparse !== null && "rows" in sparse;
    // What stands beside the rows and is needed has no place in an array.
    return isList && !(id in REQUIRED) ? LISTS[lists](sparse.rows, sparse) : sparse;
  };
