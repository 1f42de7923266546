import { useId, useState } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { WebhookCardFragment } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { MenuButton } from "~/ui/buttons/menu-button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { Notice } from "~/ui/feedback/notice";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import { ALL_EVENTS, eventName } from "./event-choices";
import type { ShownSecret } from "./secret-dialog";
import { deliveriesOf } from "./webhook-address";
import {
  ChangeWebhookDocument,
  DeleteWebhookDocument,
  PingWebhookDocument,
  RotateWebhookSecretDocument,
} from "./webhook-queries";
import styles from "./webhooks.module.css";

const WebhookDialog = lazyComponent(async () => (await import("./webhook-dialog")).WebhookDialog);

const WebhookCardFacts = graphql(`
  fragment WebhookCard on Webhook {
    id
    url
    note
    events
    state
    failingSince
    waiting
    formerSecretUntil
    isLocal
  }
`);

/** State of an address as text; failures are shown before it is paused. */
function stateOf({ state, failingSince }: WebhookCardFragment): { tone: Tone; words: string } {
  if (state === "OFF") return { tone: "neutral", words: "已停用" };
  if (state === "PAUSED") return { tone: "danger", words: "已暂停" };
  return failingSince
    ? { tone: "warning", words: "推送失败，正在重试" }
    : { tone: "success", words: "推送中" };
}

/** Events of an address as text: all, or the names of the first ones. */
const eventsInWords = ({ events }: WebhookCardFragment): string => {
  if (events.length === ALL_EVENTS.length) return "全部事件";
  const names = events.slice(0, 4).map(eventName).join("、");
  return events.length > 4 ? `${names} 等 ${events.length} 个事件` : names;
};

interface WebhookCardProps {
  webhook: FragmentType<typeof WebhookCardFacts>;
  onSecret(shown: ShownSecret): void;
}

type Asked = "rotate" | "off" | "delete";

const QUESTIONS: Record<Asked, { title: string; message: string; confirmLabel: string; isDanger: boolean }> =
  {
    rotate: {
      title: "更换签名密钥",
      message: "新密钥立即生效，旧密钥再保留一天，一天内的通知同时带有两个签名。",
      confirmLabel: "更换",
      isDanger: false,
    },
    off: {
      title: "停用推送地址",
      message: "停用后不再推送，停用期间的订单动态也不会保留。",
      confirmLabel: "停用",
      isDanger: true,
    },
    delete: {
      title: "删除推送地址",
      message: "地址和它的推送记录将一并删除，等待推送的通知不再发送。",
      confirmLabel: "删除",
      isDanger: true,
    },
  };

/** An address with its state and all of its actions (ux.md U72, U73). */
export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const facts = getFragment(WebhookCardFacts, webhook);
  const { id, url, note, state, failingSince, waiting, formerSecretUntil } = facts;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isEditing, setEditing] = useState(false);
  const nameId = useId();
  const close = () => setAsked(null);
  const changes = ["Webhook" as const];
  const switching = useMutate(ChangeWebhookDocument, { success: "操作成功!", changes, onEnd: close });
  const deleting = useMutate(DeleteWebhookDocument, {
    success: "已删除",
    changes,
    isFinal: true,
    onEnd: close,
  });
  const rotating = useMutate(RotateWebhookSecretDocument, {
    changes,
    onEnd: close,
    onDone: (answer) => {
      if (answer.__typename === "WebhookSecretChanged") {
        onSecret({ secret: answer.secret, formerUntil: answer.formerUntil });
      }
    },
  });
  const pinging = useMutate(PingWebhookDocument, {
    success: "测试通知已发出，结果见推送记录",
    changes: ["Webhook", "WebhookDelivery"],
  });
  const confirm = () => {
    if (asked === "rotate") void rotating.send({ id });
    if (asked === "off") void switching.send({ id, isOn: false });
    if (asked === "delete") void deleting.send({ id });
  };
  const { tone, words } = stateOf(facts);
  const name = note || new URL(url).host;
  return (
    <Card
      title={<span id={nameId}>{name}</span>}
      actions={
        <>
          {facts.isLocal ? <StatusChip tone="info">本机地址，仅沙盒可用</StatusChip> : null}
          <StatusChip tone={tone}>{words}</StatusChip>
        </>
      }
    >
      <p className={styles.url}>{url}</p>
      <p className={styles.facts}>
        <span>{eventsInWords(facts)}</span>
        {waiting > 0 ? <span>{waiting} 条等待推送</span> : null}
        {formerSecretUntil ? <span>旧密钥有效至 {formatDateTime(formerSecretUntil)}</span> : null}
      </p>
      {state === "PAUSED" ? (
        <Notice
          tone="danger"
          action={
            <Button
              size="sm"
              aria-describedby={nameId}
              isPending={switching.isPending}
              onPress={() => void switching.send({ id, isOn: true })}
            >
              恢复推送
            </Button>
          }
        >
          {failingSince ? `从 ${formatDateTime(failingSince)} 起没有推送成功，` : "对方不再接收，"}
          推送已暂停。期间的通知保留 30 天，检查您的系统后恢复推送。
        </Notice>
      ) : null}
      {state === "ON" && failingSince ? (
        <Notice tone="warning">
          从 {formatDateTime(failingSince)} 起推送失败，正在逐步延长间隔重试，三天后仍不成功将暂停。
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <LinkButton to={deliveriesOf(id)} size="sm" aria-label={`${name} 的推送记录`}>
          推送记录
        </LinkButton>
        <Button
          size="sm"
          aria-describedby={nameId}
          isPending={pinging.isPending}
          onPress={() => void pinging.send({ id })}
        >
          发送测试
        </Button>
        {state === "OFF" ? (
          <Button
            size="sm"
            aria-describedby={nameId}
            isPending={switching.isPending}
            onPress={() => void switching.send({ id, isOn: true })}
          >
            启用
          </Button>
        ) : null}
        <MenuButton
          size="sm"
          aria-describedby={nameId}
          label={`${name} 的更多操作`}
          items={[
            { id: "edit", label: "修改" },
            { id: "rotate", label: "更换密钥" },
            ...(state === "OFF" ? [] : [{ id: "off", label: "停用" }]),
            { id: "delete", label: "删除" },
          ]}
          onAction={(action) => (action === "edit" ? setEditing(true) : setAsked(action as Asked))}
        >
          更多
        </MenuButton>
      </div>
      <ConfirmDialog
        {...QUESTIONS[asked ?? "rotate"]}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        isPending={rotating.isPending || switching.isPending || deleting.isPending}
        onConfirm={confirm}
      />
      {isEditing ? (
        <WebhookDialog webhook={facts} onAdded={() => undefined} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  );
}
