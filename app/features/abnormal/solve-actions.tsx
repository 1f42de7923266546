import { useLocation, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { orderHref } from "~/features/orders/order-address";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { OrderAction } from "~/gql/graphql";
import { BlockedButton } from "~/ui/buttons/blocked-button";
import { Button } from "~/ui/buttons/button";
import { onPageEntry } from "~/ui/dialogs/layers";
import { lazyComponent } from "~/ui/lazy-component";
import { SOLVE_WAY_NAMES } from "../../../schema/rules/abnormal/abnormal";
import { TIMELY_MARKUP_TEXT } from "../../../schema/rules/markups/markup";
import { awaitsDecision } from "../../../schema/rules/orders/order-matters";
import styles from "./abnormal.module.css";
import { solveByMarkup } from "./abnormal-queries";

const SolveActionsFragment = graphql(`
  fragment SolveActions on Order {
    id
    type
    status
    isGoodsAbnormal
    totalAmount
    blockedActions { action reason }
    service { workerCash: workerFeeInEscrow }
  }
`);

const MarkupDialog = lazyComponent(async () => (await import("../markups/markup-dialog")).MarkupDialog);
const NormalDialog = lazyComponent(async () => (await import("./normal-dialog")).NormalDialog);
const BackDialog = lazyComponent(async () => (await import("./back-dialog")).BackDialog);

/**
 * Buttons for solving an exception: send the goods back, pay more, or continue without a change (ABN-03..08).
 */
export function SolveActions(props: { order: FragmentType<typeof SolveActionsFragment> }) {
  const { id, type, status, isGoodsAbnormal, totalAmount, blockedActions, service } = getFragment(
    SolveActionsFragment,
    props.order,
  );
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"BACK" | "MARKUP" | "NORMAL" | null>(null);
  const close = () => setAsked(null);
  const { key } = useLocation();
  /** Back to the page before, or to the order in a tab that has opened this page first. */
  const leave = () =>
    onPageEntry(() => (key === "default" ? navigate(orderHref(id), { replace: true }) : navigate(-1)));
  // An open dialog stays: the payment solves the exception before its dialog gets the result (C-77).
  const isDecidable = awaitsDecision({ isGoodsAbnormal, status });
  if (!isDecidable && asked === null) return null;
  const whyNot = (...actions: OrderAction[]) =>
    blockedActions.find(({ action }) => actions.includes(action))?.reason ?? null;
  const noBack = whyNot("REFUND", "REQUEST_REFUND");
  const noMarkup = type === "TIMELY" ? TIMELY_MARKUP_TEXT : whyNot("MARKUP");
  return (
    <>
      {type === "TIMELY" ? <p className={styles.hint}>{noMarkup}。</p> : null}
      <div className={styles.bar}>
        {noBack === null ? (
          <Button aria-haspopup="dialog" onPress={() => setAsked("BACK")}>
            {SOLVE_WAY_NAMES.BACK}
          </Button>
        ) : (
          <BlockedButton reason={noBack}>{SOLVE_WAY_NAMES.BACK}</BlockedButton>
        )}
        {noMarkup === null ? (
          <Button aria-haspopup="dialog" onPress={() => setAsked("MARKUP")}>
            {SOLVE_WAY_NAMES.MARKUP}
          </Button>
        ) : (
          <BlockedButton reason={noMarkup}>{SOLVE_WAY_NAMES.MARKUP}</BlockedButton>
        )}
        <Button variant="primary" aria-haspopup="dialog" onPress={() => setAsked("NORMAL")}>
          {SOLVE_WAY_NAMES.NORMAL}
        </Button>
      </div>
      {asked === "BACK" ? (
        <BackDialog orderId={id} total={totalAmount} cap={service?.workerCash ?? null} onClose={close} />
      ) : null}
      {asked === "NORMAL" ? <NormalDialog orderId={id} onClose={close} onSolved={leave} /> : null}
      {asked === "MARKUP" ? (
        <MarkupDialog
          orderId={id}
          kind="ABNORMAL"
          onClose={close}
          onPaid={(amount) => {
            close();
            solveByMarkup(id, amount);
            leave();
          }}
        />
      ) : null}
    </>
  );
}
