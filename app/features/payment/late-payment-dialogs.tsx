import { type ComponentProps, useEffect, useState } from "react";
import { late } from "~/ui/late";
import { Later } from "~/ui/later";
import { whenIdle } from "~/ui/when-idle";

const PaymentDialogs = late(async () => (await import("./payment-dialogs")).PaymentDialogs);

/** `PaymentDialogs` for pages: their code comes when the browser is idle, or when the first one opens. */
export function LatePaymentDialogs(props: ComponentProps<typeof PaymentDialogs>) {
  const { payment } = props;
  const [wasOpened, setOpened] = useState(payment.isInFront);
  if (payment.isInFront && !wasOpened) setOpened(true);
  useEffect(() => whenIdle(PaymentDialogs.preload), []);
  const close = () => {
    payment.close();
    payment.provider.stop();
  };
  return <Later>{wasOpened ? <PaymentDialogs {...props} onClose={close} /> : null}</Later>;
}
