import type { MenuEntry } from "../customer-area/menu";

/**
 * The second key of `g …`, which opens a page of the menu (ux.md U47): the first letter of its name if it is
 * free.
 */
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

/** Target of `n`. */
export const NEW_ORDER = "/placeorder/stepone";

/** The key that leads to 接听 from wherever the focus is: no page, field or dialog needs it. */
export const ANSWER_KEY = "F9";

/** The key after `g` that opens a page; undefined for a page without one. */
export const goKeyOf = (to: string): string | undefined => GO_KEYS[to];

/** The page of these that `g` and this key open; undefined without one. */
export const pageOfGoKey = (key: string, pages: readonly MenuEntry[]): string | undefined =>
  pages.find(({ to }) => GO_KEYS[to] === key)?.to;

/** Keys and their command, for the list of all shortcuts. */
export interface ListedShortcut {
  /** Keys that are pressed one after the other; those with a + are pressed together. */
  keys: readonly string[];
  label: string;
}

const EVERYWHERE: readonly ListedShortcut[] = [
  { keys: ["Ctrl+K"], label: "快速查找：订单、商品、页面和操作（Mac 为 ⌘K）" },
  { keys: ["/"], label: "到搜索框；没有搜索框的页面打开快速查找" },
  { keys: ["n"], label: "立即下单" },
  { keys: ["?"], label: "查看全部快捷键" },
  { keys: [ANSWER_KEY], label: "有来电时到“接听”，打字和打开窗口时也可用" },
];

const IN_LISTS: readonly ListedShortcut[] = [
  { keys: ["j"], label: "下一行" },
  { keys: ["k"], label: "上一行" },
  { keys: ["o"], label: "打开这一行，也可按 Enter" },
  { keys: ["↓"], label: "订单详情打开时，看下一单" },
  { keys: ["↑"], label: "订单详情打开时，看上一单" },
  { keys: ["Esc"], label: "关闭打开的窗口" },
];

/** All shortcuts in groups, including those for these pages. */
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
