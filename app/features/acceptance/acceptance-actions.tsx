import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { BlockedButton } from "~/ui/buttons/blocked-button";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { lazyComponent } from "~/ui/lazy-component";
import { ACTION_FLOWS } from "../orders/action-flows";
import { paymentHref } from "../payment/payment-address";

const AcceptanceActionsFragment = graphql(`
  fragment AcceptanceActions on Order {
    id
    actions
    blockedActions { action reason }
  }
`);

const AcceptDialog = lazyComponent(async () => (await import("./accept-dialog")).AcceptDialog);

/** Page on which an accepted order waits for its rating (ACT-14, C-36). */
const AFTER_ACCEPTANCE = "/user/order?status=WAIT_EVALUATE";

/** The buttons of the acceptance page: accept or reject, extend the time once, and rate afterwards. */
export function AcceptanceActions(props: { order: FragmentType<typeof AcceptanceActionsFragment> }) {
  const { id, actions, blockedActions } = getFragment(AcceptanceActionsFragment, props.order);
  const whyNot = blockedActions.find(({ action }) => action === "ACCEPT")?.reason;
  const navigate = useNavigate();
  const [step, setStep] = useState<"ACCEPT" | "DELAY_ACCEPTANCE" | "EVALUATE" | null>(null);
  const shared = { orderId: id, onClose: () => setStep(null) };
  const flow = step === null ? null : ACTION_FLOWS[step];
  return (
    <>
      {actions.includes("DELAY_ACCEPTANCE") ? (
        <Button onPress={() => setStep("DELAY_ACCEPTANCE")}>延长验收</Button>
      ) : null}
      {actions.includes("EVALUATE") ? (
        <Button variant="primary" onPress={() => setStep("EVALUATE")}>
          评价师傅
        </Button>
      ) : null}
      {actions.includes("PAY") ? (
        <LinkButton to={paymentHref(id)} variant="pay">
          去支付
        </LinkButton>
      ) : null}
      {actions.includes("ACCEPT") ? (
        <Button variant="primary" onPress={() => setStep("ACCEPT")}>
          立即验收
        </Button>
      ) : whyNot ? (
        // While new photos or a refund are awaited, the button shows the reason why it is disabled (ACT-10).
        <BlockedButton reason={whyNot}>立即验收</BlockedButton>
      ) : null}
      {step === "ACCEPT" ? (
        <AcceptDialog {...shared} onAccepted={() => navigate(AFTER_ACCEPTANCE)} />
      ) : flow && "Dialog" in flow ? (
        <flow.Dialog {...shared} />
      ) : null}
    </>
  );
}
