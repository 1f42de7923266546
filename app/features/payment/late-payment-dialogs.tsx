import { type ComponentProps, useEffect } from "react";
import { late } from "~/ui/late";
import { OnceOpened } from "~/ui/late-dialog";
import { whenIdle } from "~/ui/when-idle";

const PaymentDialogs = late(async () => (await import("./payment-dialogs")).PaymentDialogs);

/** `PaymentDialogs` for pages: their code comes when the browser is idle, or when the first one opens. */
export function LatePaymentDialogs(props: ComponentProps<typeof PaymentDialogs>) {
  const { payment } = props;
  useEffect(() => whenIdle(PaymentDialogs.preload), []);
  const close = () => {
    payment.close();
    payment.provider.stop();
  };
  return (
    <OnceOpened isOpen={payment.isInFront}>
      <PaymentDialogs {...props} onClose={close} />
    </OnceOpened>
  );
}
