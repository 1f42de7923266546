import { useNavigate } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { copyPath } from "~/features/placement/copied-order/copy-path";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { ActionMenuItem } from "~/ui/buttons/action-menu";
import { BlockedButton } from "~/ui/buttons/blocked-button";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { MenuButton } from "~/ui/buttons/menu-button";
import { lazyComponent } from "~/ui/lazy-component";
import { type ActionFlow, blockedFlows, offeredFlows } from "./action-flows";
import styles from "./order-actions.module.css";
import { orderHref } from "./order-address";
import { useOrderNumberId } from "./order-number-id";

const OrderActionsFragment = graphql(`
  fragment OrderActions on Order {
    id
    orderNo
    type
    status
    goodsTypeName
    serviceTypeName
    actions
    blockedActions { action reason }
    matters { kind }
  }
`);

const SaveTemplateDialog = lazyComponent(
  async () => (await import("~/features/placement/templates/save-template")).SaveTemplateDialog,
);

/** Entries of the menu that do not depend on the order's state (ux.md U18). */
const AGAIN = { id: "AGAIN", label: "再来一单" };
const TEMPLATE = { id: "TEMPLATE", label: "存为模板" };

interface OrderActionsProps {
  order: FragmentType<typeof OrderActionsFragment>;
}

/**
 * The possible actions of an order, which the server decides: the main action as a button, the others in a
 * menu, each described by the order's number (ACT-01..25, ux.md U31). An action that users expect but that is
 * not possible is shown with the reason.
 */
export function OrderActions(props: OrderActionsProps) {
  const order = getFragment(OrderActionsFragment, props.order);
  const { id, type, actions, blockedActions } = order;
  const described = useOrderNumberId(order.orderNo);
  const navigate = useNavigate();
  const { templates: hasTemplates } = useOffers();
  const [Step, setStep] = useState<ComponentType<StepDialogProps> | null>(null);
  const [isTemplate, setTemplate] = useState(false);

  const { main, others } = offeredFlows(actions);
  const { main: blockedMain, others: blocked } = blockedFlows(blockedActions, main !== null);
  const items: ActionMenuItem[] = [
    ...others.map(({ action, flow }) => ({ id: action, label: flow.label })),
    // An immediate order is copied as an immediate one (ACT-23).
    ...(actions.includes("COPY") ? [] : [AGAIN]),
    ...(hasTemplates ? [TEMPLATE] : []),
    ...blocked.map(({ action, flow, reason }) => ({ id: action, label: flow.label, reason })),
  ];
  const begin = (flow: ActionFlow) => {
    if ("to" in flow) navigate(flow.to(order));
    else setStep(() => flow.Dialog);
  };
  const choose = (chosen: string) => {
    const other = others.find(({ action }) => action === chosen);
    if (other) begin(other.flow);
    else if (chosen === AGAIN.id) navigate(copyPath({ id, type }));
    else setTemplate(true);
  };

  return (
    <div className={styles.actions}>
      {main && "to" in main.flow ? (
        <LinkButton
          to={main.flow.to(order)}
          size="sm"
          variant={main.flow.variant}
          aria-describedby={described}
        >
          {main.flow.label}
        </LinkButton>
      ) : main ? (
        <Button
          size="sm"
          variant={main.flow.variant}
          aria-describedby={described}
          aria-haspopup="dialog"
          onPress={() => begin(main.flow)}
        >
          {main.flow.label}
        </Button>
      ) : blockedMain ? (
        <BlockedButton size="sm" reason={blockedMain.reason} describedBy={described}>
          {blockedMain.flow.label}
        </BlockedButton>
      ) : order.status === "EVALUATED" ? (
        <span className={styles.done}>已评价</span>
      ) : null}
      {order.matters.some(({ kind }) => kind === "MARKUP_REQUEST") ? (
        <LinkButton to={orderHref(id, "markup")} size="sm" variant="pay" aria-describedby={described}>
          支付加价
        </LinkButton>
      ) : null}
      <MenuButton
        label="更多操作"
        size="sm"
        variant="ghost"
        aria-describedby={described}
        items={items}
        onAction={choose}
      >
        更多
      </MenuButton>
      {Step ? <Step orderId={id} onClose={() => setStep(null)} /> : null}
      {isTemplate ? (
        <SaveTemplateDialog
          orderId={id}
          suggestedName={`${order.goodsTypeName}${order.serviceTypeName}`}
          onClose={() => setTemplate(false)}
        />
      ) : null}
    </div>
  );
}
