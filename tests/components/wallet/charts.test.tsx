import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { YearChart } from "../../../app/features/bill/year-chart";
import { WeekResults } from "../../../app/features/profit/week-results";
import { BalanceCard } from "../../../app/features/wallet/balance-card";
import { render } from "../../support/components/render";

/** The numbers of a chart, row by row, as a reader of the page hears them. */
const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => row.textContent);

const DAYS = [
  { day: "2026-11-01", balance: 5_000 },
  { day: "2026-11-02", balance: 4_000 },
];

test("the balance of a time can be read day by day, the newest first", () => {
  render(<BalanceCard balances={DAYS} />);
  expect(screen.getByRole("region", { name: "余额走势" })).toBeTruthy();
  expect(rows()).toEqual(["日期日终余额", "2026-11-02¥40.00", "2026-11-01¥50.00"]);
});

test("the balance of one day alone has no chart", () => {
  render(<BalanceCard balances={DAYS.slice(1)} />);
  expect(screen.queryByRole("region", { name: "余额走势" })).toBeNull();
});

test("[PAGE-01] the months of a year can be read with what came in and went out, and lead to their bills", () => {
  const line = (moneyIn: number, moneyOut: number) => ({ moneyIn, moneyOut });
  const bills = [
    { month: "2026-11", closing: 700, lines: [line(1_000, 0), line(50, 350)] },
    { month: "2026-10", closing: 0, lines: [] },
  ];
  render(<YearChart year={2026} bills={bills as never} />);
  expect(rows()).toEqual(["月份收入支出期末余额", "2026年11月¥10.50¥3.50¥7.00", "2026年10月¥0.00¥0.00¥0.00"]);
  const month = screen.getByRole("link", { name: "2026年11月" });
  expect(month.getAttribute("href")).toBe("/user/bill?month=2026-11");
});

test("[PAGE-02] the weeks can be read with their profit and loss, the newest first", () => {
  const weeks = [
    { monday: "2026-11-09", orders: 2, charged: 9_000, result: 1_000 },
    { monday: "2026-11-16", orders: 1, charged: 500, result: -250 },
  ];
  render(<WeekResults weeks={weeks} />);
  const [, newest, oldest] = rows();
  expect(newest).toMatch(/^2026-11-161¥5\.00.*[-−]¥2\.50$/);
  expect(oldest).toMatch(/^2026-11-092¥90\.00.*¥10\.00$/);
});
