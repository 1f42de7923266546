import {
  ArrowLeft,
  Bell,
  Boxes,
  ChartColumn,
  CircleQuestion,
  FileSpreadsheet,
  House,
  Info,
  Lock,
  Megaphone,
  MessageSquare,
  Package,
  ReceiptText,
  RotateCcw,
  Settings,
  ShieldCheck,
  TriangleAlert,
  Wallet,
} from "~/ui/icons";
import type { Offers } from "./offers";

/** One entry of the customer area's navigation. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: typeof House;
  /** What has to be offered for it; it is for everybody without one. */
  readonly offer?: keyof Offers;
}

/** Header tabs in the order of NAV-12. */
export const HEADER_TABS: readonly MenuEntry[] = [
  { to: "/user/index", label: "首页", icon: House },
  { to: "/user/order", label: "我的订单", icon: Package },
  { to: "/user/wallet", label: "钱包", icon: Wallet },
  { to: "/user/right", label: "维权中心", icon: ShieldCheck },
  { to: "/user/about", label: "关于我们", icon: Info },
];

/** Links at the top, in the order of NAV-13: the public site and the help; the badge of messages follows them. */
export const TOP_LINKS: readonly MenuEntry[] = [
  { to: "/", label: "官网首页", icon: ArrowLeft },
  { to: "/user/help", label: "帮助中心", icon: CircleQuestion },
];

/** Side menu in the order of NAV-14..29 (NAV-30). */
export const SIDE_MENU: readonly MenuEntry[] = [
  { to: "/user/order", label: "全部订单", icon: Package },
  { to: "/user/order/refund", label: "退款订单", icon: RotateCcw },
  { to: "/user/wallet", label: "我的钱包", icon: Wallet },
  { to: "/user/bill", label: "月账单", icon: ReceiptText, offer: "bills" },
  { to: "/user/commodity", label: "我的商品", icon: Boxes },
  { to: "/user/followup/record", label: "异常跟进", icon: TriangleAlert },
  { to: "/user/profitLoss/order", label: "订单盈亏", icon: ChartColumn, offer: "profits" },
  { to: "/user/batch/order", label: "批量下单", icon: FileSpreadsheet, offer: "batchOrders" },
  { to: "/user/message", label: "消息", icon: Bell },
  { to: "/user/notice", label: "平台公告", icon: Megaphone },
  { to: "/user/right", label: "维权中心", icon: ShieldCheck },
  { to: "/user/help", label: "帮助中心", icon: CircleQuestion },
  { to: "/user/feedback", label: "意见反馈", icon: MessageSquare },
  { to: "/user/safety", label: "账户安全", icon: Lock },
  { to: "/user/setting", label: "个人设置", icon: Settings },
  { to: "/user/about", label: "关于我们", icon: Info },
];

/** The side menu of a customer: what is not offered to them is not in it (NAV-20, ROLE-15, decision 046). */
export const sideMenuFor = (offers: Offers): readonly MenuEntry[] =>
  SIDE_MENU.filter(({ offer }) => offer === undefined || offers[offer]);

/** Pages of header and side menu, each once. */
export const menuPagesFor = (offers: Offers): readonly MenuEntry[] =>
  [...HEADER_TABS, ...sideMenuFor(offers)].filter(
    ({ to }, index, entries) => entries.findIndex((entry) => entry.to === to) === index,
  );

/** Whether the open page is the one at this address, in capital or small letters (C-25). */
export const isAt = (pathname: string, to: string): boolean => pathname.toLowerCase() === to.toLowerCase();

/** The entry of the open page, or the nearest one above it; null for a page that is below none. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | null {
  const path = pathname.toLowerCase();
  const above = entries.filter(({ to }) => isAt(path, to) || path.startsWith(`${to.toLowerCase()}/`));
  return above.sort((one, other) => other.to.length - one.to.length)[0] ?? null;
}

/** The `aria-current` of a link in a navigation: of the entry for the open page, or of the nearest one above it. */
export function currentMark(
  entries: readonly MenuEntry[],
  to: string,
  pathname: string,
): "page" | true | undefined {
  if (currentEntry(entries, pathname)?.to !== to) return undefined;
  return isAt(pathname, to) ? "page" : true;
}
