import { BEFORE_GOODS, type OrderStatus } from "./order-status";

/** What stands on the page of a link, where the customer's own words would not be right. */
const STATUS_WORDS: Record<OrderStatus, { status: string; next: string }> = {
  WAIT_PAY: { status: "待确认", next: "商家正在确认订单，确认后为您安排师傅" },
  RECEIVING_ORDER: { status: "安排师傅中", next: "正在为您安排师傅，安排好后这里会更新" },
  WAIT_ASSIGN: { status: "安排师傅中", next: "正在为您安排师傅，安排好后这里会更新" },
  WAIT_APPOINTMENT: { status: "待预约", next: "师傅会打电话与您约定上门时间，请保持电话畅通" },
  WAIT_PICK_UP: { status: "待提货", next: "师傅先去提货，再按约定时间上门" },
  WAIT_INSTALL: { status: "待上门", next: "师傅会按约定时间上门，请留人在家" },
  WAIT_COMPLETE: { status: "施工中", next: "师傅正在施工，完工后请检查效果" },
  WAIT_VERIF: { status: "已完工", next: "师傅已完工，如有问题请尽快联系商家" },
  WAIT_ACCEPT: { status: "已完工", next: "师傅已完工，如有问题请尽快联系商家" },
  SUCCESS: { status: "已完成", next: "服务已完成，感谢您的配合" },
  EVALUATED: { status: "已完成", next: "服务已完成，感谢您的配合" },
  CLOSE: { status: "已取消", next: "订单已取消，如有疑问请联系商家" },
};

/** The state of an order and the next step, in words for the recipient. */
export function recipientWords(status: OrderStatus, isArrival: boolean): { status: string; next: string } {
  const words = STATUS_WORDS[status];
  if (isArrival || !BEFORE_GOODS.includes(status)) return words;
  return { ...words, next: "货物还在路上，到货后师傅才能上门" };
}

/** What a recipient reads once the visit is overdue (`visit.ts`); the merchant is the one to ask. */
const OVERDUE_WORDS: Partial<Record<OrderStatus, string>> = {
  WAIT_PICK_UP: "约定的上门时间已过，如师傅还没有到，请联系商家",
  WAIT_INSTALL: "约定的上门时间已过，如师傅还没有到，请联系商家",
  WAIT_COMPLETE: "约定当天未完工，请联系商家确认进度",
};

/** Replaces the next step once the visit is overdue, in words for the recipient. */
export const recipientOverdueWords = (status: OrderStatus): string | null => OVERDUE_WORDS[status] ?? null;

/** A name of which the first character is shown: 张三 becomes 张*, 欧阳娜娜 becomes 欧***. */
export function maskedName(name: string): string {
  const [first = "", ...rest] = [...name.trim()];
  return `${first}${"*".repeat(Math.max(1, rest.length))}`;
}

/** What a master is called without the given name: 王建国 becomes 王师傅. The platform's own name stays. */
export function masterTitle(name: string): string {
  return name.endsWith("师傅") ? name : `${[...name.trim()][0] ?? ""}师傅`;
}
