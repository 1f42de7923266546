import type { ReactNode } from "react";
import { VerifiedBadge } from "~/features/masters/verified-badge";
import { StepInTime } from "~/features/orders/overdue-visit";
import type { SharedProgressQuery } from "~/gql/graphql";
import { formatDateTime, formatDayTime, formatOrderNo } from "~/lib/format";
import { Stepper, type StepState } from "~/ui/navigation/stepper";
import styles from "./shared-progress.module.css";

type Shared = NonNullable<SharedProgressQuery["sharedProgress"]>;

/** Past and future steps of an order, for its recipient. */
export function sharedSteps(order: Pick<Shared, "createdAt" | "assignedAt" | "completedAt" | "isClosed">) {
  const steps: readonly (readonly [name: string, at: string | null | undefined])[] = [
    ["提交订单", order.createdAt],
    ["师傅接单", order.assignedAt],
    ["上门服务", order.completedAt],
  ];
  const current = order.isClosed ? -1 : steps.findIndex(([, at]) => !at);
  return steps.map(([name, at], index) => {
    const state: StepState = at ? "done" : index === current ? "current" : "next";
    return { name, state, at: at ?? null };
  });
}

/** An order for the holder of its link. `serverNow` is the server's time when the page was made, ISO. */
export function SharedProgress({ order, serverNow }: { order: Shared; serverNow: string }) {
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <p className={styles.merchant}>{order.merchantName} 为您安排的服务</p>
        <h1 className={styles.status}>{order.statusText}</h1>
        <p>
          <StepInTime order={order} serverNow={serverNow} />
        </p>
      </header>
      <Stepper
        label="订单进度"
        layout="stacked"
        steps={sharedSteps(order).map(({ at, ...step }) => ({
          ...step,
          note: at ? <time dateTime={at}>{formatDayTime(at)}</time> : null,
        }))}
      />
      <dl className={styles.facts}>
        <Fact name="上门时间">{visitOf(order)}</Fact>
        <Fact name="服务师傅">
          {order.workerName ?? (order.isClosed ? "无" : "安排中")}{" "}
          <VerifiedBadge at={order.workerVerifiedAt} />
        </Fact>
        <Fact name="服务内容">{order.serviceTypeName}</Fact>
        <Fact name="商品">{order.items.map(({ name, count }) => `${name}×${count}`).join("、")}</Fact>
        <Fact name="收货人">{order.customerName}</Fact>
        <Fact name="地区">{order.place}</Fact>
        <Fact name="订单号">{formatOrderNo(order.orderNo)}</Fact>
      </dl>
      <p className={styles.note}>为保护隐私，这里不显示电话和详细地址。如需改约或有疑问，请联系商家。</p>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function visitOf({ appointmentAt, expectedAt, isClosed }: Shared): string {
  if (isClosed) return "已取消";
  if (appointmentAt) return `${formatDateTime(appointmentAt)}（已与师傅约定）`;
  return expectedAt ? `${formatDateTime(expectedAt)}（期望时间，待师傅确认）` : "待师傅预约";
}
