import { describe, expect, it } from "vitest";
import {
  DEFAULT_VIEW,
  DENSITIES,
  type ListView,
  listViewCookie,
  OPTIONAL_COLUMNS,
  readListView,
} from "../../../app/features/order-list/list-view";
import { formatRelativeTime, formatSecond } from "../../../app/lib/format";

describe("how this browser shows the list", () => {
  it("[U4] comes back out of its cookie, among others", () => {
    for (const density of Object.keys(DENSITIES) as ListView["density"][]) {
      for (const hidden of [[], ["service"], [...OPTIONAL_COLUMNS]] as ListView["hidden"][]) {
        const [pair] = listViewCookie({ density, hidden }, true).split(";");
        expect(readListView(`a=1; ${pair}; b=2`)).toEqual({ density, hidden });
      }
    }
  });

  it("[U4] is the default without one, and never without goods and actions", () => {
    expect(readListView(null)).toEqual(DEFAULT_VIEW);
    expect(readListView("order_list_view=huge.goods.actions.nothing")).toEqual(DEFAULT_VIEW);
  });

  it("is kept for the customer area alone, and over HTTPS only where there is HTTPS", () => {
    expect(listViewCookie(DEFAULT_VIEW, true)).toMatch(/; Path=\/user; .*SameSite=Lax; Secure$/);
    expect(listViewCookie(DEFAULT_VIEW, false)).not.toContain("Secure");
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
