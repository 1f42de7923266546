import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { orderHref } from "~/features/orders/order-address";
import { useOpenPreview } from "./use-open-preview";

interface DetailLinkProps {
  orderId: string;
  /** Id of the element with the order's name. */
  describedBy?: string;
}

/**
 * Opens an order's detail over the present page (LIST-32). It is a link to its page when opened in a new tab,
 * or before hydration.
 */
export function DetailLink({ orderId, describedBy }: DetailLinkProps) {
  const openPreview = useOpenPreview();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPreview({ orderId });
  };
  return (
    <Link to={orderHref(orderId)} aria-describedby={describedBy} aria-haspopup="dialog" onClick={open}>
      订单详情
    </Link>
  );
}
