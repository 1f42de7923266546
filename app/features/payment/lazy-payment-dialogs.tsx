import { type ComponentProps, useEffect } from "react";
import { lazyComponent } from "~/ui/lazy-component";
import { whenIdle } from "~/ui/when-idle";

const PaymentDialogs = lazyComponent(async () => (await import("./payment-dialogs")).PaymentDialogs);

/** `PaymentDialogs` for pages: loaded when the browser is idle, or when the first dialog opens. */
export function LazyPaymentDialogs(props: ComponentProps<typeof PaymentDialogs>) {
  const { payment } = props;
  useEffect(() => whenIdle(PaymentDialogs.preload), []);
  const close = () => {
    payment.close();
    payment.provider.stop();
  };
  return <PaymentDialogs {...props} isOpen={payment.isInFront} onClose={close} />;
}
