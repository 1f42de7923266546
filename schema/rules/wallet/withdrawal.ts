import { AMOUNT_UNCLEAR, type Fen, plainAmount } from "../money";
import { toHalfWidth } from "../phone";

/** The least that is paid out (WALLET-14), 分. */
export const LEAST_WITHDRAWAL: Fen = 100_00;
/** Longest real name, and longest account of Alipay. */
export const MAX_REAL_NAME = 30;
export const MAX_PAYOUT_ACCOUNT = 100;

/** Providers that pay out, in display order (C-73). */
export const PAYOUT_PROVIDERS = ["ALIPAY", "WECHAT"] as const;
export type PayoutProviderName = (typeof PAYOUT_PROVIDERS)[number];
/** Where money is paid out to: by a provider, or by staff to a company's bank account. */
export const PAYOUT_WAYS = [...PAYOUT_PROVIDERS, "BANK"] as const;
export type PayoutWay = (typeof PAYOUT_WAYS)[number];
export const PAYOUT_WAY_NAMES: Record<PayoutWay, string> = {
  ALIPAY: "支付宝",
  WECHAT: "微信",
  BANK: "对公账户",
};

/** The documented statuses of a withdrawal (WALLET-13); FALL is spelled so. */
export const WITHDRAWAL_STATUSES = ["CASH_OUT", "FINISH", "FALL"] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];
export const WITHDRAWAL_STATUS_NAMES: Record<WithdrawalStatus, string> = {
  CASH_OUT: "提现中",
  FINISH: "提现成功",
  FALL: "提现失败",
};

/** Rows on one page of the withdrawals (WALLET-10). */
export const WITHDRAWALS_PAGE_SIZE = 15;

const LEAST_MESSAGE = "最低提现100元";

/** What arrives of a withdrawal, 分: 99.4 %, cut to whole 分 and never rounded (WALLET-19). */
export const actualOf = (amount: Fen): Fen => Math.floor((amount * 994) / 1000);
/** What it costs, 分: the rest. */
export const feeOf = (amount: Fen): Fen => amount - actualOf(amount);

/**
 * A typed amount in 元 as 分, or what is wrong with it, in words (WALLET-14, WALLET-17).
 *
 * @param dayLimit 分, what may be withdrawn in a day; null where the backend does not say
 */
export function readWithdrawalAmount(typed: string, dayLimit: Fen | null): { fen: Fen } | { issue: string } {
  const amount = typed.trim();
  if (amount === "") return { issue: "请输入提现金额" };
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(amount)) return { issue: AMOUNT_UNCLEAR };
  if (!/^\d*\.?\d{0,2}$/.test(amount)) return { issue: "金额最多两位小数" };
  const fen = Math.round(Number(amount) * 100);
  if (fen < LEAST_WITHDRAWAL) return { issue: LEAST_MESSAGE };
  return dayLimit !== null && fen > dayLimit ? { issue: `单日最多提现${dayLimit / 100}元` } : { fen };
}

/**
 * The same for what a person types, which may be written as people write (ux.md U38).
 *
 * @param leftToday 分, what may still be withdrawn today; null where it is not known
 */
export function readTypedWithdrawal(
  typed: string,
  dayLimit: Fen | null,
  leftToday: Fen | null = null,
): ReturnType<typeof readWithdrawalAmount> {
  const plain = plainAmount(typed);
  if (plain === null) return { issue: AMOUNT_UNCLEAR };
  const read = readWithdrawalAmount(plain, dayLimit);
  const isOver = "fen" in read && leftToday !== null && read.fen > leftToday;
  return isOver ? { issue: `今日还可提现${leftToday / 100}元` } : read;
}

/** Why no more can be withdrawn today, or null; what is not known prevents nothing. */
export function todayIssue(leftToday: Fen | null, timesLeft: number | null): string | null {
  if (timesLeft !== null && timesLeft <= 0) return "今日提现次数已用完，请明天再试";
  if (leftToday === null || leftToday >= LEAST_WITHDRAWAL) return null;
  if (leftToday <= 0) return "今日提现额度已用完，请明天再试";
  return `今日还可提现${leftToday / 100}元，${LEAST_MESSAGE}，请明天再试`;
}

/**
 * A real name as it is stored and compared: with one kind of dot between its parts, half-width letters, and single
 * blanks.
 */
export const plainRealName = (typed: string): string =>
  toHalfWidth(typed.replaceAll(/[•・･‧．∙⋅]/g, "·"))
    .replaceAll(/\s+/g, " ")
    .trim();

/** What is wrong with a real name, or null (WALLET-16). */
export function realNameIssue(name: string): string | null {
  const text = plainRealName(name);
  if (text === "") return "请先输入您的真实姓名";
  return /^[\p{L}\p{M}·.\s'’-]{2,30}$/u.test(text) ? null : "请输入与收款账户一致的真实姓名";
}

/** What is wrong with an account of Alipay, which is a phone or an e-mail address; null when nothing is (SAFE-06). */
export function alipayAccountIssue(account: string): string | null {
  const text = account.trim();
  if (text === "") return "请输入支付宝账号";
  const isAccount =
    /^1[1-9]\d{9}$/.test(text) || /^[\w.+-]{1,60}@[A-Za-z\d-]{1,60}(?:\.[A-Za-z\d-]{2,20})+$/.test(text);
  return isAccount && text.length <= MAX_PAYOUT_ACCOUNT ? null : "请输入支付宝的手机号或邮箱账号";
}

/** An account as it is shown: the ends of a phone, the beginning of an e-mail address (GEN-18). */
export function maskPayoutAccount(account: string): string {
  if (/^\d{11}$/.test(account)) return `${account.slice(0, 3)}****${account.slice(-4)}`;
  const [name = "", host] = account.split("@");
  return host ? `${name.slice(0, name.length > 3 ? 3 : 1)}***@${host}` : account;
}
