import { useState } from "react";
import { ordersHref } from "~/features/orders/order-address";
import { RecentOrders } from "~/features/orders/recent-orders";
import { LoadFailure } from "~/features/site/load-failure";
import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { firstSecondOf, lastSecondOf } from "../../../../schema/rules/time";
import { dayTitle } from "./calendar-month";
import styles from "./day-visits.module.css";

const HomeDayVisitsDocument = graphql(`
  query HomeDayVisits($from: DateTime!, $to: DateTime!, $pageSize: Int!) {
    viewer {
      orders(
        filter: { status: INSERVICE, appointedFrom: $from, appointedTo: $to }
        sort: APPOINTMENT_ASC
        page: 1
        pageSize: $pageSize
      ) {
        nodes { id appointmentAt ...RecentOrder }
        total
      }
    }
  }
`);

/** Visits that are shown at once, and by how many more. */
const STEP = 10;

/** A page of orders has no more; the order list shows all of the day. */
const MOST = 100;

/** Instants of one zone sort as texts. */
const byTime = (one: Visit, other: Visit) =>
  (one.appointmentAt ?? "").localeCompare(other.appointmentAt ?? "");
type Visit = { appointmentAt?: string | null };

/** Address of the order list with the day's visits, the earliest first. */
const visitsHref = (day: string) =>
  ordersHref({ status: "INSERVICE", appointStartTime: day, appointEndTime: day, sort: "APPOINTMENT_ASC" });

/** The orders in service whose master comes on a day in China (HOME-16). */
export function DayVisits({ day, serverNow }: { day: string; serverNow: string }) {
  const [limit, setLimit] = useState(STEP);
  const visits = useRead(
    HomeDayVisitsDocument,
    { from: firstSecondOf(day), to: lastSecondOf(day), pageSize: limit },
    { pick: ({ viewer }) => viewer?.orders, about: ["Order"] },
  );
  return (
    <section className={styles.visits} aria-label={`${dayTitle(day)}的上门`}>
      <h2 className={styles.title}>{dayTitle(day)}</h2>
      {visits.status === "failed" ? (
        <LoadFailure what="上门订单" why={visits.failure} onRetry={visits.reload} />
      ) : visits.data === null ? (
        <Skeleton lines={4} />
      ) : visits.data.nodes.length === 0 ? (
        <EmptyState title="这一天没有上门" description="师傅预约好上门时间后会显示在日历上" />
      ) : (
        <>
          <RecentOrders
            label="当天上门"
            orders={visits.data.nodes.toSorted(byTime)}
            showsVisit
            serverNow={serverNow}
          />
          {visits.data.total > visits.data.nodes.length ? (
            <div className={styles.more}>
              {limit < MOST ? (
                <Button size="sm" onPress={() => setLimit(limit + STEP)}>
                  再显示 {Math.min(STEP, visits.data.total - visits.data.nodes.length)} 单
                </Button>
              ) : (
                <LinkButton size="sm" to={visitsHref(day)}>
                  在订单列表中查看全部 {visits.data.total} 单
                </LinkButton>
              )}
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}
