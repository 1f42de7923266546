import { z } from "zod";
import { TIME_OF_DAY } from "../../rules/messages/quiet-hours";
import { DEFAULT_REMINDERS, REMINDER_NAMES, type ReminderEvent } from "../../rules/messages/reminders";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";

const tag = "消息";
const without = "没有短信和微信提醒";

const [FIRST_EVENT, ...OTHER_EVENTS] = REMINDER_NAMES as readonly [ReminderEvent, ...ReminderEvent[]];
const events = z
  .array(z.enum([FIRST_EVENT, ...OTHER_EVENTS]))
  .max(REMINDER_NAMES.length)
  .describe("以此方式提醒的事项");
const timeOfDay = z.string().regex(TIME_OF_DAY).describe("时刻，HH:mm（Asia/Shanghai）");

/** What a customer chooses (GEN-05, decision 059). */
const choice = {
  sms: events,
  wechat: events,
  quietHours: z
    .object({ from: timeOfDay, until: timeOfDay })
    .nullable()
    .describe("不发送的时段，可跨零点，到时间后补发；为空则随时发送"),
  isSmsOff: z.boolean().describe("已退订全部提醒短信；验证码不受影响"),
};

/** EXT-510: of what the caller is told by SMS and WeChat with no page open, and by which of them it can be told. */
export const getReminderSettings = defineCall({
  id: "EXT-510",
  method: "GET",
  path: "/user/api/mes/reminders",
  tag,
  summary: "短信与微信提醒设置",
  auth: "required",
  data: z.object({
    ...choice,
    hasSms: z.boolean().describe("平台能发送提醒短信"),
    hasWechat: z.boolean().describe("平台能发送微信提醒"),
    isWechatBound: z.boolean().describe("已绑定微信"),
  }),
  absent: {
    data: {
      sms: [...DEFAULT_REMINDERS.sms],
      wechat: [],
      quietHours: null,
      isSmsOff: false,
      hasSms: false,
      hasWechat: false,
      isWechatBound: false,
    },
    without,
  },
});

/** EXT-511: replaces it. */
export const saveReminderSettings = defineCall({
  id: "EXT-511",
  method: "PUT",
  path: "/user/api/mes/reminders",
  tag,
  summary: "修改短信与微信提醒设置",
  auth: "required",
  body: z.object(choice),
  data: nothing,
  absent: { offer: "reminders", without },
});

const token = z.string().max(64);

/** EXT-512: whose SMS the link at the end of one stops. The holder of the link learns the masked phone, and nothing else. */
export const getSmsSubscription = defineCall({
  id: "EXT-512",
  method: "GET",
  path: "/common/common/sms_reminders/{token}",
  tag,
  summary: "凭短信中的链接查看是否已退订（无需登录）",
  params: z.object({ token }),
  data: z.object({ phone: z.string().describe("脱敏手机号"), isOff: z.boolean() }),
  absent: { offer: "reminders", without },
});

/** EXT-513: no SMS goes to that phone any more, codes excepted. The link can do nothing else; repeating it changes nothing. */
export const stopSmsReminders = defineCall({
  id: "EXT-513",
  method: "POST",
  path: "/common/common/sms_reminders/{token}/stop",
  tag,
  summary: "凭短信中的链接退订提醒短信（无需登录）",
  params: z.object({ token }),
  data: nothing,
  absent: { offer: "reminders", without },
});
