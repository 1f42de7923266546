import type { getMessageSettings } from "../../rest/messages/messages";
import type { CallData } from "../../rest/rest-call";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";
import { MessageTopic } from "./messages";

type Settings = CallData<typeof getMessageSettings>;

/** Hours of a day in Shanghai. */
export const QuietHours = builder.objectRef<NonNullable<Settings["quietHours"]>>("QuietHours").implement({
  description: "Quiet hours of the day, in Shanghai time. They may span midnight.",
  fields: (t) => ({
    from: t.exposeString("from", { description: "Their first minute, `22:00`." }),
    until: t.exposeString("until", { description: "The minute after their last, `08:00`." }),
  }),
});

const MessageSettings = builder.objectRef<Settings>("MessageSettings").implement({
  description: "How the customer wants to be told.",
  fields: (t) => ({
    offTopics: t.field({
      type: [MessageTopic],
      description: "What counts as read when it comes, and is never shown as new.",
      resolve: ({ offTopics }) => offTopics,
    }),
    quietHours: t.field({
      type: QuietHours,
      nullable: true,
      description: "When nothing pops up; null at no time.",
      resolve: ({ quietHours }) => quietHours,
    }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  messageSettings: t.field({
    type: MessageSettings,
    nullable: true,
    description: "How the customer wants to be told; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.messages.getMessageSettings(),
  }),
}));

/** The same as an input. */
export const QuietHoursInput = builder.inputType("QuietHoursInput", {
  description: "Hours of the day, in Shanghai.",
  fields: (t) => ({
    from: t.string({ description: "Their first minute, `22:00`." }),
    until: t.string({ description: "The minute after their last, `08:00`." }),
  }),
});

const MessageSettingsSaved = builder.objectRef<object>("MessageSettingsSaved").implement({
  description: "The customer is told like that from now on.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

builder.mutationField("saveMessageSettings", (t) =>
  t.field({
    type: MessageSettingsSaved,
    errors: { union: { description: "Done, or why not." } },
    description: "Replaces how the customer wants to be told. Needs login.",
    args: {
      offTopics: t.arg({
        type: [MessageTopic],
        description: "What is not to count; MONEY and ACCOUNT always do.",
      }),
      quietHours: t.arg({
        type: QuietHoursInput,
        required: false,
        description: "When nothing is to pop up; left out for no such time.",
      }),
    },
    resolve: async (_root, { offTopics, quietHours }, { rest }) => {
      await rest.messages.saveMessageSettings({ body: { offTopics, quietHours: quietHours ?? null } });
      return {};
    },
  }),
);
