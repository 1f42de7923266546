import { orderHref, ordersHref } from "~/features/orders/order-address";
import { formatOrderNo } from "~/lib/format";
import { recogniseSearch, searchValue } from "../../../../schema/rules/orders/order-search";
import { toHalfWidth } from "../../../../schema/rules/phone";
import type { MenuEntry } from "../../customer-area/menu";
import { goKeyOf, NEW_ORDER } from "../shortcut-keys";

/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Text that distinguishes it from other lines. */
  note?: string;
  /** Shortcut that does the same. */
  keys?: readonly string[];
  /** Its page; without one it shows all shortcuts. */
  to?: string;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

interface Action extends PaletteEntry {
  /** Further words that find it. */
  words: string;
}

const ACTIONS: readonly Action[] = [
  { id: "new", label: "立即下单", words: "新建 下单 订单", keys: ["n"], to: NEW_ORDER },
  { id: "recharge", label: "钱包充值", words: "余额 付款", to: "/user/wallet/recharge" },
  { id: "unpaid", label: "查看待付款的订单", words: "支付 批量支付", to: "/user/order?status=WAIT_PAY" },
  { id: "accept", label: "查看待验收的订单", words: "验收 完工", to: "/user/order?status=WAIT_ACCEPT" },
  { id: "abnormal", label: "查看异常订单", words: "异常处理", to: "/user/order?status=ABNORMAL" },
  { id: "contact", label: "联系我们", words: "客服 热线 电话", to: "/user/about/contact" },
  { id: "home", label: "官网首页", words: "网站", to: "/" },
  { id: "keys", label: "查看全部快捷键", words: "键盘", keys: ["?"] },
];

/** The pages and actions that match a text; all of them for an empty one. They are available at once. */
export function placesFor(text: string, offered: readonly MenuEntry[]): PaletteGroup[] {
  const wanted = toHalfWidth(text).trim().toLowerCase();
  const pages = offered
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ to, label }) => {
      const key = goKeyOf(to);
      return { id: to, label, to, ...(key !== undefined && { keys: ["g", key] }) };
    });
  const actions = ACTIONS.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(wanted));
  return grouped([
    { title: "页面", entries: pages },
    { title: "操作", entries: actions },
  ]);
}

/** The groups that have lines. */
export const grouped = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ entries }) => entries.length > 0);

/**
 * Filters of orders for a text: some digits can begin an order number as well as a phone. Empty for an empty
 * text.
 */
export function orderFiltersFor(
  text: string,
): { orderNo?: string; customer?: string; logisticsNo?: string }[] {
  const value = searchValue(text);
  if (value === "") return [];
  if (/^\d{3,14}$/.test(value)) {
    const byNumber = { orderNo: value };
    return value.length > 11 ? [byNumber] : [{ customer: value }, byNumber];
  }
  const { param } = recogniseSearch(value);
  if (param === "customer") return [{ customer: value }];
  return /^\d+$/.test(value) ? [] : [{ logisticsNo: value }];
}

interface FoundOrder {
  id: string;
  orderNo: string;
  customerName: string;
  displayStatus: string;
  serviceTypeName: string;
}

/** Orders as lines of the palette, without duplicates. */
export const orderEntries = (orders: readonly FoundOrder[]): PaletteEntry[] =>
  orders
    .filter(({ id }, index) => orders.findIndex((order) => order.id === id) === index)
    .map((order) => ({
      id: `order:${order.id}`,
      label: `${formatOrderNo(order.orderNo)} ${order.customerName}`,
      note: `${order.displayStatus} · ${order.serviceTypeName}`,
      to: orderHref(order.id),
    }));

/** Saved goods as lines of the palette. */
export const goodEntries = (
  goods: readonly { id: string; name: string; goodsTypeName: string }[],
): PaletteEntry[] =>
  goods.map(({ id, name, goodsTypeName }) => ({
    id: `good:${id}`,
    label: name,
    note: goodsTypeName,
    to: `${GOODS_PAGE}/detail?${new URLSearchParams({ id })}`,
  }));

const GOODS_PAGE = "/user/commodity";

/** A link to the list of all orders that match the text: always the last line. */
export const allOrdersEntry = (text: string): PaletteEntry => ({
  id: "all-orders",
  label: `在我的订单里搜索“${text.trim()}”`,
  to: ordersHref({ q: text.trim() }),
});
