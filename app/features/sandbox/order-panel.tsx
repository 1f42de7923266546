import { Form, useRevalidator, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type OrderEditChange, wordsOfChanges } from "../../../schema/rules/orders/order-edit";
import { formatOrderNo } from "../../lib/format";
import { Button } from "../../ui/buttons/button";
import { LinkButton } from "../../ui/buttons/link-button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorState } from "../../ui/feedback/error-state";
import { TextField } from "../../ui/fields/text-field";
import { Card } from "../../ui/layout/card";
import { StatusChip } from "../../ui/tags/status-chip";
import { leadsOn, PLAYED_EVENTS, playedEventsOf } from "./order-events";
import styles from "./sandbox.module.css";
import { useConsoleAnswer } from "./use-console-answer";

export interface SandboxOrder {
  id: number;
  orderNo: string;
  statusName: string;
  serviceTypeName: string;
  address: string;
  workerId: number | null;
  workerName: string | null;
  /** A change that the customer asked for; null without one. */
  editRequest: { changes: OrderEditChange[] } | null;
  /** Whether its master (or the platform for an immediate order) and its customer can call each other. */
  isCallable: boolean;
  /** Names of the possible steps of other parties. */
  events: string[];
}

/** Time for which, and interval at which, the list is read again after the autopilot was started, ms. */
const WATCH = { for: 20_000, every: 1_000 } as const;

/**
 * The newest orders, or those with a number, each with possible steps of masters, providers and staff; null
 * when they could not be loaded.
 */
export function OrderPanel({ orders, loadedKey }: { orders: SandboxOrder[] | null; loadedKey: string }) {
  const [params] = useSearchParams();
  return (
    <Card title="订单：扮演师傅、服务商与平台">
      <Form method="get" className={styles.search}>
        <TextField
          id="console-order-no"
          name="orderNo"
          label="订单号"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={params.get("orderNo") ?? ""}
        />
        <Button type="submit">查找</Button>
      </Form>
      <OrderList orders={orders} loadedKey={loadedKey} />
    </Card>
  );
}

function OrderList({ orders, loadedKey }: { orders: SandboxOrder[] | null; loadedKey: string }) {
  if (!orders) return <ErrorState title="订单没有加载出来" description="请确认后端已启动，再点查找" />;
  if (orders.length === 0) {
    return <EmptyState illustration="orders" title="没有订单" description="下单后，订单会出现在这里" />;
  }
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <PlayedOrder key={order.id} order={order} loadedKey={loadedKey} />
      ))}
    </ul>
  );
}

function PlayedOrder({ order, loadedKey }: { order: SandboxOrder; loadedKey: string }) {
  const { Form: StepForm, isPending } = usePlay(order.id);
  const number = `console-order-${order.id}`;
  const events = playedEventsOf(order);
  return (
    <li className={styles.order}>
      <p className={styles.orderHead}>
        <strong id={number}>{formatOrderNo(order.orderNo)}</strong>
        <StatusChip tone="info">{order.statusName}</StatusChip>
        <span>{order.serviceTypeName}</span>
        <span>{order.workerName ?? "暂无师傅"}</span>
      </p>
      <p className={styles.orderAddress}>{order.address}</p>
      {order.editRequest ? (
        <p className={styles.orderAddress}>客户申请修改：{wordsOfChanges(order.editRequest.changes)}</p>
      ) : null}
      <StepForm method="post" className={styles.steps}>
        <input type="hidden" name="key" value={loadedKey} />
        <input type="hidden" name="orderId" value={order.id} />
        {events.map((event) => (
          <Button
            key={event}
            type="submit"
            size="sm"
            name="intent"
            value={`step:${event}`}
            isDisabled={isPending}
            aria-describedby={number}
          >
            {PLAYED_EVENTS[event]}
          </Button>
        ))}
        {events.some(leadsOn) ? (
          <Button
            type="submit"
            size="sm"
            variant="primary"
            name="intent"
            value="autopilot"
            isDisabled={isPending}
            aria-describedby={number}
          >
            自动驾驶
          </Button>
        ) : null}
        {order.isCallable ? (
          <LinkButton to={`/sandbox/call?orderId=${order.id}`} size="sm" aria-describedby={number}>
            电话
          </LinkButton>
        ) : null}
        {order.events.length === 0 ? <span>等待客户操作，或已结束</span> : null}
      </StepForm>
    </li>
  );
}

/** The form of one order; watches an order on autopilot. */
function usePlay(orderId: number) {
  const fetcher = useConsoleAnswer(`sandbox-order-${orderId}`);
  const [watchedUntil, setWatchedUntil] = useState(0);
  const { revalidate } = useRevalidator();
  const answer = fetcher.data;

  useEffect(() => {
    if (answer?.intent === "autopilot" && answer.done) setWatchedUntil(Date.now() + WATCH.for);
  }, [answer]);

  useEffect(() => {
    if (watchedUntil === 0) return;
    const timer = setInterval(() => {
      if (Date.now() > watchedUntil) clearInterval(timer);
      else revalidate();
    }, WATCH.every);
    return () => clearInterval(timer);
  }, [watchedUntil, revalidate]);

  return { Form: fetcher.Form, isPending: fetcher.state !== "idle" };
}
