import { useState } from "react";
import { graphql } from "~/gql";
import type { MessageSettingsQuery, MessageTopic } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { ErrorState } from "~/ui/feedback/error-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Checkbox } from "~/ui/fields/checkbox";
import { TextField } from "~/ui/fields/text-field";
import { MESSAGE_TOPICS, OPTIONAL_TOPICS } from "../../../schema/rules/messages/message-topics";
import { quietHoursIssue } from "../../../schema/rules/messages/quiet-hours";
import { DesktopChoice } from "./desktop/desktop-choice";
import styles from "./message-settings-dialog.module.css";
import { MessageSettingsDocument } from "./settings-query";

const SaveMessageSettingsDocument = graphql(`
  mutation SaveMessageSettings($offTopics: [MessageTopic!]!, $quietHours: QuietHoursInput) {
    answer: saveMessageSettings(offTopics: $offTopics, quietHours: $quietHours) {
      __typename
      ...Refusal
    }
  }
`);

type Settings = NonNullable<NonNullable<MessageSettingsQuery["viewer"]>["messageSettings"]>;

const TITLE = "消息设置";
/** Proposed to who wants quiet hours. */
const NIGHT = { from: "22:00", until: "08:00" };

/** Which messages count, and when nothing pops up (ux.md U44). Open as long as it is there. */
export function MessageSettingsDialog({ onClose }: { onClose(): void }) {
  const { status, data, reload } = useRead(
    MessageSettingsDocument,
    {},
    { pick: ({ viewer }) => viewer?.messageSettings, requestPolicy: "network-only" },
  );
  if (data) return <SettingsForm settings={data} onClose={onClose} />;
  return (
    <Dialog title={TITLE} isOpen onOpenChange={onClose}>
      {status === "failed" ? (
        <ErrorState title="消息设置加载失败" onRetry={reload} />
      ) : (
        <Skeleton lines={8} height={32} />
      )}
    </Dialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: Settings; onClose(): void }) {
  const [initial] = useState(settings);
  const saving = useMutate(SaveMessageSettingsDocument, {
    success: "操作成功!",
    changes: ["MessageSettings"],
    onDone: onClose,
  });
  const form = useForm({
    initial: {
      offTopics: initial.offTopics,
      isQuiet: initial.quietHours != null,
      ...(initial.quietHours ?? NIGHT),
    },
    check: ({ isQuiet, from, until }) => {
      const issue = isQuiet ? quietHoursIssue({ from, until }) : null;
      return issue ? [{ field: "until" as const, message: issue }] : [];
    },
    send: ({ offTopics, isQuiet, from, until }) =>
      saving.send({ offTopics: [...offTopics], quietHours: isQuiet ? { from, until } : null }),
  });
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
      <DesktopChoice />
    </FormDialog>
  );
}
