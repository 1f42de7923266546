import type { Line } from "../../../../support/graph/graph-lines";

const CALL = "/user/api/mes/reminders";
const LINK = "/common/common/sms_reminders/t0";

const EVENTS = [
  "BID",
  "APPOINTMENT",
  "ON_THE_WAY",
  "DEPOT",
  "MARKUP",
  "EXCEPTION",
  "ACCEPTANCE",
  "REFUND",
  "WITHDRAWAL",
  "SIGN_IN",
];

const settings = {
  sms: EVENTS,
  wechat: ["REFUND"],
  quietHours: { from: "01:01", until: "02:02" },
  isSmsOff: true,
  hasSms: false,
  hasWechat: true,
  isWechatBound: false,
};

const saved = { __typename: "ReminderSettingsSaved", viewer: { __typename: "Viewer" } };

export const remindersLines: readonly Line[] = [
  {
    field: "Viewer.reminderSettings",
    shows: "every event by SMS, one by WeChat, and quiet hours",
    answers: { [`GET ${CALL}`]: { data: settings } },
    asked: [{ call: `GET ${CALL}` }],
    value: settings,
  },
  {
    field: "Viewer.reminderSettings",
    shows: "nothing, at any hour",
    answers: {
      [`GET ${CALL}`]: { data: { ...settings, sms: [], quietHours: null, isSmsOff: false, hasSms: true } },
    },
    asked: [{ call: `GET ${CALL}` }],
    value: { ...settings, sms: [], quietHours: null, isSmsOff: false, hasSms: true },
  },
  {
    field: "Viewer.reminderSettings",
    shows: "WeChat is bound, and has no templates",
    answers: { [`GET ${CALL}`]: { data: { ...settings, hasWechat: false, isWechatBound: true } } },
    asked: [{ call: `GET ${CALL}` }],
    value: { ...settings, hasWechat: false, isWechatBound: true },
  },
  {
    field: "Mutation.saveReminderSettings",
    shows: "every event, and quiet hours",
    args: {
      sms: EVENTS,
      wechat: ["SIGN_IN"],
      quietHours: { from: "22:00", until: "07:30" },
      isSmsOff: false,
    },
    asked: [
      {
        call: `PUT ${CALL}`,
        body: {
          sms: EVENTS,
          wechat: ["SIGN_IN"],
          quietHours: { from: "22:00", until: "07:30" },
          isSmsOff: false,
        },
      },
    ],
    value: saved,
  },
  {
    field: "Mutation.saveReminderSettings",
    shows: "no SMS at all, and no quiet hours",
    args: { sms: [], wechat: [], isSmsOff: true },
    asked: [{ call: `PUT ${CALL}`, body: { sms: [], wechat: [], quietHours: null, isSmsOff: true } }],
    value: saved,
  },
  {
    field: "Query.smsSubscription",
    shows: "a phone that gets them",
    args: { token: "t0" },
    isVisitor: true,
    answers: { [`GET ${LINK}`]: { data: { phone: "138****8000", isOff: false } } },
    asked: [{ call: `GET ${LINK}` }],
    value: { phone: "138****8000", isOff: false },
  },
  {
    field: "Query.smsSubscription",
    shows: "one that wants none",
    args: { token: "t0" },
    isVisitor: true,
    answers: { [`GET ${LINK}`]: { data: { phone: "138****8000", isOff: true } } },
    asked: [{ call: `GET ${LINK}` }],
    value: { phone: "138****8000", isOff: true },
  },
  {
    field: "Query.smsSubscription",
    shows: "an unknown link",
    args: { token: "t0" },
    isVisitor: true,
    answers: { [`GET ${LINK}`]: { code: 4004 } },
    asked: [{ call: `GET ${LINK}` }],
    value: null,
  },
  {
    field: "Mutation.stopSmsReminders",
    shows: "that they are stopped",
    args: { token: "t0" },
    isVisitor: true,
    answers: { [`GET ${LINK}`]: { data: { phone: "138****8000", isOff: true } } },
    asked: [{ call: `POST ${LINK}/stop` }, { call: `GET ${LINK}` }],
    value: { __typename: "SmsSubscription", phone: "138****8000", isOff: true },
  },
];
