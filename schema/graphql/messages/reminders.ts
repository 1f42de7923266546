import type { getReminderSettings, getSmsSubscription } from "../../rest/messages/reminders";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";
import { QuietHours, QuietHoursInput } from "./message-settings";

type Settings = CallData<typeof getReminderSettings>;

const ReminderEvent = builder.enumType("ReminderEvent", {
  description: "Of what a customer is reminded with no page open.",
  values: {
    BID: { description: "The first bid for an order, and a better one." },
    APPOINTMENT: { description: "A visit was agreed or moved." },
    ON_THE_WAY: { description: "The driver or the master is on the way, or there." },
    DEPOT: { description: "The goods have reached the depot." },
    MARKUP: { description: "A master wants more money." },
    EXCEPTION: { description: "Something is wrong with an order." },
    ACCEPTANCE: { description: "Work waits to be accepted, and will be by itself in a day." },
    REFUND: { description: "A refund, or the arbitration about one, was decided." },
    WITHDRAWAL: { description: "A withdrawal was paid out, or came back." },
    SIGN_IN: { description: "The account was used on a new device." },
  } as const,
});

const ReminderSettings = builder.objectRef<Settings>("ReminderSettings").implement({
  description: "Of what the customer is reminded by SMS and WeChat.",
  fields: (t) => ({
    sms: t.field({
      type: [ReminderEvent],
      description: "Told by SMS, unless `isSmsOff`.",
      resolve: ({ sms }) => sms,
    }),
    wechat: t.field({
      type: [ReminderEvent],
      description: "Told by WeChat, once it is bound.",
      resolve: ({ wechat }) => wechat,
    }),
    quietHours: t.field({
      type: QuietHours,
      nullable: true,
      description: "When nothing is sent: it comes when they end. Null at no time.",
      resolve: ({ quietHours }) => quietHours,
    }),
    isSmsOff: t.exposeBoolean("isSmsOff", {
      description: "Whether the customer wants no SMS at all; codes come all the same.",
    }),
    hasSms: t.exposeBoolean("hasSms", { description: "Whether the platform sends reminders by SMS." }),
    hasWechat: t.exposeBoolean("hasWechat", { description: "Whether it sends them by WeChat." }),
    isWechatBound: t.exposeBoolean("isWechatBound", {
      description: "Whether the customer's WeChat is known; it is bound in the account's safety.",
    }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  reminderSettings: t.field({
    type: ReminderSettings,
    nullable: true,
    description:
      "Of what the customer is reminded by SMS and WeChat; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.reminders.getReminderSettings(),
  }),
}));

const SmsSubscription = builder.objectRef<CallData<typeof getSmsSubscription>>("SmsSubscription").implement({
  description: "Whether SMS go to the phone behind the link of one.",
  fields: (t) => ({
    phone: t.exposeString("phone", { description: "Masked." }),
    isOff: t.exposeBoolean("isOff", { description: "Whether it wants none any more." }),
  }),
});

builder.queryField("smsSubscription", (t) =>
  t.field({
    type: SmsSubscription,
    nullable: true,
    description: "The phone behind the link of an SMS; null for a link that never was or is over. Public.",
    args: { token: t.arg.string({ description: "The last part of the link." }) },
    resolve: (_root, { token }, { rest }) =>
      rest.reminders.getSmsSubscription({ params: { token } }).catch(nullIfMissing),
  }),
);

const ReminderSettingsSaved = builder.objectRef<object>("ReminderSettingsSaved").implement({
  description: "The customer is reminded like that from now on.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

builder.mutationFields((t) => ({
  saveReminderSettings: t.field({
    type: ReminderSettingsSaved,
    errors: { union: { description: "Done, or why not." } },
    description: "Replaces of what the customer is reminded by SMS and WeChat. Needs login.",
    args: {
      sms: t.arg({ type: [ReminderEvent], description: "What is told by SMS." }),
      wechat: t.arg({ type: [ReminderEvent], description: "What is told by WeChat." }),
      quietHours: t.arg({
        type: QuietHoursInput,
        required: false,
        description: "When nothing is sent; left out for no such time.",
      }),
      isSmsOff: t.arg.boolean({ description: "Whether no SMS is wanted at all." }),
    },
    resolve: async (_root, { quietHours, ...body }, { rest }) => {
      await rest.reminders.saveReminderSettings({ body: { ...body, quietHours: quietHours ?? null } });
      return {};
    },
  }),
  stopSmsReminders: t.field({
    type: SmsSubscription,
    errors: { union: { description: "Done, or why not." } },
    description: "Stops the SMS of the phone behind the link of one, and nothing else. Public.",
    args: { token: t.arg.string({ description: "The last part of the link." }) },
    resolve: async (_root, { token }, { rest }) => {
      await rest.reminders.stopSmsReminders({ params: { token } });
      return rest.reminders.getSmsSubscription({ params: { token } });
    },
  }),
}));
