import { describe, expect, test } from "vitest";
import {
  MESSAGE_LIST,
  messagePath,
  TAB_NAMES,
  tabOf,
} from "../../../app/features/messages/message-list-address";
import { messageTarget } from "../../../app/features/messages/message-target";
import { handle as messageRoute } from "../../../app/routes/user.message.detail/route";
import { handle as noticeRoute } from "../../../app/routes/user.notice.detail/route";

const read = (query: string) => MESSAGE_LIST.read(new URLSearchParams(query));

test("[MSG-01] [MSG-08] the address says which tab, the first without a word, and whether by order", () => {
  expect(tabOf(read("").filter)).toBe("service");
  expect(tabOf(read("type=appointment").filter)).toBe("appointment");
  expect(read("type=system&view=order&page=2")).toMatchObject({
    filter: { type: "system", view: "order" },
    page: 2,
  });
  expect(read("type=constructor&view=list&page=-1")).toEqual(read(""));
  // The same place has one address.
  expect(MESSAGE_LIST.href(read("type=service"))).toBe("/user/message");
});

test("[MSG-01] the tabs are service, system and reminders of changed appointments", () => {
  expect(TAB_NAMES).toEqual(["service", "system", "appointment"]);
});

test.each(["/user/message", "/user/message?type=system&page=3", "/user/message?type=appointment&view=order"])(
  "[ROUTE-33] %s is written as it was read",
  (href) => expect(MESSAGE_LIST.href(read(href.split("?")[1] ?? ""))).toBe(href),
);

test.each([
  ["MSG-04", messageRoute, "msgDetail"],
  ["NOTICE-02", noticeRoute, "noticeDetail"],
  ["ROUTE-33", messageRoute, "msgDetail"],
  ["ROUTE-34", noticeRoute, "noticeDetail"],
])("[%s] [C-49] the page of one has its documented name", (_id, { name }, documented) => {
  expect(name).toBe(documented);
});

test("[C-78] [ROUTE-33] the page of one message has its id in the address", () => {
  expect(messagePath("7")).toBe("/user/message/detail?id=7");
  expect(messagePath("a&b=1")).toBe("/user/message/detail?id=a%26b%3D1");
});

describe("where a message leads", () => {
  test.each([
    ["ORDER", "/user/order/orderinfo?orderid=9&tab=service"],
    ["CALL", "/user/order/orderinfo?orderid=9&tab=service"],
    ["VISIT", "/user/order/orderinfo?orderid=9&tab=service"],
    ["EXCEPTION", "/user/order/orderinfo?orderid=9&tab=abnormal"],
    ["MARKUP", "/user/order/orderinfo?orderid=9&tab=markup"],
    ["REFUND", "/user/order/orderinfo?orderid=9&tab=refund"],
    ["BID", "/user/order/orderinfo?orderid=9&tab=bids"],
    ["MONEY", "/user/order/orderinfo?orderid=9"],
    ["COMPLAINT", "/user/right", "查看投诉"],
    ["FEEDBACK", "/user/feedback/detail?id=9", "查看反馈"],
  ] as const)("[U44] [ROUTE-22] [ROUTE-35] [ROUTE-37] %s: %s", (topic, to, label: string = "查看订单") => {
    expect(messageTarget({ topic, associatedId: "9" })).toEqual({ to, label });
  });

  test.each([
    ["ACCOUNT", "数据导出已完成", { to: "/user/safety/data", label: "去下载" }],
    ["ACCOUNT", "Webhook 已暂停", { to: "/user/developer/webhooks", label: "查看地址" }],
    ["ACCOUNT", "密码已修改", null],
    ["PLATFORM", "数据导出已完成", null],
    ["PLATFORM", "Webhook 已暂停", null],
  ] as const)("[U44] %s with the title %s: %j", (topic, title, target) => {
    expect(messageTarget({ topic, title })).toEqual(target);
  });

  test("[U44] nowhere, when it is about nothing", () => {
    expect(messageTarget({ topic: "PLATFORM", associatedId: null })).toBeNull();
    expect(messageTarget({ topic: "ORDER" })).toBeNull();
  });
});
