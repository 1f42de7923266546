import { amountFen, type Fen, plainAmount } from "../money";
import { toHalfWidth } from "../phone";

/** Most that a merchant can have charged for one order, 分. */
const MOST_CHARGED: Fen = 1_000_000_00;
/** Orders whose charge is set at once. */
export const MAX_CHARGES = 500;
/** Longest text that orders are searched by. */
export const PROFIT_KEYWORD_CHARS = 60;
/** Rows on one page. */
export const PROFIT_PAGE_SIZE = 12;

/** Said about an amount that cannot be a charge. */
export const CHARGE_UNCLEAR = "请填写0至1000000元的金额，最多两位小数";
const LINE_UNCLEAR = "请写成“14位订单号 金额”，货品成本可写在金额后";

/** A typed charge in 分; null for an empty text, undefined for an invalid one. */
export function readCharge(typed: string): Fen | null | undefined {
  if (typed.trim() === "") return null;
  const fen = amountFen(typed);
  return fen === null || fen > MOST_CHARGED ? undefined : fen;
}

/** A pasted line: the number of the order, what is between it and the amounts, and these; in half-width characters. */
const CHARGE_LINE = /^\s*((?:\d\s?){13}\d)([\s,;]+)(.+?)[\s,;]*$/;
const lineParts = (line: string) => {
  const [, number = "", separator = "", rest = ""] = CHARGE_LINE.exec(toHalfWidth(line)) ?? [];
  return { orderNo: number.replaceAll(/\s/g, ""), separator, rest };
};

/** A pasted line that says what was charged for an order, and maybe what its goods cost. */
export interface PastedCharge {
  readonly orderNo: string;
  readonly fen: Fen;
  /** Undefined where the line does not say it. */
  readonly goodsCostFen?: Fen;
}

/**
 * Pasted lines, such as copied columns: an order number, an amount and maybe the cost of the goods, apart by blanks, a
 * tab, a semicolon or a comma. Unreadable lines are reported by number, and so are lines whose commas may separate
 * columns or thousands. If an order occurs twice, the last line counts.
 */
export function readPastedCharges(text: string): { charges: PastedCharge[]; issues: string[] } {
  const charges = new Map<string, PastedCharge>();
  const issues: string[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === "") return;
    const { orderNo, separator, rest } = lineParts(line);
    // Between two tabs is an empty cell: what follows it is not the amount.
    const isEmptyCell = separator.split("\t").length > 2;
    const amounts = isEmptyCell ? { issue: LINE_UNCLEAR } : readAmounts(rest, separator.includes(","));
    if ("issue" in amounts) issues.push(`第${index + 1}行：${amounts.issue}`);
    else charges.set(orderNo, { orderNo, ...amounts });
  });
  if (charges.size > MAX_CHARGES) issues.push(`一次最多导入${MAX_CHARGES}单`);
  return { charges: [...charges.values()], issues };
}

/**
 * Pasted lines without those that do not count: blank ones, and earlier ones of the same order. So the charges of
 * {@link readPastedCharges} are the lines one by one, and a refusal that names charges by position names lines.
 */
export function countedLines(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  // What cannot be read stays, each line for itself.
  return [...new Map(lines.map((line, index) => [lineParts(line).orderNo || index, line])).values()].join(
    "\n",
  );
}

/**
 * One amount or two, in half-width characters. A comma separates columns where no other separator does it and the text
 * cannot be one amount, or where a comma separates the order number, too.
 */
function readAmounts(text: string, hasCommas: boolean): Omit<PastedCharge, "orderNo"> | { issue: string } {
  const columns = text.replaceAll(/([¥￥])\s+|\s+(?=元)/g, "$1").split(/,*[\s;]+,*/);
  const [only = ""] = columns;
  const isAlone = columns.length === 1 && only.includes(",");
  const mayBeOne = plainAmount(only) !== null;
  if (isAlone && hasCommas && mayBeOne && /,\d{3}/.test(only)) {
    return { issue: `“${only}”可能是一个金额，也可能是两个，请用空格分开各列` };
  }
  const amounts = (isAlone && (hasCommas || !mayBeOne) ? only.split(",") : columns).map(
    (column) => readCharge(column) ?? null,
  );
  const [fen = null, goodsCostFen] = amounts;
  if (fen === null || goodsCostFen === null || amounts.length > 2) return { issue: LINE_UNCLEAR };
  return goodsCostFen === undefined ? { fen } : { fen, goodsCostFen };
}

/**
 * What an order has brought, 分: what the merchant charges, less the cost of the goods as far as it is known and what was
 * paid for the order, plus what came back.
 */
export const orderResult = (order: {
  charged: Fen;
  goodsCost: Fen | null;
  paid: Fen;
  markups: Fen;
  refunded: Fen;
}): Fen => order.charged - (order.goodsCost ?? 0) - order.paid - order.markups + order.refunded;
