import { Link } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useState } from "react";

/** Comes when it is opened: lists pay nothing for it. */
const OrderDetailDialog = lazy(() =>
  import("./order-detail-dialog").then((module) => ({ default: module.OrderDetailDialog })),
);

interface DetailLinkProps {
  orderId: string;
  /** Id of the element that names the order. */
  describedBy?: string;
}

/**
 * Opens an order's detail over the list one is in (LIST-32). A link to its page for whoever opens it in a new tab, or
 * before the page is alive.
 */
export function DetailLink({ orderId, describedBy }: DetailLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={`/user/order/orderinfo?${new URLSearchParams({ orderid: orderId })}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={open}
      >
        订单详情
      </Link>
      {isOpen ? (
        <Suspense fallback={null}>
          <OrderDetailDialog orderId={orderId} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
