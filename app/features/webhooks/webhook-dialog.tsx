import { useId } from "react";
import type { WebhookCardFragment, WebhookEventType } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { useStoredValues } from "~/lib/form/use-stored-values";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Checkbox } from "~/ui/fields/checkbox";
import { TextField } from "~/ui/fields/text-field";
import {
  ADDRESS_REFUSALS,
  addressRefusal,
  MAX_WEBHOOK_URL,
} from "../../../schema/rules/webhooks/webhook-address";
import { MAX_WEBHOOK_NOTE } from "../../../schema/rules/webhooks/webhooks";
import { ALL_EVENTS, EVENT_CHOICES } from "./event-choices";
import { AddWebhookDocument, ChangeWebhookDocument } from "./webhook-queries";
import styles from "./webhooks.module.css";

interface Values {
  url: string;
  note: string;
  events: readonly WebhookEventType[];
}

interface WebhookDialogProps {
  /** Null for adding one. */
  webhook: WebhookCardFragment | null;
  /** Called with the secret of a new one. */
  onAdded(secret: string): void;
  onClose(): void;
}

/** Adds or changes an address: URL, note and events. */
export function WebhookDialog({ webhook, onAdded, onClose }: WebhookDialogProps) {
  const changes = ["Webhook" as const];
  const onRefused = ({ message }: { message: string }): true => form.refuse("url", message);
  const adding = useMutate(AddWebhookDocument, {
    changes,
    onRefused,
    onDone: (answer) => {
      onClose();
      if (answer.__typename === "WebhookAdded") onAdded(answer.secret);
    },
  });
  const changing = useMutate(ChangeWebhookDocument, {
    success: "已保存",
    changes,
    onRefused,
    onDone: onClose,
    onStale: onClose,
  });
  const stored = {
    url: webhook?.url ?? "",
    note: webhook?.note ?? "",
    events: webhook?.events ?? ALL_EVENTS,
  };
  const form = useForm<Values>({
    initial: stored,
    keptAs: `webhook/${webhook?.id ?? "new"}`,
    check: ({ url, events }) => {
      // Only the platform knows its own host names, and whether it is a sandbox: it answers such errors when
      // the form is sent.
      const refusal = addressRefusal(url.trim(), { ownHost: null, isLocalAllowed: true });
      return [
        ...(refusal ? [{ field: "url" as const, message: ADDRESS_REFUSALS[refusal] }] : []),
        ...(events.length === 0 ? [{ field: "events" as const, message: "请至少选择一个事件" }] : []),
      ];
    },
    send: ({ url, note, events }) => {
      const values = { url: url.trim(), note: note.trim(), events: [...events] };
      return webhook
        ? changing.send({ id: webhook.id, ...values })
        : adding.send((idempotencyKey) => ({ ...values, idempotencyKey }));
    },
  });
  useStoredValues(form, stored);
  return (
    <FormDialog
      title={webhook ? "修改推送地址" : "添加推送地址"}
      submitLabel={webhook ? "保存" : "添加"}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.text("url")}
        label="推送地址"
        placeholder="https://erp.example.com/webhook"
        description="订单有动态时，向这个 https 地址发送通知"
        isRequired
        autoFocus
        maxLength={MAX_WEBHOOK_URL}
      />
      <TextField {...form.text("note")} label="备注" maxLength={MAX_WEBHOOK_NOTE} />
      <EventsField
        id={form.idOf("events")}
        chosen={form.values.events}
        error={form.errorOf("events")}
        onChange={(events) => form.set({ events })}
      />
    </FormDialog>
  );
}

interface EventsFieldProps {
  id: string;
  chosen: readonly WebhookEventType[];
  error: string | null;
  onChange(events: readonly WebhookEventType[]): void;
}

function EventsField({ id, chosen, error, onChange }: EventsFieldProps) {
  const errorId = useId();
  const isAll = chosen.length === ALL_EVENTS.length;
  return (
    <fieldset id={id} className={styles.events} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>接收的事件</legend>
      <div className={styles.choosing}>
        <span className={styles.hint} aria-live="polite">
          已选 {chosen.length} 个
        </span>
        <Button size="sm" onPress={() => onChange(isAll ? [] : ALL_EVENTS)}>
          {isAll ? "全部不选" : "全选"}
        </Button>
      </div>
      <div className={styles.choices}>
        {EVENT_CHOICES.map(({ value, name, says }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={(isSelected) =>
              onChange(ALL_EVENTS.filter((event) => (event === value ? isSelected : chosen.includes(event))))
            }
          >
            {name}
            <span className={styles.says}>{says}</span>
          </Checkbox>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
