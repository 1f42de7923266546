import { describe, expect, test } from "vitest";
import {
  type ReminderValues,
  reminderInput,
  reminderIssues,
  reminderValues,
} from "../../../app/features/messages/reminders/reminder-values";

const VALUES: ReminderValues = {
  sms: ["BID", "REFUND"],
  wechat: ["MARKUP"],
  isSmsOff: true,
  isNightOff: true,
  nightFrom: "21:30",
  nightUntil: "07:15",
};
const INPUT = {
  sms: [...VALUES.sms],
  wechat: [...VALUES.wechat],
  isSmsOff: true,
  quietHours: { from: "21:30", until: "07:15" },
};
const SETTINGS = { ...INPUT, hasSms: true, hasWechat: true, isWechatBound: true };

describe("the form of reminders", () => {
  test("begins with the customer's settings", () => {
    expect(reminderValues(SETTINGS)).toEqual(VALUES);
    expect(reminderValues({ ...SETTINGS, sms: [], isSmsOff: false })).toEqual({
      ...VALUES,
      sms: [],
      isSmsOff: false,
    });
  });

  test("proposes the night to a customer who has no quiet hours", () => {
    expect(reminderValues({ ...SETTINGS, quietHours: null })).toEqual({
      ...VALUES,
      isNightOff: false,
      nightFrom: "22:00",
      nightUntil: "08:00",
    });
  });

  test("begins with what holds by itself when the settings could not be read", () => {
    expect(reminderValues(null)).toEqual({
      sms: ["APPOINTMENT", "ACCEPTANCE"],
      wechat: [],
      isSmsOff: false,
      isNightOff: false,
      nightFrom: "22:00",
      nightUntil: "08:00",
    });
  });

  test("sends what was chosen, and hours only when they are on", () => {
    expect(reminderInput(VALUES)).toEqual(INPUT);
    expect(reminderInput({ ...VALUES, isSmsOff: false, isNightOff: false })).toEqual({
      ...INPUT,
      isSmsOff: false,
      quietHours: null,
    });
  });

  test.each([
    ["hours over midnight", {}, []],
    ["the same hour twice", { nightUntil: "21:30" }, ["开始和结束时间不能相同"]],
    ["no beginning", { nightFrom: "" }, ["请填写开始和结束时间"]],
    ["no end", { nightUntil: "" }, ["请填写开始和结束时间"]],
    ["the same hour twice while they are off", { isNightOff: false, nightUntil: "21:30" }, []],
  ])("says at the end of the hours what is wrong with %s", (_what, change, messages) => {
    expect(reminderIssues({ ...VALUES, ...change })).toEqual(
      messages.map((message) => ({ field: "nightUntil", message })),
    );
  });
});
