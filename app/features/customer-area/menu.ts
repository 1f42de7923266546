import { ArrowLeft, House, Package, RotateCcw, ShieldCheck, TriangleAlert } from "~/ui/icons";

/** One entry of the customer area's navigation. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: typeof House;
}

/** Header tabs in the order of NAV-12. A page that is built adds its line at its place. */
export const HEADER_TABS: readonly MenuEntry[] = [
  { to: "/user/index", label: "首页", icon: House },
  { to: "/user/order", label: "我的订单", icon: Package },
  { to: "/user/right", label: "维权中心", icon: ShieldCheck },
];

/** The way back to the public site (NAV-13). */
export const OFFICIAL_HOME: MenuEntry = { to: "/", label: "官网首页", icon: ArrowLeft };

/** Side menu in the order of NAV-14..29 (NAV-30). A page that is built adds its line at its place. */
export const SIDE_MENU: readonly MenuEntry[] = [
  { to: "/user/order", label: "全部订单", icon: Package },
  { to: "/user/order/refund", label: "退款订单", icon: RotateCcw },
  { to: "/user/followup/record", label: "异常跟进", icon: TriangleAlert },
  { to: "/user/right", label: "维权中心", icon: ShieldCheck },
];
