import { describe, expect, test } from "vitest";
import {
  billExportHref,
  billHref,
  ledgerOf,
  monthName,
  readBillAddress,
  walletLinesOf,
} from "../../../app/features/bill/bill-address";
import { LEDGER, ledgerExportHref, ledgerVariables } from "../../../app/features/wallet/ledger-address";

const read = (text: string) => LEDGER.read(new URLSearchParams(text)).filter;

describe("the address of the ledger", () => {
  test("[U1] [WALLET-02] [CONST-34] says type, pay way and time, and what is not valid narrows nothing", () => {
    const filter = read("type=REFUND&payWay=WALLET&startTime=2026-11-01&endTime=2026-11-30&x=1");
    expect(LEDGER.href({ filter, page: 2 })).toBe(
      "/user/wallet?type=REFUND&payWay=WALLET&startTime=2026-11-01&endTime=2026-11-30&page=2",
    );
    expect(ledgerVariables(filter)).toEqual({
      type: "REFUND",
      payWay: "WALLET",
      from: "2026-11-01T00:00:00+08:00",
      to: "2026-11-30T23:59:59+08:00",
    });
    expect(read("type=GIFT&payWay=CASH&startTime=2026-02-30")).toEqual({});
    expect(read("startTime=2026-11-30&endTime=2026-11-01")).toEqual({
      startTime: "2026-11-01",
      endTime: "2026-11-30",
    });
  });

  test("[U8] a file has the lines that the page lists", () => {
    expect(ledgerExportHref({})).toBe("/order/api/cash_flow/export");
    expect(ledgerExportHref(read("type=BONUS&startTime=2026-11-01"))).toBe(
      "/order/api/cash_flow/export?type=BONUS&startTime=2026-11-01",
    );
  });
});

describe("the address of a bill", () => {
  test("[PAGE-01] says a month, a year, or nothing", () => {
    const bill = (text: string) => readBillAddress(new URLSearchParams(text));
    expect(bill("month=2026-02")).toEqual({ month: "2026-02", year: 2026 });
    expect(bill("month=2026-13&year=2025")).toEqual({ month: null, year: 2025 });
    expect(bill("year=1999")).toEqual({ month: null, year: null });
    expect(monthName("2026-02")).toBe("2026年2月");
  });

  test("[PAGE-01] a line leads to its lines of the ledger, from the first day of the month to the last", () => {
    expect(walletLinesOf("2028-02", "RECHARGE")).toBe(
      "/user/wallet?type=RECHARGE&startTime=2028-02-01&endTime=2028-02-29",
    );
    expect(ledgerOf("2026-11")).toBe("/user/wallet?startTime=2026-11-01&endTime=2026-11-30");
  });
});

test.each([
  ["PLACE_AN_ORDER", "WALLET"],
  ["MARKUP", "WALLET"],
  ["MARKUP_REQUEST", "WALLET"],
  ["REFUND", null],
  ["VALUE_ADDED", null],
] as const)("[PAGE-01] a line of %s leads to what was paid by %s", (type, payWay) => {
  const { searchParams } = new URL(walletLinesOf("2026-11", type), "https://site.test");
  expect([searchParams.get("type"), searchParams.get("payWay")]).toEqual([type, payWay]);
});

test("[ROUTE-31] a month's bill and its workbook have an address each, and a year has four digits of this century", () => {
  expect(billHref("2026-02")).toBe("/user/bill?month=2026-02");
  expect(billExportHref("2026-02")).toBe("/order/api/bill/export?month=2026-02");
  const yearOf = (year: string) => readBillAddress(new URLSearchParams({ year })).year;
  expect(["2020", "2099", "2019", "12026", "20261"].map(yearOf)).toEqual([2020, 2099, null, null, null]);
});
