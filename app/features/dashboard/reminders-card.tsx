import { Link } from "@remix-run/react";
import { PartFailure } from "~/features/site/part-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { useBackgroundQuery } from "~/lib/urql";
import { Card } from "~/ui/card";
import styles from "./card-rows.module.css";
import { useLivePart } from "./use-live-part";

const ReminderFragment = graphql(`
  fragment Reminder on OrderMessage {
    id
    text
    createdAt
    orderNo
  }
`);

const RemindersFragment = graphql(`
  fragment Reminders on Viewer {
    rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {
      nodes { id ...Reminder }
      total
    }
    unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {
      nodes { id ...Reminder }
      total
    }
  }
`);

const HomeRemindersDocument = graphql(`
  query HomeReminders {
    viewer { ...Reminders }
  }
`);

interface RemindersCardProps {
  viewer: FragmentType<typeof RemindersFragment> | null;
}

/** Visits that were moved (HOME-18), and orders that nobody takes and that may need another time (HOME-22). */
export function RemindersCard(props: RemindersCardProps) {
  const query = useBackgroundQuery();
  const live = useLivePart(props.viewer, async () => (await query(HomeRemindersDocument, {})).viewer);
  const reminders = getFragment(RemindersFragment, live);
  const { unanswered = null, rescheduled = null } = reminders ?? {};
  return (
    <>
      {unanswered && unanswered.total > 0 ? (
        <Card title="无人接单" actions={<span className={styles.badge}>{unanswered.total}</span>}>
          <ReminderRows rows={unanswered.nodes} />
        </Card>
      ) : null}
      {unanswered === null ? <PartFailure what="无人接单" /> : null}
      <Card title="改约提醒">
        {rescheduled === null ? (
          <PartFailure what="改约提醒" />
        ) : rescheduled.nodes.length === 0 ? (
          <p className={styles.empty}>暂无改约</p>
        ) : (
          <ReminderRows rows={rescheduled.nodes} />
        )}
      </Card>
    </>
  );
}

function ReminderRows({
  rows,
}: {
  rows: readonly ({ id: string } & FragmentType<typeof ReminderFragment>)[];
}) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { id, text, createdAt, orderNo } = getFragment(ReminderFragment, row);
        const words = (
          <>
            <span className={styles.text}>{text}</span>
            <time className={styles.minor} dateTime={createdAt}>
              {formatDateTime(createdAt)}
            </time>
          </>
        );
        return (
          <li key={id} className={styles.row}>
            {orderNo ? (
              <Link to={`/user/order?${new URLSearchParams({ orderNum: orderNo })}`} className={styles.link}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
