import { type MouseEvent, useState } from "react";
import { useDetailTab } from "~/features/order-detail/detail-tab-opener";
import type { DetailTab } from "~/features/order-detail/detail-tabs";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { OrderAction, OrderMatterKind } from "~/gql/graphql";
import { lazyComponent } from "~/ui/lazy-component";
import { ChipLink } from "~/ui/navigation/chip-link";
import type { Tone } from "~/ui/tags/status-chip";
import { exceptionHref, orderHref } from "./order-address";
import styles from "./order-status.module.css";

export const OrderMattersFragment = graphql(`
  fragment OrderMatters on Order {
    id
    orderNo
    actions
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
  REFUND: "info",
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
  REFUND: "refund",
  EXCEPTION: "abnormal",
  // It shows the phone by which the master did not reach the customer.
  APPOINTMENT_FAILED: "basic",
  EDIT_REQUESTED: "basic",
  MARKUP_REQUEST: "markup",
  MARKUP_UNPAID: "markup",
};

const EditDialog = lazyComponent(async () => (await import("../order-edit/edit-dialog")).EditDialog);

/** Whether the dialog for changing the order ends a matter: the right phone answers a failed appointment. */
const isEndedByEdit = (kind: OrderMatterKind, actions: readonly OrderAction[]) =>
  kind === "APPOINTMENT_FAILED" && actions.includes("EDIT");

/** Whether a matter is an exception that can be solved now, which has a page of its own (ABN-01). */
const isDecidedApart = ({ kind, hint }: { kind: OrderMatterKind; hint?: string | null }) =>
  kind === "EXCEPTION" && typeof hint === "string";

/**
 * Open matters of an order besides its status: a refund, an exception, a failed appointment, a markup. Each
 * links to the place where it is decided (ux.md U30); inside the order's own detail to its tab. A failed appointment
 * opens the dialog for changing the order.
 */
export function OrderMatters(props: { order: FragmentType<typeof OrderMattersFragment> }) {
  const { id, orderNo, actions, matters } = getFragment(OrderMattersFragment, props.order);
  const openTab = useDetailTab();
  const [isEditing, setEditing] = useState(false);
  const chips = matters.map((matter) => {
    const tab = TABS[matter.kind];
    const isApart = isDecidedApart(matter);
    const isEdit = isEndedByEdit(matter.kind, actions);
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (isApart || (openTab === null && !isEdit)) return;
      event.preventDefault();
      if (isEdit) setEditing(true);
      else openTab?.(tab);
    };
    return (
      <li key={matter.kind}>
        <ChipLink
          to={isApart ? exceptionHref(id) : orderHref(id, tab)}
          tone={TONES[matter.kind]}
          aria-describedby={`order-${orderNo}`}
          aria-haspopup={isEdit ? "dialog" : undefined}
          onClick={open}
        >
          {matter.label}
        </ChipLink>
      </li>
    );
  });
  return (
    <>
      {chips.length > 0 ? (
        <ul className={styles.matters} aria-label="订单事项">
          {chips}
        </ul>
      ) : null}
      {/* It stays when its matter goes: it may contain input. */}
      {isEditing ? <EditDialog orderId={id} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
