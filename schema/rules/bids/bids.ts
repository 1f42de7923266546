import { toHalfWidth } from "../phone";
import { HOUR, shanghaiDay } from "../time";

/** How the price of a normal order is found: the platform's, or one that masters ask and the customer picks. */
export const PRICE_WAYS = ["PLATFORM", "BIDS"] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** How far an order with bids is: masters may bid, their time is over, or one is picked. */
export const BIDDING_STATES = ["OPEN", "OVER", "PICKED"] as const;
export type BiddingState = (typeof BIDDING_STATES)[number];

/** How long masters may bid for an order, ms. */
export const BIDDING_MS = 48 * HOUR;

/** What stands in place of the price, and beside the status, until a bid is picked. */
export const AWAITS_BIDS = "等待师傅报价";

export const BID_LIMITS = {
  /** 分 */
  leastFee: 100,
  mostFee: 10_000_000,
  wordsChars: 100,
  /** From today on. */
  days: 60,
  questionChars: 100,
  answerChars: 200,
  /** Questions about one order. */
  questions: 30,
} as const;

/** Whether an order has no price yet, because the customer has not picked a bid. */
export const awaitsPick = (bidding: { readonly state: BiddingState } | null): boolean =>
  bidding !== null && bidding.state !== "PICKED";

const CHINESE_DIGITS = "零一二三四五六七八九";
/** A date is no phone number, however many digits it has. */
const DATE = /20\d{2}[-/.]\d{1,2}[-/.]\d{1,2}/g;
/** What people write between the digits of a phone number. */
const GAP = String.raw`[\s\-_.,，、。·*()（）/]+`;
const GAPS = new RegExp(GAP, "g");
/** Digits that may belong to one number. */
const RUN = new RegExp(String.raw`\d+(?:${GAP}\d+)*`, "g");
/** `1800*600*2400` */
const PRODUCT = /\d+(?:\.\d+)?(?:\s*\*\s*\d+(?:\.\d+)?)+/g;
/** mm, cm or m. */
const SIDE = /^(?:[1-5]\d{3}|[1-9]\d{0,2}(?:\.\d{1,2})?|0\.\d{1,2})$/;
/** Sides of furniture are round in mm. */
const ROUND_SIDE = /[05]$/;
const PHONE_DIGITS = /^(?:86)?(?:1[3-9]\d{9}|0\d{9,11})$/;
/** The usual groups of a mobile number, or an area code and a number. */
const PHONE_GROUPS = new RegExp(
  String.raw`(?:^|\D)(?:1[3-9]\d${GAP}\d{4}|0\d{2,3}${GAP}\d{3,4})(?:${GAP})?\d{4}(?:\D|$)`,
);

/** Whether `product` is the size of a good, and not a phone number with stars in it. */
function isSize(product: string, run: string): boolean {
  const sides = product.split("*").map((side) => side.trim());
  if (sides.length > 3 || !sides.every((side) => SIDE.test(side))) return false;
  const isPhone = [product, run].some((text) => PHONE_DIGITS.test(text.replace(GAPS, "")));
  return !isPhone || sides.every((side) => ROUND_SIDE.test(side));
}

/** The digits of a run without the sizes in it: a size is no phone number, however many digits it has. */
function withoutSizes(run: string): string {
  const rest = PHONE_GROUPS.test(run)
    ? run
    : run.replace(PRODUCT, (product) => (isSize(product, run) ? "" : product));
  return rest.replace(GAPS, "");
}

/** Whether a text has so many digits in a row that it may be a phone number, written in any way (ux.md U59). */
export function hasPhoneNumber(text: string): boolean {
  const digits = toHalfWidth(text)
    .replace(DATE, "")
    .replace(/[〇幺]/g, (char) => (char === "幺" ? "一" : "零"))
    .replace(/[零一二三四五六七八九]/g, (char) => String(CHINESE_DIGITS.indexOf(char)))
    .replace(RUN, withoutSizes);
  return /\d{7}/.test(digits);
}

export const NO_PHONE_NUMBER = "选定报价前请勿填写电话号码";

/** What is wrong with a question; null when it can be sent. */
export function questionIssue(question: string): string | null {
  if (question.trim() === "") return "请输入要问的内容";
  if (question.trim().length > BID_LIMITS.questionChars) return `最多 ${BID_LIMITS.questionChars} 个字`;
  return hasPhoneNumber(question) ? NO_PHONE_NUMBER : null;
}

/** Whether a day (`2026-11-20`) can be a master's earliest one: from today on, ahead by two months at most. */
export function isBidDay(day: string, now: number): boolean {
  const ahead = shanghaiDay(Date.parse(`${day}T00:00:00+08:00`)) - shanghaiDay(now);
  return ahead >= 0 && ahead <= BID_LIMITS.days;
}

/** What bids are compared by. */
export const BID_SORTS = {
  AMOUNT: "价格最低",
  STARS: "评分最高",
  DAY: "最早上门",
  DISTANCE: "距离最近",
  FINISHED: "同类完工最多",
} as const;
export type BidSort = keyof typeof BID_SORTS;

/** What decides about the sequence; money in 分, distance in km. */
export interface ComparedBid {
  readonly amount: number;
  readonly day: string;
  readonly distance: number | null;
  readonly master: { readonly stars: number | null; readonly finishedOrders: number };
}

const last = Number.MAX_SAFE_INTEGER;
const DIFFERENCE: Record<BidSort, (a: ComparedBid, b: ComparedBid) => number> = {
  AMOUNT: () => 0,
  STARS: (a, b) => (b.master.stars ?? 0) - (a.master.stars ?? 0),
  DAY: (a, b) => a.day.localeCompare(b.day),
  DISTANCE: (a, b) => (a.distance ?? last) - (b.distance ?? last),
  FINISHED: (a, b) => b.master.finishedOrders - a.master.finishedOrders,
};

/** Bids, the best by `sort` first; of equals the cheaper one. */
export const sortBids = <Bid extends ComparedBid>(bids: readonly Bid[], sort: BidSort): Bid[] =>
  bids.toSorted((a, b) => DIFFERENCE[sort](a, b) || a.amount - b.amount);

/** Days from today to a master's earliest day, in words. */
export function dayInWords(day: string, now: number): string {
  const ahead = shanghaiDay(Date.parse(`${day}T00:00:00+08:00`)) - shanghaiDay(now);
  if (ahead === 0) return "今天";
  return ahead === 1 ? "明天" : `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
}
