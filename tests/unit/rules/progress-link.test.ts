import { describe, expect, test } from "vitest";
import { sharedSteps } from "../../../app/features/progress-link/shared-progress";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import {
  maskedName,
  masterTitle,
  recipientOverdueWords,
  recipientWords,
} from "../../../schema/rules/orders/progress-link";

describe("the progress page that a shared link opens", () => {
  test.each(ORDER_STATUSES)("in %s nothing is said that only the merchant can do", (status) => {
    const overdue = recipientOverdueWords(status) ?? "";
    for (const isArrival of [true, false]) {
      const { status: word, next } = recipientWords(status, isArrival);
      expect(word).not.toBe("");
      expect(next + overdue).not.toMatch(/付款|验收|评价|确认到货|重新下单|提现/);
    }
  });

  test("goods on their way come before the visit", () => {
    expect(recipientWords("WAIT_APPOINTMENT", false).next).toBe("货物还在路上，到货后师傅才能上门");
    expect(recipientWords("WAIT_INSTALL", false).next).toBe("师傅会按约定时间上门，请留人在家");
  });

  test.each([
    ["张三", "张*"],
    ["欧阳娜娜", "欧***"],
    ["李", "李*"],
    ["𠮷野", "𠮷*"],
  ])("the name %s is shown as %s", (name, shown) => {
    expect(maskedName(name)).toBe(shown);
  });

  test.each([
    ["王建国", "王师傅"],
    ["平台师傅", "平台师傅"],
  ])("the master %s is called %s", (name, shown) => {
    expect(masterTitle(name)).toBe(shown);
  });

  test("a step is done at its time, the next one is where it stands, and none of a closed order is next", () => {
    const at = "2026-11-20T16:30:00+08:00";
    const states = (isClosed: boolean) =>
      sharedSteps({ createdAt: at, assignedAt: at, completedAt: null, isClosed }).map(({ state }) => state);
    expect(states(false)).toEqual(["done", "done", "current"]);
    expect(states(true)).toEqual(["done", "done", "next"]);
  });
});
