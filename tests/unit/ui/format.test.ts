import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatOrderNo,
  formatPhone,
  formatTimeLeft,
  groupOrderNos,
} from "../../../app/lib/format";

describe("format", () => {
  it("shows 分 as an amount with two decimals and groups of three", () => {
    expect([0, 5, 123_450, 100_000_000, -500].map(formatMoney)).toEqual([
      "¥0.00",
      "¥0.05",
      "¥1,234.50",
      "¥1,000,000.00",
      "-¥5.00",
    ]);
  });

  it("shows instants in Shanghai, whatever the machine's zone", () => {
    expect(formatDateTime("2026-11-20T16:30:00+08:00")).toBe("2026-11-20 16:30");
    expect(formatDateTime("2026-11-20T16:00:00Z")).toBe("2026-11-21 00:00");
    expect(formatDate("2026-12-31T16:00:00.000Z")).toBe("2027-01-01");
  });

  it("groups phones and order numbers for reading aloud, leaves others alone", () => {
    expect(formatPhone("13800138000")).toBe("138 0013 8000");
    expect(formatPhone("138****8000")).toBe("138 **** 8000");
    expect(formatPhone("95338")).toBe("95338");
    expect(formatOrderNo("26112015603984")).toBe("261120 1560 3984");
    expect(formatOrderNo("42")).toBe("42");
  });

  it("groups order numbers within texts and HTML, and neither other numbers nor addresses", () => {
    expect(groupOrderNos("您的订单26112015603984（王小满）已支付")).toBe(
      "您的订单261120 1560 3984（王小满）已支付",
    );
    expect(groupOrderNos('<p><a href="/o?n=26112015603984">26112015603984</a></p>')).toBe(
      '<p><a href="/o?n=26112015603984">261120 1560 3984</a></p>',
    );
    const others = "SF26112015603984、26992015603984、运单261120156039841";
    expect(groupOrderNos(others)).toBe(others);
  });

  it("counts down to nothing and no further", () => {
    const hour = 3_600_000;
    expect(formatTimeLeft(24 * hour - 1000)).toBe("23:59:59");
    expect(formatTimeLeft(26 * hour + 184_000)).toBe("1天 02:03:04");
    expect(formatTimeLeft(999)).toBe("00:00:00");
    expect(formatTimeLeft(-5000)).toBe("00:00:00");
  });
});
