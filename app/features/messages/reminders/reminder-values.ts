import type { MessageSettingsQuery, ReminderEvent } from "~/gql/graphql";
import type { FieldIssue } from "~/lib/form/field-issue";
import { quietHoursIssue } from "../../../../schema/rules/messages/quiet-hours";
import { DEFAULT_REMINDERS } from "../../../../schema/rules/messages/reminders";

/** Of what a customer is reminded, as the backend tells it. */
export type ReminderSettings = NonNullable<NonNullable<MessageSettingsQuery["viewer"]>["reminderSettings"]>;

/** The same in the fields of the form. */
export interface ReminderValues {
  sms: readonly ReminderEvent[];
  wechat: readonly ReminderEvent[];
  isSmsOff: boolean;
  /** Nothing is sent in some hours. */
  isNightOff: boolean;
  nightFrom: string;
  nightUntil: string;
}

/** Proposed to who wants quiet hours. */
const NIGHT = DEFAULT_REMINDERS.quietHours ?? { from: "22:00", until: "08:00" };

/** The fields as they are first; with the defaults where the settings could not be read. */
export const reminderValues = (settings: ReminderSettings | null): ReminderValues => ({
  sms: settings?.sms ?? DEFAULT_REMINDERS.sms,
  wechat: settings?.wechat ?? DEFAULT_REMINDERS.wechat,
  isSmsOff: settings?.isSmsOff ?? false,
  isNightOff: settings?.quietHours != null,
  nightFrom: settings?.quietHours?.from ?? NIGHT.from,
  nightUntil: settings?.quietHours?.until ?? NIGHT.until,
});

/** What is sent of them. */
export const reminderInput = ({ sms, wechat, isSmsOff, ...night }: ReminderValues) => ({
  sms: [...sms],
  wechat: [...wechat],
  isSmsOff,
  quietHours: night.isNightOff ? { from: night.nightFrom, until: night.nightUntil } : null,
});

/** What is wrong with them. */
export function reminderIssues({
  isNightOff,
  nightFrom: from,
  nightUntil: until,
}: ReminderValues): FieldIssue<"nightUntil">[] {
  const issue = isNightOff ? quietHoursIssue({ from, until }) : null;
  return issue ? [{ field: "nightUntil", message: issue }] : [];
}
