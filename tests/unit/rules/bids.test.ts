import { expect, test } from "vitest";
import {
  awaitsPick,
  BIDDING_STATES,
  dayInWords,
  hasPhoneNumber,
  isBidDay,
  questionIssue,
  sortBids,
} from "../../../schema/rules/bids/bids";

test.each([
  "打我电话 13800138000",
  "138-0013-8000",
  "１３８ ００１３ ８０００",
  "一三八零零一三八零零零",
  "幺三八〇〇幺三八〇〇〇",
  "座机 8812 3456",
  "138，0013，8000",
  "138*0013*8000",
  "139*1234 5678",
  "139 1234*5678",
  "+86 139*1234*5678",
  "0571*5812*3456",
  "139*1234*5*6*7*8",
  "1381*234*5678",
  "139*123*4567 8",
  "床2000*1800，13800138000",
])("[U59] %s holds a phone number", (text) => {
  expect(hasPhoneNumber(text)).toBe(true);
  expect(questionIssue(text)).toBe("选定报价前请勿填写电话号码");
});

test.each([
  "三件共 3500 元",
  "2026-11-27 上午可以吗",
  "6 楼 602",
  "120×200×45 厘米",
  "一百二十三公里",
  "柜子1800*600*2400能进电梯吗",
  "床２０００＊１８００",
  "2个1800*600*2400，1个1200*600",
  "床 2000 * 1800 2张",
  "1.8*2.0*0.45米",
  "203*153*28，150*200*40",
  "鞋柜170*800*1200",
  "150*200，1800*600",
])("[U59] %s holds none", (text) => {
  expect(hasPhoneNumber(text)).toBe(false);
});

test("a question says something, in a hundred characters", () => {
  expect(questionIssue("  ")).toBe("请输入要问的内容");
  expect(questionIssue("问".repeat(101))).toBe("最多 100 个字");
  expect(questionIssue("问".repeat(100))).toBeNull();
});

test("an order has no price while bids are open or over, and none is picked", () => {
  expect(BIDDING_STATES.map((state) => awaitsPick({ state }))).toEqual([true, true, false]);
  expect(awaitsPick(null)).toBe(false);
});

const NOW = Date.parse("2026-11-20T23:30:00+08:00");

test("a master's earliest day is today's in Shanghai at the earliest, and two months ahead at most", () => {
  const days = ["2026-11-19", "2026-11-20", "2027-01-19", "2027-01-20"];
  expect(days.map((day) => isBidDay(day, NOW))).toEqual([false, true, true, false]);
  expect(isBidDay("2026-13-40", NOW)).toBe(false);
  expect(["2026-11-20", "2026-11-21", "2026-12-01"].map((day) => dayInWords(day, NOW))).toEqual([
    "今天",
    "明天",
    "12月1日",
  ]);
});

test("[U59] bids are sorted by what one chooses, of equals the cheaper first, and what is not known last", () => {
  const bidOf = (amount: number, stars: number | null, distance: number | null, day: string) => ({
    amount,
    day,
    distance,
    master: { stars, finishedOrders: amount / 100 },
  });
  const [a, b, c] = [
    bidOf(100, null, null, "2026-11-22"),
    bidOf(200, 4.5, 3, "2026-11-21"),
    bidOf(300, 4.5, 1, "2026-11-20"),
  ];
  const bids = [c, a, b];
  expect(sortBids(bids, "AMOUNT")).toEqual([a, b, c]);
  expect(sortBids(bids, "STARS")).toEqual([b, c, a]);
  expect(sortBids(bids, "DISTANCE")).toEqual([c, b, a]);
  expect(sortBids(bids, "DAY")).toEqual([c, b, a]);
  expect(sortBids(bids, "FINISHED")).toEqual([c, b, a]);
});
