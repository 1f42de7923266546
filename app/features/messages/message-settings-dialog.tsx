import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { ReadFailure } from "~/features/site/read-failure";
import { graphql } from "~/gql";
import type { MessageSettingsQuery, MessageTopic } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { useStoredValues } from "~/lib/form/use-stored-values";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { Checkbox } from "~/ui/fields/checkbox";
import { TextField } from "~/ui/fields/text-field";
import { MESSAGE_TOPICS, OPTIONAL_TOPICS } from "../../../schema/rules/messages/message-topics";
import { quietHoursIssue } from "../../../schema/rules/messages/quiet-hours";

import { DesktopChoice } from "./desktop/desktop-choice";
import styles from "./message-settings-dialog.module.css";
import { ReminderFields } from "./reminders/reminder-fields";
import {
  type ReminderSettings,
  reminderInput,
  reminderIssues,
  reminderValues,
} from "./reminders/reminder-values";
import { MessageSettingsDocument } from "./settings-query";

const SaveMessageSettingsDocument = graphql(`
  mutation SaveMessageSettings($offTopics: [MessageTopic!]!, $quietHours: QuietHoursInput) {
    answer: saveMessageSettings(offTopics: $offTopics, quietHours: $quietHours) {
      __typename
      ...Refusal
    }
  }
`);

const SaveReminderSettingsDocument = graphql(`
  mutation SaveReminderSettings(
    $sms: [ReminderEvent!]!
    $wechat: [ReminderEvent!]!
    $quietHours: QuietHoursInput
    $isSmsOff: Boolean!
  ) {
    answer: saveReminderSettings(sms: $sms, wechat: $wechat, quietHours: $quietHours, isSmsOff: $isSmsOff) {
      __typename
      ...Refusal
    }
  }
`);

type Settings = NonNullable<NonNullable<MessageSettingsQuery["viewer"]>["messageSettings"]>;

const TITLE = "消息设置";
const HALF_SAVED = "消息和免打扰已保存，短信和微信提醒请重新保存";
/** Default for quiet hours. */
const NIGHT = { from: "22:00", until: "08:00" };

/**
 * Settings: which messages count, quiet hours (ux.md U44), and reminders by SMS and WeChat (U62). Open as
 * long as it is rendered.
 */
export function MessageSettingsDialog({ onClose }: { onClose(): void }) {
  const { status, data, failure, reload } = useRead(
    MessageSettingsDocument,
    {},
    {
      pick: ({ viewer }) =>
        viewer?.messageSettings && { ...viewer.messageSettings, reminders: viewer.reminderSettings ?? null },
      requestPolicy: "network-only",
    },
  );
  if (data) return <SettingsForm settings={data} reminders={data.reminders} onClose={onClose} />;
  return (
    <Dialog title={TITLE} isOpen onOpenChange={onClose}>
      {status === "failed" ? (
        <ReadFailure what="消息设置" why={failure} onRetry={reload} />
      ) : (
        <Skeleton lines={8} height={32} />
      )}
    </Dialog>
  );
}

interface SettingsFormProps {
  settings: Settings;
  /** Null when they could not be read. */
  reminders: ReminderSettings | null;
  onClose(): void;
}

function SettingsForm({ settings, reminders, onClose }: SettingsFormProps) {
  // Those that can be read only later are not offered by a form that began without them.
  const [firstReminders] = useState(reminders);
  const shownReminders = firstReminders && (reminders ?? firstReminders);
  const { reminders: areOffered } = useOffers();
  const saving = useMutate(SaveMessageSettingsDocument, { changes: ["MessageSettings"] });
  const reminding = useMutate(SaveReminderSettingsDocument, {});
  const stored = {
    offTopics: settings.offTopics,
    isQuiet: settings.quietHours != null,
    ...(settings.quietHours ?? NIGHT),
    ...reminderValues(shownReminders),
  };
  const form = useForm({
    initial: stored,
    // What is kept without the reminders must not take the place of those that are read later.
    keptAs: firstReminders ? "message-settings" : "message-settings/without-reminders",
    check: ({ isQuiet, from, until, ...values }) => {
      const issue = isQuiet ? quietHoursIssue({ from, until }) : null;
      return [...(issue ? [{ field: "until" as const, message: issue }] : []), ...reminderIssues(values)];
    },
    async send({ offTopics, isQuiet, from, until, ...values }) {
      const quietHours = isQuiet ? { from, until } : null;
      if (!(await saving.send({ offTopics: [...offTopics], quietHours }))) return false;
      if (areOffered && firstReminders && !(await reminding.send(reminderInput(values)))) {
        // The error says why, and not that half of it is done.
        toast.info(HALF_SAVED);
        return false;
      }
      toast.success("操作成功!");
      onClose();
      return true;
    },
  });
  useStoredValues(form, stored);
  const { offTopics, isQuiet } = form.values;
  const turn = (topic: MessageTopic, isOn: boolean) =>
    form.set({ offTopics: isOn ? offTopics.filter((off) => off !== topic) : [...offTopics, topic] });
  return (
    <FormDialog title={TITLE} submitLabel="保存" form={form} onClose={onClose}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>接收哪些消息</legend>
        <p className={styles.hint}>不接收的消息仍可在列表中查看，但不计入未读，也不提醒。</p>
        <div className={styles.topics}>
          {OPTIONAL_TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              isSelected={!offTopics.includes(topic)}
              onChange={(isOn) => turn(topic, isOn)}
            >
              {MESSAGE_TOPICS[topic].name}
              <span className={styles.says}>{MESSAGE_TOPICS[topic].says}</span>
            </Checkbox>
          ))}
        </div>
        <p className={styles.hint}>资金变动和账户安全的消息关系到您的资金和账户，始终接收。</p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>免打扰</legend>
        <Checkbox {...form.box("isQuiet")}>在这段时间里不弹出提醒</Checkbox>
        {isQuiet ? (
          <div className={styles.hours}>
            <TextField {...form.text("from")} label="从" type="time" isRequired />
            <TextField {...form.text("until")} label="到" type="time" isRequired />
          </div>
        ) : null}
        <p className={styles.hint}>消息照常收到并计入未读。时间为北京时间，可以跨过零点。</p>
      </fieldset>
      {areOffered ? <ReminderFields settings={shownReminders} form={form} /> : null}
      <DesktopChoice />
    </FormDialog>
  );
}
