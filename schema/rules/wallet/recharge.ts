import { AMOUNT_UNCLEAR, plainAmount } from "../money";

/** Amounts to choose at once, 元 (CONST-28, WALLET-23). */
export const QUICK_RECHARGES = [500, 1000, 2000, 3000, 5000] as const;

/** The most that one recharge brings, 分. */
const MAX_RECHARGE_FEN = 5_000_000;

/** A typed amount in 元 as 分, or what is wrong with it, word for word (WALLET-22). */
export function readRechargeAmount(typed: string): { fen: number } | { issue: string } {
  const amount = typed.trim();
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(amount) || Number(amount) === 0) return { issue: "请先输入要充值的金额" };
  if (!/^\d*\.?\d{0,2}$/.test(amount)) return { issue: "金额最多两位小数" };
  const fen = Math.round(Number(amount) * 100);
  return fen > MAX_RECHARGE_FEN ? { issue: "单次充值最多50000元" } : { fen };
}

/** The same for what a person types, which may be written as people write (ux.md U38); the server reads plain ones. */
export function readTypedRecharge(typed: string): ReturnType<typeof readRechargeAmount> {
  const plain = plainAmount(typed);
  return plain === null ? { issue: AMOUNT_UNCLEAR } : readRechargeAmount(plain);
}
