import { amountFen, type Fen } from "../money";

/** Most that a merchant can have charged for one order, 分. */
const MOST_CHARGED: Fen = 1_000_000_00;
/** Orders whose charge is set at once. */
export const MAX_CHARGES = 500;
/** Rows on one page. */
export const PROFIT_PAGE_SIZE = 12;

/** Said about an amount that cannot be a charge. */
export const CHARGE_UNCLEAR = "请填写0至1000000元的金额，最多两位小数";

/** A typed charge in 分; null for nothing, undefined for what is none. */
export function readCharge(typed: string): Fen | null | undefined {
  if (typed.trim() === "") return null;
  const fen = amountFen(typed);
  return fen === null || fen > MOST_CHARGED ? undefined : fen;
}

/** A pasted line that says what was charged for an order. */
export interface PastedCharge {
  readonly orderNo: string;
  readonly fen: Fen;
}

/**
 * Pasted lines, such as copied columns: an order number and an amount, apart by blanks, a tab or a comma. What cannot be
 * read is told by its line; of an order that comes twice the last line counts.
 */
export function readPastedCharges(text: string): { charges: PastedCharge[]; issues: string[] } {
  const charges = new Map<string, PastedCharge>();
  const issues: string[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === "") return;
    const [, number = "", amount = ""] = /^\s*((?:\d\s?){14})(?:[\s,，;；]+)(.+?)\s*$/.exec(line) ?? [];
    const orderNo = number.replaceAll(/\s/g, "");
    const fen = orderNo ? readCharge(amount) : undefined;
    if (fen === undefined || fen === null) issues.push(`第${index + 1}行：请写成“14位订单号 金额”`);
    else charges.set(orderNo, { orderNo, fen });
  });
  if (charges.size > MAX_CHARGES) issues.push(`一次最多导入${MAX_CHARGES}单`);
  return { charges: [...charges.values()], issues };
}

/** What an order has brought, 分: what the merchant charges, less what was paid for it, plus what came back. */
export const orderResult = (order: { charged: Fen; paid: Fen; markups: Fen; refunded: Fen }): Fen =>
  order.charged - order.paid - order.markups + order.refunded;
