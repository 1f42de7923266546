import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { Button } from "~/ui/buttons/button";
import { QrCode } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";

const ProgressLinkDialog = lazyComponent(
  async () => (await import("./progress-link-dialog")).ProgressLinkDialog,
);

/**
 * Opens the link to an order's progress, which the merchant may share with the recipient; nothing when the
 * backend has none.
 */
export function ProgressLinkButton({ orderId }: { orderId: string }) {
  const { progressLinks: isOffered } = useOffers();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button size="sm" variant="ghost" icon={<QrCode size={16} />} onPress={() => setOpen(true)}>
        客户进度链接
      </Button>
      {isOpen ? <ProgressLinkDialog orderId={orderId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
