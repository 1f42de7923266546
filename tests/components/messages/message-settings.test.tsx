import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MessageSettingsDialog } from "../../../app/features/messages/message-settings-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[U44] [ERR-19] [ERR-18] the message topics and the quiet hours are saved, and 操作成功! is shown", async () => {
  const network = graphNetwork({
    MessageSettings: { viewer: { messageSettings: { offTopics: [], quietHours: null } } },
    SaveMessageSettings: { answer: { __typename: "MessageSettings" } },
  });
  const onClose = vi.fn();
  const { user } = render(<MessageSettingsDialog onClose={onClose} />);
  await user.click(await screen.findByRole("checkbox", { name: /^加价/ }));
  await user.click(screen.getByRole("checkbox", { name: "在这段时间里不弹出提醒" }));
  await user.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("操作成功!")).toBeTruthy();
  expect(network.sentTo("SaveMessageSettings")).toEqual([
    { offTopics: ["MARKUP"], quietHours: { from: "22:00", until: "08:00" } },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

const REMINDERS = {
  sms: ["APPOINTMENT", "ACCEPTANCE"],
  wechat: [],
  quietHours: { from: "22:00", until: "08:00" },
  isSmsOff: false,
  hasSms: true,
  hasWechat: true,
  isWechatBound: false,
};
const open = (reminderSettings: object | null) => {
  const network = graphNetwork({
    MessageSettings: {
      viewer: { messageSettings: { offTopics: [], quietHours: null }, reminderSettings },
    },
    SaveMessageSettings: { answer: { __typename: "MessageSettings" } },
    SaveReminderSettings: { answer: { __typename: "ReminderSettings" } },
  });
  return { network, ...render(<MessageSettingsDialog onClose={() => undefined} />) };
};

test("[U62] SMS reminders are chosen per event; WeChat reminders are disabled until WeChat is bound", async () => {
  const { network, user } = open(REMINDERS);
  await user.click(await screen.findByRole("checkbox", { name: "退款结果：短信提醒" }));
  await user.click(screen.getByRole("checkbox", { name: "预约与改约：短信提醒" }));
  expect(screen.getByRole("checkbox", { name: "退款结果：微信提醒" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("link", { name: "去绑定微信" }).getAttribute("href")).toBe("/user/safety");
  await user.click(screen.getByRole("button", { name: "保存" }));
  await screen.findByText("操作成功!");
  expect(network.sentTo("SaveReminderSettings")).toEqual([
    {
      sms: ["ACCEPTANCE", "REFUND"],
      wechat: [],
      isSmsOff: false,
      quietHours: { from: "22:00", until: "08:00" },
    },
  ]);
});

test("[U63] one box stops all SMS, and the choice of events stays for later", async () => {
  const { network, user } = open(REMINDERS);
  await user.click(await screen.findByRole("checkbox", { name: /^退订全部提醒短信/ }));
  expect(screen.getByRole("checkbox", { name: "等待验收：短信提醒" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: /到时间后补发/ }));
  await user.click(screen.getByRole("button", { name: "保存" }));
  await screen.findByText("操作成功!");
  expect(network.sentTo("SaveReminderSettings")).toEqual([
    { sms: ["APPOINTMENT", "ACCEPTANCE"], wechat: [], isSmsOff: true, quietHours: null },
  ]);
});

test("[U62] hours that begin when they end are shown at their field, and nothing is sent", async () => {
  const { network, user } = open({ ...REMINDERS, quietHours: { from: "08:00", until: "08:00" } });
  await user.click(await screen.findByRole("button", { name: "保存" }));
  expect(await screen.findByText("开始和结束时间不能相同")).toBeTruthy();
  expect(network.sentTo("SaveMessageSettings")).toEqual([]);
});

test("[U62] reminders that could not be read stay as they are, and the rest is saved", async () => {
  const { network, user } = open(null);
  expect(await screen.findByText(/提醒设置没有加载出来/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "保存" }));
  await screen.findByText("操作成功!");
  expect(network.sentTo("SaveReminderSettings")).toEqual([]);
});

test.each([
  ["refused", { answer: { __typename: "BusinessError", code: 4029, message: "操作太频繁" } }, "操作太频繁"],
  ["lost", new TypeError("lost"), "网络异常，请稍后重试"],
])("[GEN-12] [U62] reminders that are %s say that the rest is saved", async (_how, answer, why) => {
  const { network, user } = open(REMINDERS);
  network.answer({ SaveReminderSettings: answer });
  await user.click(await screen.findByRole("button", { name: "保存" }));
  expect(await screen.findByText(why)).toBeTruthy();
  expect(await screen.findByText("消息和免打扰已保存，短信和微信提醒请重新保存")).toBeTruthy();
  expect(screen.queryByText("操作成功!")).toBeNull();
});

test("[U62] a platform that sends neither offers neither", async () => {
  open({ ...REMINDERS, hasSms: false, hasWechat: false });
  await screen.findByRole("checkbox", { name: "在这段时间里不弹出提醒" });
  expect(screen.queryByText("短信和微信提醒")).toBeNull();
});
