import { type ComponentType, useState } from "react";
import { DetailLink } from "~/features/order-detail/preview/detail-link";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { OrderNumber } from "~/features/orders/order-number";
import { useOrderNumberId } from "~/features/orders/order-number-id";
import { NextStep, OverdueVisit } from "~/features/orders/overdue-visit";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { TodoKind, TodoOrderFragment as TodoOrder } from "~/gql/graphql";
import { useServerTime } from "~/lib/clock/use-server-time";
import { formatDayTime, formatMoney } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { RelativeTime } from "~/ui/values/relative-time";
import { dayOf, MINUTE, timeOfDay } from "../../../../schema/rules/time";
import { todoFlow } from "./todo-kinds";
import styles from "./todos-card.module.css";

const TodoOrderFragment = graphql(`
  fragment TodoOrder on Order {
    id
    orderNo
    type
    customerName
    goodsTypeName
    serviceTypeName
    totalAmount
    appointmentAt
    workerName
    paidAt
    expiresAt
    acceptanceDueAt
    actions
    overdueStep
    matters { kind hint }
    ...OverdueVisit
  }
`);

interface TodoRowProps {
  kind: TodoKind;
  order: FragmentType<typeof TodoOrderFragment>;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/** One order with which there is something to do: which, what, and the button that does it. */
export function TodoRow({ kind, serverNow, ...props }: TodoRowProps) {
  const order = getFragment(TodoOrderFragment, props.order);
  const numberId = useOrderNumberId(order.orderNo);
  const [Step, setStep] = useState<ComponentType<StepDialogProps> | null>(null);
  const flow = todoFlow(kind, order);
  return (
    <li className={styles.row}>
      <div className={styles.order}>
        <p>
          {order.customerName} · {order.goodsTypeName}
          {order.serviceTypeName}
        </p>
        <div className={styles.minor}>
          <span id={numberId}>
            <OrderNumber orderNo={order.orderNo} />
          </span>
          <DetailLink orderId={order.id} describedBy={numberId} />
        </div>
      </div>
      <div className={styles.what}>
        <TodoWords kind={kind} order={order} serverNow={serverNow} />
      </div>
      {flow && "to" in flow ? (
        <LinkButton to={flow.to(order)} size="sm" aria-describedby={numberId}>
          {flow.label}
        </LinkButton>
      ) : flow ? (
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-describedby={numberId}
          onPress={() => setStep(() => flow.Dialog)}
        >
          {flow.label}
        </Button>
      ) : null}
      {Step ? <Step orderId={order.id} onClose={() => setStep(null)} /> : null}
    </li>
  );
}

/** What there is to do with an order, and by when. */
function TodoWords({ kind, order, serverNow }: { kind: TodoKind; order: TodoOrder; serverNow: string }) {
  const { appointmentAt, acceptanceDueAt, expiresAt, paidAt } = order;
  const now = useServerTime(serverNow, MINUTE);
  if (kind === "VISIT_OVERDUE") {
    return (
      <>
        <OverdueVisit order={order} serverNow={serverNow} />
        {appointmentAt ? (
          <p className={styles.minor}>
            <span>约定 {formatDayTime(appointmentAt)}</span>
            <span>{order.workerName}</span>
          </p>
        ) : null}
        {order.overdueStep ? <p className={styles.minor}>{order.overdueStep}</p> : null}
      </>
    );
  }
  if (kind === "ACCEPTANCE_DUE" && acceptanceDueAt) {
    return <p>{dueTime(acceptanceDueAt, now)} 自动验收并付款给师傅</p>;
  }
  if (kind === "PAYMENT_DUE" && expiresAt) {
    return (
      <p>
        {dueTime(expiresAt, now)} 自动关闭，待付 {formatMoney(order.totalAmount)}
      </p>
    );
  }
  if (kind === "UNANSWERED" && paidAt) {
    return (
      <p>
        <RelativeTime iso={paidAt} serverNow={serverNow} /> 付款，还没有师傅接单
      </p>
    );
  }
  const hint = order.matters.find((matter) => matter.kind === kind)?.hint;
  return <p>{hint ?? <NextStep order={order} serverNow={serverNow} />}</p>;
}

/** When something happens by itself: today's time of day, or the day with it. `due` is ISO, `now` ms. */
function dueTime(due: string, now: number): string {
  const at = Date.parse(due);
  return dayOf(at) === dayOf(now) ? `今日 ${timeOfDay(at)}` : formatDayTime(due);
}
