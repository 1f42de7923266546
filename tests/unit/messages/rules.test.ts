import { describe, expect, test } from "vitest";
import { notificationOf } from "../../../app/features/messages/desktop/message-event";
import { keepRows, newRows } from "../../../app/features/messages/merge-live";
import { messageInState } from "../../../app/features/messages/message-state";
import { badgedTitle } from "../../../app/features/messages/title-badge";
import { topicOf } from "../../../schema/rules/messages/message-topics";
import { isQuietAt, quietHoursIssue } from "../../../schema/rules/messages/quiet-hours";

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`);

describe("quiet hours", () => {
  test.each([
    ["22:00", "08:00", "21:59", false],
    ["22:00", "08:00", "22:00", true],
    ["22:00", "08:00", "03:00", true],
    ["22:00", "08:00", "08:00", false],
    ["12:00", "13:30", "13:29", true],
    ["12:00", "13:30", "11:59", false],
    ["12:00", "13:30", "13:30", false],
  ])("[U44] from %s until %s: at %s in Shanghai, %s", (from, until, time, isQuiet) => {
    expect(isQuietAt(at(time), { from, until })).toBe(isQuiet);
  });

  test("[U44] are never without any; what cannot be is told", () => {
    expect(isQuietAt(at("03:00"), null)).toBe(false);
    expect(quietHoursIssue({ from: "22:00", until: "08:00" })).toBeNull();
    expect(quietHoursIssue({ from: "", until: "08:00" })).toBe("请填写开始和结束时间");
    expect(quietHoursIssue({ from: "24:00", until: "08:00" })).toBe("请填写开始和结束时间");
    expect(quietHoursIssue({ from: "08:00", until: "08:00" })).toBe("开始和结束时间不能相同");
  });
});

describe("desktop notifications", () => {
  const event = (data: Record<string, unknown>, happened = at("23:00")) => ({
    seq: 1,
    eventId: "e",
    kind: "SERVICE_MESSAGE",
    at: happened,
    data,
  });
  const message = { messageId: 7, title: "订单异常", text: "外包装破损", topic: "EXCEPTION" };
  const all = { offTopics: [], quietHours: null };

  test("[U44] show a message, unless its topic is off or in quiet hours", () => {
    const now = at("23:00");
    expect(notificationOf(event(message), all, now)).toEqual({
      messageId: 7,
      title: "订单异常",
      text: "外包装破损",
    });
    expect(notificationOf(event(message), { ...all, offTopics: ["EXCEPTION"] }, now)).toBeNull();
    expect(notificationOf(event(message), { ...all, offTopics: ["ORDER"] }, now)).not.toBeNull();
    const quietHours = { from: "22:00", until: "08:00" };
    expect(notificationOf(event(message), { ...all, quietHours }, now)).toBeNull();
    const nine = at("09:00");
    expect(notificationOf(event(message, nine), { ...all, quietHours }, nine)).not.toBeNull();
  });

  test("[U44] show what came in the last five minutes, not everything that a long absence has brought", () => {
    expect(notificationOf(event(message), all, at("23:05"))).not.toBeNull();
    expect(notificationOf(event(message), all, at("23:06"))).toBeNull();
  });

  test("[U44] show no other event", () => {
    expect(notificationOf(event({ orderId: 5, status: "SUCCESS" }), all, 0)).toBeNull();
    expect(notificationOf(event({}), all, 0)).toBeNull();
  });
});

describe("the number in the title", () => {
  test.each([
    ["消息 · 装达", 3, "(3) 消息 · 装达"],
    ["(3) 消息 · 装达", 4, "(4) 消息 · 装达"],
    ["(99+) 消息 · 装达", 0, "消息 · 装达"],
    ["消息 · 装达", 120, "(99+) 消息 · 装达"],
    ["(3) 消息 · 装达", null, "消息 · 装达"],
    ["错误：(3) 申请退款 · 装达", 3, "(3) 错误：申请退款 · 装达"],
  ])("[U44] %s with %s unread: %s", (title, count, shown) => {
    expect(badgedTitle(title, count)).toBe(shown);
  });
});

test("[U14] rows stay in their places, each as it is now, and what has come is counted", () => {
  const row = (id: string, isRead: boolean) => ({ id, isRead });
  const loaded = [row("3", false), row("2", false), row("1", false)];
  const now = [row("4", false), row("3", true), row("2", false)];
  expect(keepRows(loaded, now, ({ id }) => id)).toEqual([row("3", true), row("2", false), row("1", false)]);
  expect(newRows({ total: 3 }, { total: 4 })).toBe(1);
  expect(newRows({ total: 3 }, null)).toBe(0);
});

test("[C-78] [MSG-04] a row hands its message on, and only to its own page", () => {
  const message = { id: "7", title: "一", content: "正文" };
  expect(messageInState({ message }, "7")).toEqual(message);
  for (const state of [null, undefined, {}, "7", { message: { id: "8", title: "一", content: "正文" } }]) {
    expect(messageInState(state, "7")).toBeNull();
  }
});

test("a message whose sender names no topic has that of its tab", () => {
  expect(topicOf("service", true)).toBe("ORDER");
  expect(topicOf("service", false)).toBe("PLATFORM");
  expect(topicOf("system", true)).toBe("MONEY");
  expect(topicOf("system", false)).toBe("ACCOUNT");
  expect(topicOf("appointment", true)).toBe("VISIT");
});
