import type { ReactNode } from "react";
import { ReadFailure } from "~/features/site/read-failure";
import type { OrderAction, OrderStatus } from "~/gql/graphql";
import type { Read } from "~/lib/graphql/use-read";
import { Notice } from "~/ui/feedback/notice";
import { MARKUP_OVER_TEXT } from "../../../schema/rules/markups/markup";
import { PaidToMaster } from "./paid-to-master";

/** What an order tells about an increase of its price. */
interface MarkupFacts {
  status: OrderStatus;
  service?: { isMarkupOver: boolean } | null;
  /** Absent where the backend does not tell it. */
  blockedActions?: readonly { action: OrderAction; reason: string }[] | null;
}

/** Why the price of an order cannot be increased now, e.g. while a refund is reviewed (MARK-13, ux.md U31); null when it can. */
export const whyNoMarkup = ({ service, blockedActions }: MarkupFacts): string | null =>
  service?.isMarkupOver
    ? MARKUP_OVER_TEXT
    : (blockedActions?.find(({ action }) => action === "MARKUP")?.reason ?? null);

interface MarkupOfOrderProps {
  read: Pick<Read<unknown>, "status" | "failure" | "reload">;
  /** Null before it is read. */
  order: MarkupFacts | null;
  /** Why its price cannot be increased; null when it can. */
  bar: string | null;
  /** Shown before the order is read. */
  skeleton: ReactNode;
  /** What is to be filled in and paid. */
  children: ReactNode;
}

/** An increase of an order's price: once the order is read, and after the warning of ACT-20, or why there is none. */
export function MarkupOfOrder({ read, order, bar, skeleton, children }: MarkupOfOrderProps) {
  if (read.status === "failed") return <ReadFailure what="订单" why={read.failure} onRetry={read.reload} />;
  if (!order) return skeleton;
  if (bar) return <Notice tone="warning">{bar}</Notice>;
  return (
    <>
      <PaidToMaster status={order.status} />
      {children}
    </>
  );
}
