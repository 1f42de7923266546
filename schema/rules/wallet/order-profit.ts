import { amountFen, type Fen } from "../money";

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

/** A typed charge in 分; null for an empty text, undefined for an invalid one. */
export function readCharge(typed: string): Fen | null | undefined {
  if (typed.trim() === "") return null;
  const fen = amountFen(typed);
  return fen === null || fen > MOST_CHARGED ? undefined : fen;
}

/** A pasted line that says what was charged for an order, and maybe what its goods cost. */
export interface PastedCharge {
  readonly orderNo: string;
  readonly fen: Fen;
  /** Undefined where the line does not say it. */
  readonly goodsCostFen?: Fen;
}

/**
 * Pasted lines, such as copied columns: an order number, an amount and maybe the cost of the goods, apart by blanks, a
 * tab or a comma. Unreadable lines are reported by number. If an order occurs twice, the last line counts.
 */
export function readPastedCharges(text: string): { charges: PastedCharge[]; issues: string[] } {
  const charges = new Map<string, PastedCharge>();
  const issues: string[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === "") return;
    const [, number = "", amount = ""] = /^\s*((?:\d\s?){14})(?:[\s,，;；]+)(.+?)\s*$/.exec(line) ?? [];
    const orderNo = number.replaceAll(/\s/g, "");
    const amounts = orderNo ? readAmounts(amount) : null;
    if (amounts) charges.set(orderNo, { orderNo, ...amounts });
    else issues.push(`第${index + 1}行：请写成“14位订单号 金额”，货品成本可写在金额后`);
  });
  if (charges.size > MAX_CHARGES) issues.push(`一次最多导入${MAX_CHARGES}单`);
  return { charges: [...charges.values()], issues };
}

/** One amount, or two that are apart by a blank, a tab or a semicolon; null for anything else. */
function readAmounts(text: string): Omit<PastedCharge, "orderNo"> | null {
  const fen = readCharge(text);
  if (fen != null) return { fen };
  const [, first = "", second = ""] = /^(.+?)[\s;；]+(\S+)$/.exec(text) ?? [];
  const [charged, goodsCostFen] = [readCharge(first), readCharge(second)];
  return charged == null || goodsCostFen == null ? null : { fen: charged, goodsCostFen };
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
