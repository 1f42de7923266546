import { useMemo } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { DeliveryRowFragment, WebhookDeliveryState } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { LinedList } from "~/ui/lists/lined-list";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import { Code } from "./code";
import { eventName } from "./event-choices";
import { useFollowDeliveries } from "./use-follow-deliveries";
import { ResendDeliveryDocument } from "./webhook-queries";
import styles from "./webhooks.module.css";

const DeliveryRow = graphql(`
  fragment DeliveryRow on WebhookDelivery {
    id
    type
    orderId
    state
    tries
    body
    happenedAt
    lastTryAt
    nextTryAt
    answerStatus
    answer
    answerMs
  }
`);

export const DELIVERY_STATE_NAMES: Readonly<Record<WebhookDeliveryState, string>> = {
  WAITING: "等待推送",
  DELIVERED: "已送达",
  FAILED: "已放弃",
};

const TONES: Readonly<Record<WebhookDeliveryState, Tone>> = {
  WAITING: "warning",
  DELIVERED: "success",
  FAILED: "danger",
};

/** Time of a delivery's next try, or the reason why there is none. */
function nextInWords({ state, nextTryAt, tries }: DeliveryRowFragment): string | null {
  if (state !== "WAITING") return null;
  if (nextTryAt) return tries === 0 ? "即将推送" : `${formatDateTime(nextTryAt)} 重试`;
  return "等同一订单的前一条送达后推送";
}

/** Result of the last try. */
function answerInWords({ answerStatus, answerMs, lastTryAt }: DeliveryRowFragment): string | null {
  if (!lastTryAt) return null;
  const took = answerMs === null || answerMs === undefined ? "" : `，用时 ${answerMs} 毫秒`;
  return `${answerStatus ? `返回 ${answerStatus}` : "没有应答"}${took}`;
}

interface DeliveryListProps {
  deliveries: readonly FragmentType<typeof DeliveryRow>[];
  /** Whether the address accepts deliveries: one that is switched off does not. */
  canResend: boolean;
  /** Whether what waits is being sent to the address: to one that is paused or switched off it is not. */
  isSending: boolean;
}

/** Deliveries to an address, each with request and answer, and followed until they have arrived (ux.md U73). */
export function DeliveryList({ deliveries, canResend, isSending }: DeliveryListProps) {
  const resending = useMutate(ResendDeliveryDocument, {
    success: "已重新推送",
    changes: ["Webhook", "WebhookDelivery"],
  });
  const rows = useMemo(() => deliveries.map((delivery) => getFragment(DeliveryRow, delivery)), [deliveries]);
  useFollowDeliveries(rows, isSending);
  return (
    <LinedList label="推送记录">
      {rows.map((row) => {
        const name = eventName(row.type);
        const facts = [
          `发生于 ${formatDateTime(row.happenedAt)}`,
          row.tries > 0 ? `推送 ${row.tries} 次` : null,
          answerInWords(row),
          nextInWords(row),
        ].filter((fact) => fact !== null);
        return (
          <li key={row.id} className={styles.delivery}>
            <div className={styles.head}>
              <p className={styles.name}>
                {name}
                <StatusChip tone={TONES[row.state]}>{DELIVERY_STATE_NAMES[row.state]}</StatusChip>
              </p>
              {row.state !== "WAITING" && row.type && canResend ? (
                <Button
                  size="sm"
                  aria-label={`重新推送 ${name}`}
                  isDisabled={resending.isPending}
                  onPress={() => void resending.send({ deliveryId: row.id })}
                >
                  重新推送
                </Button>
              ) : null}
            </div>
            <p className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            <details>
              <summary className={styles.summary} aria-label={`${name} 的请求和应答`}>
                请求和应答
              </summary>
              <div className={styles.detail}>
                <p className={styles.hint}>编号 msg_{row.id}</p>
                <Code label="请求内容" text={row.body} />
                {row.answer ? <Code label="应答" text={row.answer} /> : null}
              </div>
            </details>
          </li>
        );
      })}
    </LinedList>
  );
}
