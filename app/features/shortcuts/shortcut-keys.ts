import type { MenuEntry } from "../customer-area/menu";

/** The second key of `g …`, which leads to a page of the menu (ux.md U47): the first letter of its name where that is free. */
const GO_KEYS: Readonly<Record<string, string>> = {
  "/user/index": "h",
  "/user/order": "o",
  "/user/order/refund": "r",
  "/user/wallet": "w",
  "/user/bill": "b",
  "/user/commodity": "c",
  "/user/followup/record": "f",
  "/user/profitLoss/order": "l",
  "/user/batch/order": "u",
  "/user/message": "m",
  "/user/notice": "n",
  "/user/right": "q",
  "/user/help": "p",
  "/user/feedback": "k",
  "/user/safety": "a",
  "/user/setting": "s",
  "/user/about": "i",
};

/** Where `n` leads. */
export const NEW_ORDER = "/placeorder/stepone";

/** The key behind `g` that leads to a page; undefined for a page without one. */
export const goKeyOf = (to: string): string | undefined => GO_KEYS[to];

/** The one of these pages to which `g` and this key lead; undefined when there is none. */
export const pageOfGoKey = (key: string, pages: readonly MenuEntry[]): string | undefined =>
  pages.find(({ to }) => GO_KEYS[to] === key)?.to;

/** Keys and what they do, as the list of all of them shows it. */
export interface ListedShortcut {
  /** Pressed one after the other; one that holds a + is pressed at once. */
  keys: readonly string[];
  label: string;
}

const EVERYWHERE: readonly ListedShortcut[] = [
  { keys: ["Ctrl+K"], label: "快速查找：订单、商品、页面和操作（Mac 为 ⌘K）" },
  { keys: ["/"], label: "到搜索框；没有搜索框的页面打开快速查找" },
  { keys: ["n"], label: "立即下单" },
  { keys: ["?"], label: "查看全部快捷键" },
];

const IN_LISTS: readonly ListedShortcut[] = [
  { keys: ["j"], label: "下一行" },
  { keys: ["k"], label: "上一行" },
  { keys: ["o"], label: "打开这一行，也可按 Enter" },
  { keys: ["↓"], label: "订单详情打开时，看下一单" },
  { keys: ["↑"], label: "订单详情打开时，看上一单" },
  { keys: ["Esc"], label: "关闭打开的窗口" },
];

/** All shortcuts in groups, those to these pages among them. */
export const shortcutGroups = (
  pages: readonly MenuEntry[],
): readonly { title: string; shortcuts: readonly ListedShortcut[] }[] => [
  { title: "常用", shortcuts: EVERYWHERE },
  { title: "列表", shortcuts: IN_LISTS },
  {
    title: "前往页面",
    shortcuts: pages.flatMap(({ to, label }) => {
      const key = goKeyOf(to);
      return key === undefined ? [] : [{ keys: ["g", key], label }];
    }),
  },
];
