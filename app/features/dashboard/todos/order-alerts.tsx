import { Link } from "@remix-run/react";
import { MESSAGE_LIST } from "~/features/messages/message-list-address";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { useLive } from "~/lib/graphql/use-live";
import { Card } from "~/ui/layout/card";
import styles from "../card-rows.module.css";
import { LogisticsCard } from "../logistics-card";
import { UnsolvedCard } from "../unsolved-card";
import { ReminderRows } from "./reminder-rows";

const OrderAlertsFragment = graphql(`
  fragment OrderAlerts on Viewer {
    abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) { ...UnsolvedCard }
    unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {
      nodes { id ...Reminder }
      total
    }
    rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {
      nodes { id ...Reminder }
      total
    }
    consignments(page: 1, pageSize: 4) { ...LogisticsCard }
  }
`);

const HomeAlertsDocument = graphql(`
  query HomeAlerts {
    viewer { ...OrderAlerts }
  }
`);

/** The messages, with the tab of the reminders chosen (HOME-18, MSG-08). */
const RESCHEDULED = MESSAGE_LIST.href({ filter: { type: "appointment" } });

interface OrderAlertsProps {
  viewer: FragmentType<typeof OrderAlertsFragment> | null;
}

/**
 * Orders that need the customer: exceptions (HOME-11), orders without a master (HOME-22) and moved visits
 * (HOME-18); also where the goods are. It updates automatically when something changes.
 */
export function OrderAlerts(props: OrderAlertsProps) {
  const live = useLive(
    HomeAlertsDocument,
    {},
    {
      loaded: props.viewer,
      pick: ({ viewer }) => viewer,
      about: ["Order", "Message", "AbnormalRecord"],
    },
  );
  const { abnormal, unanswered, rescheduled, consignments } = getFragment(OrderAlertsFragment, live) ?? {};
  return (
    <>
      <UnsolvedCard records={abnormal ?? null} />
      {unanswered && unanswered.total > 0 ? (
        <Card title="无人接单" actions={<span className={styles.badge}>{unanswered.total}</span>}>
          <ReminderRows rows={unanswered.nodes} />
        </Card>
      ) : null}
      {unanswered ? null : <PartFailure what="无人接单" />}
      <Card title="改约提醒" actions={<Link to={RESCHEDULED}>更多</Link>}>
        {!rescheduled ? (
          <PartFailure what="改约提醒" />
        ) : rescheduled.nodes.length === 0 ? (
          <p className={styles.empty}>{rescheduled.total > 0 ? "最近的提醒里没有改约" : "暂无改约"}</p>
        ) : (
          <ReminderRows rows={rescheduled.nodes} />
        )}
      </Card>
      <LogisticsCard consignments={consignments ?? null} />
    </>
  );
}
