import type { OrderColumn } from "../orders/order-columns";

/** How close the rows stand. */
export const DENSITIES = { default: "默认", compact: "紧凑", loose: "宽松" } as const;
export type Density = keyof typeof DENSITIES;

/** Columns that can be left out; goods and actions are what a row is for (ux.md U4). */
export const OPTIONAL_COLUMNS = [
  "service",
  "customer",
  "worker",
  "amount",
  "status",
] as const satisfies OrderColumn[];
type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** How this browser shows the list (ux.md U4). */
export interface ListView {
  density: Density;
  hidden: readonly OptionalColumn[];
}

export const DEFAULT_VIEW: ListView = { density: "default", hidden: [] };

const COOKIE = "order_list_view";
const YEAR_S = 31_536_000;

/** The view out of a `Cookie` header: a cookie, so that the server draws the list right at once. */
export function readListView(cookies: string | null): ListView {
  const pair = (cookies ?? "").split(/;\s*/).find((text) => text.startsWith(`${COOKIE}=`));
  const words = pair?.slice(COOKIE.length + 1).split(".") ?? [];
  const density = (Object.keys(DENSITIES) as Density[]).find((name) => name === words[0]);
  return {
    density: density ?? DEFAULT_VIEW.density,
    hidden: OPTIONAL_COLUMNS.filter((column) => words.includes(column)),
  };
}

/** The cookie that keeps a view. It says nothing about anybody, and only pages of the customer area send it. */
export function listViewCookie({ density, hidden }: ListView, isSecure: boolean): string {
  const value = [density, ...hidden].join(".");
  return `${COOKIE}=${value}; Path=/user; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
