import { type FragmentType, getFragment, graphql } from "~/gql";
import { RelativeTime } from "~/ui/relative-time";
import styles from "./latest-follow-up.module.css";

const LatestFollowUpFragment = graphql(`
  fragment LatestFollowUp on Order {
    latestFollowUp { content createdAt total }
  }
`);

interface LatestFollowUpProps {
  order: FragmentType<typeof LatestFollowUpFragment>;
  /** The server's time when the order was read, ISO. */
  serverNow: string;
}

/** The newest note that the customer keeps on an order, and how many there are (LIST-05); nothing without any. */
export function LatestFollowUp({ order, serverNow }: LatestFollowUpProps) {
  const { latestFollowUp: note } = getFragment(LatestFollowUpFragment, order);
  if (!note) return null;
  return (
    <p className={styles.note}>
      <span className={styles.label}>跟进{note.total > 1 ? ` ${note.total} 条` : ""}</span>
      <span className={styles.content}>{note.content}</span>
      <RelativeTime className={styles.time} iso={note.createdAt} serverNow={serverNow} />
    </p>
  );
}
