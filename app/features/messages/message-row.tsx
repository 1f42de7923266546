import { Link } from "@remix-run/react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { groupOrderNos } from "~/lib/format";
import { LinkButton } from "~/ui/buttons/link-button";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import rows from "~/ui/lists/row-list.module.css";
import { RelativeTime } from "~/ui/values/relative-time";
import { messagePath } from "./message-list-address";
import { MessageMenu } from "./message-menu";
import styles from "./message-row.module.css";
import { messageTarget } from "./message-target";
import { useReadMessage } from "./use-read-message";

/** Content of a message. The link to its page passes it in the navigation state (C-78). */
const MessageFragment = graphql(`
  fragment MessageItem on Message {
    id
    kind
    title
    content
    text
    topic
    isRead
    createdAt
    associatedId
  }
`);

interface MessageRowProps {
  message: FragmentType<typeof MessageFragment>;
  /** The customer's last event when the list was read; see `markAllMessagesRead`. */
  asOf: number | null;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/** One message in a list, with links to its page and to its subject (MSG-03, MSG-04, ux.md U44). */
export function MessageRow({ asOf, serverNow, ...props }: MessageRowProps) {
  const message = getFragment(MessageFragment, props.message);
  const { id, title, text, isRead, createdAt } = message;
  const read = useReadMessage();
  const target = messageTarget(message);
  const titleId = `message-${id}`;
  return (
    <li className={classNames(rows.row, rows.dotted, styles.row)} data-unread={isRead ? undefined : true}>
      <div className={styles.words}>
        <p className={styles.head}>
          <Link
            id={titleId}
            to={messagePath(id)}
            state={{ message }}
            className={classNames(rows.title, styles.title)}
          >
            {isRead ? null : <VisuallyHidden>未读：</VisuallyHidden>}
            {title}
          </Link>
          <RelativeTime iso={createdAt} serverNow={serverNow} className={rows.time} />
        </p>
        <p className={rows.text}>{groupOrderNos(text)}</p>
      </div>
      <div className={styles.actions}>
        {isRead ? null : <MessageMenu message={message} asOf={asOf} describedBy={titleId} />}
        {target ? (
          <LinkButton
            to={target.to}
            size="sm"
            aria-describedby={titleId}
            onClick={() => {
              if (!isRead) read(id);
            }}
          >
            {target.label}
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}
