import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { QrCode } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";

const ProgressLinkDialog = lazyComponent(
  async () => (await import("./progress-link-dialog")).ProgressLinkDialog,
);

/** Opens the link to an order's progress that the merchant may hand on to whom the goods go to. */
export function ProgressLinkButton({ orderId }: { orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" icon={<QrCode size={16} />} onPress={() => setOpen(true)}>
        客户进度链接
      </Button>
      {isOpen ? <ProgressLinkDialog orderId={orderId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
