import { describe, expect, it } from "vitest";
import {
  canMove,
  columnName,
  columnsOf,
  DEFAULT_VIEW,
  DENSITIES,
  type Density,
  listViewCookie,
  moveColumn,
  OPTIONAL_COLUMNS,
  pinColumn,
  readListView,
  showColumn,
} from "../../../app/features/order-list/columns/list-view";
import { formatRelativeTime, formatSecond } from "../../../app/lib/format";

/** Status and amount pinned, the customer before the service, the master left out. */
const ARRANGED = [
  (view: typeof DEFAULT_VIEW) => pinColumn(view, "status", true),
  (view: typeof DEFAULT_VIEW) => pinColumn(view, "amount", true),
  (view: typeof DEFAULT_VIEW) => moveColumn(view, "service", 1),
  (view: typeof DEFAULT_VIEW) => showColumn(view, "worker", false),
].reduce((view, change) => change(view), DEFAULT_VIEW);

describe("how this browser shows the list", () => {
  it("[U4] comes back out of its cookie, among others", () => {
    for (const density of Object.keys(DENSITIES) as Density[]) {
      for (const view of [DEFAULT_VIEW, ARRANGED]) {
        const [pair] = listViewCookie({ ...view, density }, true).split(";");
        expect(readListView(`a=1; ${pair}; b=2`)).toEqual({ ...view, density });
      }
    }
  });

  it("[U4] is the default without one, and never without goods and actions", () => {
    expect(readListView(null)).toEqual(DEFAULT_VIEW);
    const odd = readListView("order_list_view=huge.goods-h.actions-h.nothing.status-hx.status");
    expect(odd.density).toBe("default");
    expect(columnsOf(odd)).toEqual(["goods", "service", "customer", "worker", "amount", "actions"]);
    const none = OPTIONAL_COLUMNS.reduce((view, column) => showColumn(view, column, false), DEFAULT_VIEW);
    expect(columnsOf(none)).toEqual(["goods", "actions"]);
  });

  it("[U4] shows the columns in the order that they were moved to, pinned ones in front of all others", () => {
    expect(columnsOf(ARRANGED)).toEqual(["goods", "status", "amount", "customer", "service", "actions"]);
    expect(columnsOf(moveColumn(ARRANGED, "customer", -1))).toEqual(columnsOf(ARRANGED));
    expect(canMove(ARRANGED, "customer", -1)).toBe(false);
    expect(canMove(ARRANGED, "amount", -1)).toBe(true);
    expect(canMove(ARRANGED, "amount", 1)).toBe(false);
    expect(columnsOf(showColumn(ARRANGED, "worker", true))).toEqual([
      "goods",
      "status",
      "amount",
      "customer",
      "service",
      "worker",
      "actions",
    ]);
    const loose = pinColumn(ARRANGED, "status", false);
    expect(loose.pinned).toEqual(["amount"]);
    expect(columnsOf(loose)).toEqual(["goods", "amount", "status", "customer", "service", "actions"]);
  });

  it("is kept for the customer area alone, and over HTTPS only where there is HTTPS", () => {
    expect(listViewCookie(DEFAULT_VIEW, true)).toMatch(/; Path=\/user; .*SameSite=Lax; Secure$/);
    expect(listViewCookie(DEFAULT_VIEW, false)).not.toContain("Secure");
  });
});

describe("the view without a choice", () => {
  it("[U4] has the default spacing, hides the shop and pins nothing", () => {
    const view = {
      density: "default",
      order: ["service", "customer", "worker", "shop", "amount", "status"],
      hidden: ["shop"],
      pinned: [],
    };
    expect(DEFAULT_VIEW).toEqual(view);
    for (const cookies of [null, "", "a=1; b=2", "order_list_view=", "other_order_list_view=compact.shop"]) {
      expect(readListView(cookies)).toEqual(view);
    }
  });

  it("[U4] is stored under a stable name, with a mark only where a column has one", () => {
    expect(listViewCookie(DEFAULT_VIEW, false)).toBe(
      "order_list_view=default.service.customer.worker.shop-h.amount.status; Path=/user; Max-Age=31536000; SameSite=Lax",
    );
    expect(listViewCookie(ARRANGED, true)).toMatch(
      /^order_list_view=default\.status-p\.amount-p\.customer\.service\.worker-h\.shop-h; .*; Secure$/,
    );
  });

  it.each(["a=1;order_list_view=loose", "a=1; order_list_view=loose", "a=1;  order_list_view=loose;b=2"])(
    "gives way to a choice in the cookies %j",
    (cookies) => {
      expect(readListView(cookies).density).toBe("loose");
    },
  );

  it("[U4] lets no column move beyond the ends, and names those of the head", () => {
    expect(canMove(DEFAULT_VIEW, "status", 1)).toBe(false);
    expect(canMove(DEFAULT_VIEW, "service", -1)).toBe(false);
    expect(moveColumn(DEFAULT_VIEW, "status", 1)).toEqual(DEFAULT_VIEW);
    expect(columnsOf(moveColumn(DEFAULT_VIEW, "status", -1)).slice(-3)).toEqual([
      "status",
      "amount",
      "actions",
    ]);
    expect([columnName("goods"), columnName("customer")]).toEqual(["商品信息", "客户信息"]);
  });
});

describe("times of a list", () => {
  it("[U13] are relative for a day, then dates; the second is in Shanghai's time", () => {
    const minute = 60_000;
    expect(formatRelativeTime(-minute)).toBe("刚刚");
    expect(formatRelativeTime(minute - 1)).toBe("刚刚");
    expect(formatRelativeTime(3 * minute)).toBe("3 分钟前");
    expect(formatRelativeTime(60 * minute)).toBe("1 小时前");
    expect(formatRelativeTime(24 * 60 * minute - 1)).toBe("23 小时前");
    expect(formatRelativeTime(24 * 60 * minute)).toBeNull();
    expect(formatSecond("2026-11-20T08:30:00Z")).toBe("2026-11-20 16:30:00");
  });
});
