import { type FragmentType, getFragment, graphql } from "~/gql";
import { useServerTime } from "~/lib/clock/use-server-time";
import { formatDateTime } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { MINUTE } from "../../../../schema/rules/time";
import { knownDistance, OrderPlacesDocument } from "../logistics/places";
import styles from "./detail-head.module.css";
import { visitInWords } from "./visit-words";

const VisitTimeFragment = graphql(`
  fragment VisitTime on Order {
    id
    status
    expectedAt
    appointmentAt
    servicePeriods { date startTime endTime }
    visitDueAt
    service {
      pickUp { content }
      signIn { at }
    }
  }
`);

interface VisitTimeProps {
  order: FragmentType<typeof VisitTimeFragment>;
  /** The server's time when the order was read, ISO. */
  serverNow: string;
}

/**
 * The time at which the master is expected, or came (ux.md U28), for a `dl`. Masters do not share their
 * position: on the way it is only known that the goods were picked up, and their distance from the customer.
 */
export function VisitTime(props: VisitTimeProps) {
  const order = getFragment(VisitTimeFragment, props.order);
  const { at, words, note } = visitInWords(order, useServerTime(props.serverNow, MINUTE));
  return (
    <>
      <dd>
        {at ? (
          <time dateTime={at} title={formatDateTime(at)}>
            {words}
          </time>
        ) : (
          words
        )}
      </dd>
      <dd className={styles.minor}>{note}</dd>
      {order.status === "WAIT_INSTALL" && order.service?.pickUp ? <WithGoods orderId={order.id} /> : null}
    </>
  );
}

/** Shows that the master has the goods, with the distance if it is known. */
function WithGoods({ orderId }: { orderId: string }) {
  const { data } = useRead(
    OrderPlacesDocument,
    { id: orderId },
    { pick: ({ orderRecords }) => orderRecords?.places, about: [`Order:${orderId}`], isOptional: true },
  );
  const distance = data ? knownDistance(data) : null;
  return (
    <dd className={styles.minor}>师傅已提货{distance === null ? null : `，提货点距客户 ${distance}`}</dd>
  );
}
