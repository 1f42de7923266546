import { cookieValue } from "~/lib/cookie-value";
import { ORDER_COLUMNS, type OrderColumn } from "../../orders/order-columns";

/** Row spacing. */
export const DENSITIES = { default: "默认", compact: "紧凑", loose: "宽松" } as const;
export type Density = keyof typeof DENSITIES;

/** Columns that can be moved and hidden; the goods always come first and the actions last (ux.md U4). */
export const OPTIONAL_COLUMNS = [
  "service",
  "customer",
  "worker",
  "shop",
  "amount",
  "status",
] as const satisfies OrderColumn[];
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** The view of the list in this browser (ux.md U4). */
export interface ListView {
  density: Density;
  /** All optional columns, the pinned ones first. */
  order: readonly OptionalColumn[];
  hidden: readonly OptionalColumn[];
  /** They always stay before the others, after the goods. */
  pinned: readonly OptionalColumn[];
}

export const DEFAULT_VIEW: ListView = {
  density: "default",
  order: OPTIONAL_COLUMNS,
  hidden: ["shop"],
  pinned: [],
};

/** The columns that the list shows, in their order. */
export function columnsOf({ order, hidden }: ListView): OrderColumn[] {
  return ["goods", ...order.filter((column) => !hidden.includes(column)), "actions"];
}

/** A view that shows a column, or leaves it out. */
export function showColumn(view: ListView, column: OptionalColumn, isShown: boolean): ListView {
  const hidden = OPTIONAL_COLUMNS.filter((each) => (each === column ? !isShown : view.hidden.includes(each)));
  return { ...view, hidden };
}

/** A view with a pinned column: after the pinned ones, before all others. */
export function pinColumn(view: ListView, column: OptionalColumn, isPinned: boolean): ListView {
  const others = view.pinned.filter((each) => each !== column);
  const pinned = isPinned ? [...others, column] : others;
  const rest = view.order.filter((each) => !others.includes(each) && each !== column);
  return { ...view, pinned, order: [...view.order.filter((each) => others.includes(each)), column, ...rest] };
}

/** Whether a column can be moved: pinned columns and the others do not mix. */
export function canMove(view: ListView, column: OptionalColumn, step: -1 | 1): boolean {
  const next = view.order[view.order.indexOf(column) + step];
  return next !== undefined && view.pinned.includes(next) === view.pinned.includes(column);
}

/** A view with a column one place further to the front (-1) or to the end (1). */
export function moveColumn(view: ListView, column: OptionalColumn, step: -1 | 1): ListView {
  if (!canMove(view, column, step)) return view;
  const order = view.order.filter((each) => each !== column);
  order.splice(view.order.indexOf(column) + step, 0, column);
  return { ...view, order };
}

/** Name of a column in the list's head. */
export const columnName = (column: OrderColumn): string => ORDER_COLUMNS[column];

const COOKIE = "order_list_view";
const YEAR_S = 31_536_000;

/** The view in a `Cookie` header. It is a cookie so that the server can render the list in this view. */
export function readListView(cookies: string | null): ListView {
  const [first, ...words] = cookieValue(cookies, COOKIE)?.split(".") ?? [];
  const marks = new Map<OptionalColumn, string>();
  for (const word of words) {
    const [name, mark = ""] = word.split("-");
    const column = OPTIONAL_COLUMNS.find((each) => each === name);
    if (column && !marks.has(column)) marks.set(column, mark);
  }
  // Columns that the cookie does not contain come last, hidden if they are by default.
  const order = [...marks.keys(), ...OPTIONAL_COLUMNS.filter((column) => !marks.has(column))];
  const unmarked = (column: OptionalColumn) => (DEFAULT_VIEW.hidden.includes(column) ? "h" : "");
  const marked = (mark: string) =>
    order.filter((column) => (marks.get(column) ?? unmarked(column)).includes(mark));
  const pinned = marked("p");
  return {
    density: (Object.keys(DENSITIES) as Density[]).find((name) => name === first) ?? DEFAULT_VIEW.density,
    order: [...pinned, ...order.filter((column) => !pinned.includes(column))],
    hidden: OPTIONAL_COLUMNS.filter((column) => marked("h").includes(column)),
    pinned,
  };
}

/**
 * The cookie that stores a view. It contains no personal data, and only pages of the customer area send it.
 */
export function listViewCookie({ density, order, hidden, pinned }: ListView, isSecure: boolean): string {
  const words = order.map((column) => {
    const mark = `${hidden.includes(column) ? "h" : ""}${pinned.includes(column) ? "p" : ""}`;
    return mark ? `${column}-${mark}` : column;
  });
  const value = [density, ...words].join(".");
  return `${COOKIE}=${value}; Path=/user; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
