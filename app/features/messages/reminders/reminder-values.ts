import type { MessageSettingsQuery, ReminderEvent } from "~/gql/graphql";
import type { FieldIssue } from "~/lib/form/field-issue";
import { quietHoursIssue } from "../../../../schema/rules/messages/quiet-hours";
import { DEFAULT_REMINDERS } from "../../../../schema/rules/messages/reminders";

/** The reminder settings of a customer, as the backend answers them. */
export type ReminderSettings = NonNullable<NonNullable<MessageSettingsQuery["viewer"]>["reminderSettings"]>;

/** The same as values of the form. */
export interface ReminderValues {
  sms: readonly ReminderEvent[];
  wechat: readonly ReminderEvent[];
  isSmsOff: boolean;
  /** Whether there are quiet hours. */
  isNightOff: boolean;
  nightFrom: string;
  nightUntil: string;
}

/** Default for quiet hours. */
const NIGHT = DEFAULT_REMINDERS.quietHours ?? { from: "22:00", until: "08:00" };

/** Initial values of the fields; the defaults when the settings could not be read. */
export const reminderValues = (settings: ReminderSettings | null): ReminderValues => ({
  sms: settings?.sms ?? DEFAULT_REMINDERS.sms,
  wechat: settings?.wechat ?? DEFAULT_REMINDERS.wechat,
  isSmsOff: settings?.isSmsOff ?? false,
  isNightOff: settings?.quietHours != null,
  nightFrom: settings?.quietHours?.from ?? NIGHT.from,
  nightUntil: settings?.quietHours?.until ?? NIGHT.until,
});

/** The settings to send. */
export const reminderInput = ({ sms, wechat, isSmsOff, ...night }: ReminderValues) => ({
  sms: [...sms],
  wechat: [...wechat],
  isSmsOff,
  quietHours: night.isNightOff ? { from: night.nightFrom, until: night.nightUntil } : null,
});

/** Errors of the values. */
export function reminderIssues({
  isNightOff,
  nightFrom: from,
  nightUntil: until,
}: ReminderValues): FieldIssue<"nightUntil">[] {
  const issue = isNightOff ? quietHoursIssue({ from, until }) : null;
  return issue ? [{ field: "nightUntil", message: issue }] : [];
}
