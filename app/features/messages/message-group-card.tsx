import { Link } from "@remix-run/react";
import { useState } from "react";
import { orderHref } from "~/features/orders/order-address";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { MessageKind } from "~/gql/graphql";
import { formatOrderNo } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ChevronDown, ChevronUp } from "~/ui/icons";
import { StatusChip } from "~/ui/tags/status-chip";
import { orderStatusTone } from "../orders/order-status-tone";
import styles from "./message-group-card.module.css";
import { MarkMessageGroupReadDocument } from "./message-queries";
import { MessageRow } from "./message-row";

const MessageGroupFragment = graphql(`
  fragment MessageGroupItem on MessageGroup {
    orderId
    orderNo
    customerName
    orderStatus
    orderStatusName
    total
    unread
    messages { id ...MessageItem }
  }
`);

interface MessageGroupCardProps {
  group: FragmentType<typeof MessageGroupFragment>;
  kind: MessageKind;
  asOf: number | null;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/**
 * The messages about one order: the newest, a button for the others, and one that marks all as read
 * (ux.md U44).
 */
export function MessageGroupCard({ kind, asOf, serverNow, ...props }: MessageGroupCardProps) {
  const group = getFragment(MessageGroupFragment, props.group);
  const { orderId, orderNo, customerName, orderStatus, orderStatusName, total, unread, messages } = group;
  const [isOpen, setOpen] = useState(false);
  const reading = useMutate(MarkMessageGroupReadDocument, { changes: ["Message"] });
  const rest = messages.length - 1;
  const headId = `messages-of-${orderId ?? "none"}`;
  return (
    <li className={styles.group} aria-labelledby={headId}>
      <div className={styles.head}>
        <h2 id={headId} className={styles.name}>
          {orderId && orderNo ? (
            <Link to={orderHref(orderId)}>订单 {formatOrderNo(orderNo)}</Link>
          ) : (
            "与订单无关的消息"
          )}
        </h2>
        {customerName ? <span className={styles.minor}>{customerName}</span> : null}
        {orderStatus ? <StatusChip tone={orderStatusTone(orderStatus)}>{orderStatusName}</StatusChip> : null}
        <span className={styles.count}>
          共 {total} 条{unread > 0 ? <strong>，{unread} 条未读</strong> : null}
        </span>
        {unread > 0 ? (
          <Button
            size="sm"
            aria-describedby={headId}
            isPending={reading.isPending}
            onPress={() => void reading.send({ kind, orderId: orderId ?? null, asOf })}
          >
            全部已读
          </Button>
        ) : null}
      </div>
      <ul className={styles.messages}>
        {(isOpen ? messages : messages.slice(0, 1)).map((message) => (
          <MessageRow key={message.id} message={message} asOf={asOf} serverNow={serverNow} />
        ))}
      </ul>
      {rest > 0 ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-describedby={headId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "收起" : `展开其余 ${rest} 条`}
          {isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
        </button>
      ) : null}
      {isOpen && total > messages.length ? (
        <p className={styles.hint}>这里显示最近 {messages.length} 条，更早的请按时间查看</p>
      ) : null}
    </li>
  );
}
