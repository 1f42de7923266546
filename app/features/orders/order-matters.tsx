import type { MouseEvent } from "react";
import { useDetailTab } from "~/features/order-detail/detail-tab-opener";
import type { DetailTab } from "~/features/order-detail/detail-tabs";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { OrderMatterKind } from "~/gql/graphql";
import { ChipLink } from "~/ui/navigation/chip-link";
import type { Tone } from "~/ui/tags/status-chip";
import styles from "./order-status.module.css";

export const OrderMattersFragment = graphql(`
  fragment OrderMatters on Order {
    id
    orderNo
    matters { kind label hint }
  }
`);

const TONES: Record<OrderMatterKind, Tone> = {
  BIDS: "info",
  REFUND_REVIEW: "warning",
  ARBITRATION: "warning",
  REFUND_REFUSED: "danger",
  REFUND_UNDERWAY: "info",
  REFUNDED: "success",
  EXCEPTION: "danger",
  APPOINTMENT_FAILED: "danger",
  EDIT_REQUESTED: "info",
  MARKUP_REQUEST: "warning",
  MARKUP_UNPAID: "neutral",
};

/** The tab of the order's detail for each matter. */
const TABS: Record<OrderMatterKind, DetailTab> = {
  BIDS: "bids",
  REFUND_REVIEW: "refund",
  ARBITRATION: "refund",
  REFUND_REFUSED: "refund",
  REFUND_UNDERWAY: "refund",
  REFUNDED: "refund",
  EXCEPTION: "abnormal",
  APPOINTMENT_FAILED: "followUp",
  EDIT_REQUESTED: "basic",
  MARKUP_REQUEST: "markup",
  MARKUP_UNPAID: "markup",
};

/** Whether a matter is an exception that can be solved now, which has a page of its own (ABN-01). */
const isDecidedApart = ({ kind, hint }: { kind: OrderMatterKind; hint?: string | null }) =>
  kind === "EXCEPTION" && typeof hint === "string";

/**
 * Open matters of an order besides its status: a refund, an exception, a failed appointment, a markup. Each
 * links to the place where it is decided (ux.md U30); inside the order's own detail to its tab.
 */
export function OrderMatters(props: { order: FragmentType<typeof OrderMattersFragment> }) {
  const { id, orderNo, matters } = getFragment(OrderMattersFragment, props.order);
  const openTab = useDetailTab();
  if (matters.length === 0) return null;
  return (
    <ul className={styles.matters} aria-label="订单事项">
      {matters.map((matter) => {
        const tab = TABS[matter.kind];
        const isApart = isDecidedApart(matter);
        const open = (event: MouseEvent) => {
          if (isApart || openTab === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openTab(tab);
        };
        return (
          <li key={matter.kind}>
            <ChipLink
              to={
                isApart
                  ? `/user/order/abnormal?${new URLSearchParams({ orderid: id })}`
                  : `/user/order/orderinfo?${new URLSearchParams({ orderid: id, tab })}`
              }
              tone={TONES[matter.kind]}
              aria-describedby={`order-${orderNo}`}
              onClick={open}
            >
              {matter.label}
            </ChipLink>
          </li>
        );
      })}
    </ul>
  );
}
