import { useState } from "react";
import { OrderMissing } from "~/features/orders/order-missing";
import { OrderNumberPlace } from "~/features/orders/order-number-id";
import { ReadFailure } from "~/features/site/read-failure";
import { getFragment } from "~/gql";
import { formatOrderNo } from "~/lib/format";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { Tabs } from "~/ui/navigation/tabs";
import { DetailProvider } from "./detail-context";
import styles from "./detail-layout.module.css";
import { OrderDetailFragment } from "./detail-queries";
import { TabOpenerProvider } from "./detail-tab-opener";
import { type DetailTab, detailTabs, parseTab, TAB_LABELS } from "./detail-tabs";
import { DetailHead } from "./head/detail-head";
import type { Preview } from "./preview/preview-address";
import { TabPanel } from "./tab-panel";
import { useOrderDetail } from "./use-order-detail";

interface OrderDetailDialogProps extends Preview {
  onClose(): void;
}

/**
 * An order's detail in a dialog over the present page (LIST-32, DETAIL-03 to 06). Open as long as it is
 * rendered.
 */
export function OrderDetailDialog({ orderId, refundId = null, onClose, ...preview }: OrderDetailDialogProps) {
  const detail = useOrderDetail(orderId);
  const order = detail.status === "ready" ? getFragment(OrderDetailFragment, detail.order) : null;
  const tabs = detailTabs({ bidding: order?.bidding ?? null });
  const [chosen, setTab] = useState<DetailTab | null>(null);
  const tab = parseTab(chosen ?? preview.tab ?? null, refundId, tabs);
  return (
    <Dialog title="订单详情" size="wide" isOpen hasAddress onOpenChange={onClose}>
      <VisuallyHidden>
        {/* The arrow keys leave the focus and the title as they were. */}
        <span role="status">{order ? `订单 ${formatOrderNo(order.orderNo)}` : null}</span>
      </VisuallyHidden>
      {detail.status === "ready" ? (
        <DetailProvider order={detail.order} serverNow={detail.serverNow}>
          <OrderNumberPlace value="detail-">
            <div className={styles.detail}>
              <TabOpenerProvider value={setTab}>
                <DetailHead />
              </TabOpenerProvider>
              <Tabs
                label="订单详情"
                tabs={tabs.map((key) => ({ key, label: TAB_LABELS[key] }))}
                selected={tab}
                onSelect={setTab}
              >
                <TabPanel tab={tab} orderId={orderId} refundId={refundId} />
              </Tabs>
            </div>
          </OrderNumberPlace>
        </DetailProvider>
      ) : detail.status === "missing" ? (
        <OrderMissing isPage={false} />
      ) : detail.status === "failed" ? (
        <ReadFailure what="订单" why={detail.failure} onRetry={detail.reload} />
      ) : (
        <Skeleton lines={10} />
      )}
    </Dialog>
  );
}
