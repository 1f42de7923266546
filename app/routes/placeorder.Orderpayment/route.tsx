import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { type PayAnswer, type ShownPayment, shownPaymentOf } from "~/features/payment/pay-form";
import { type PayForm, payFormSchema } from "~/features/payment/pay-form.server";
import type { PlacementHandle } from "~/features/placement/steps";
import { graphql } from "~/gql";
import { type ActionFailure, actionFailureOf } from "~/lib/action-failure.server";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { pageTitle } from "~/lib/page-title";
import { keepFormOnFailure, keepPageAfterAction } from "~/lib/resilient-action";
import { requireToken, requireViewer } from "~/lib/session.server";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PaymentPage } from "./payment-page";

const OrderPaymentPageDocument = graphql(`
  query OrderPaymentPage($id: ID!) {
    order(id: $id) { ...PayableOrder }
    payWays
    viewer { ...Payer }
  }
`);

const PayOrderDocument = graphql(`
  mutation PayOrder($input: PayOrderInput!) {
    payOrder(input: $input) {
      __typename
      ... on OrderPayment { order { id status } pageHtml qrImage }
      ... on BusinessError { code message }
    }
  }
`);

const SetPayPasswordDocument = graphql(`
  mutation SetPayPassword($input: SetPayPasswordInput!) {
    setPayPassword(input: $input) {
      __typename
      ... on PayPasswordSet { viewer { customer { id hasPayPassword } } }
      ... on BusinessError { code message }
    }
  }
`);

export const handle: PlacementHandle = { step: 2 };
export const meta: MetaFunction = () => [{ title: pageTitle("支付订单") }];

/** The order to pay and how it can be paid (PAY-01, PAY-02). Paying needs a login (ROLE-03). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const serverNow = new Date().toISOString();
  const id = orderIdOf(request);
  if (id === null) return data({ page: null, serverNow }, { status: 404 });
  const page = await context.graphql(OrderPaymentPageDocument, { id });
  const { order, payWays } = page;
  const viewer = requireViewer(request, page.viewer);
  if (!order) return data({ page: null, serverNow }, { status: 404 });
  return data({ page: { order, payWays: payWays ?? [], viewer }, serverNow }, { status: 200 });
}

function orderIdOf(request: Request): string | null {
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  return /^\d{1,15}$/.test(id) ? id : null;
}

/**
 * Pays, or sets the payment password first. Success from the wallet leads to step three (PAY-11); a provider's answer
 * is shown on the page.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<PayAnswer | Response> {
  requireToken(request, context);
  const orderId = orderIdOf(request);
  const parsed = payFormSchema.safeParse(await request.json().catch(() => null));
  if (!parsed.success || orderId === null) {
    return { intent: "pay", failure: { code: 4000, message: "提交的内容有误，请刷新后重试" } };
  }
  const form = parsed.data;
  const outcome = await run(form, orderId, context.graphql).catch(actionFailureOf);
  if ("code" in outcome) return { intent: form.intent, failure: outcome };
  if (form.intent === "pay" && !outcome.shown) {
    return redirect(`/placeorder/Stepthree?orderid=${orderId}`);
  }
  return { intent: form.intent, failure: null, shown: outcome.shown };
}

/** Runs the form's mutation; answers why it was refused, or what is to be shown. */
async function run(
  form: PayForm,
  orderId: string,
  graphqlOf: ActionFunctionArgs["context"]["graphql"],
): Promise<ActionFailure | { shown: ShownPayment | null }> {
  if (form.intent === "set-password") {
    const { code, password } = form;
    const { setPayPassword } = await graphqlOf(SetPayPasswordDocument, { input: { code, password } });
    return setPayPassword.__typename === "BusinessError" ? setPayPassword : { shown: null };
  }
  const { idempotencyKey, payWay, password } = form;
  const { payOrder } = await graphqlOf(PayOrderDocument, {
    input: { idempotencyKey, orderId, payWay, password },
  });
  return payOrder.__typename === "BusinessError" ? payOrder : { shown: shownPaymentOf(payOrder) };
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepFormOnFailure<PayAnswer>(
    () => serverAction<PayAnswer>(),
    () => ({ intent: "pay", failure: { code: 5003, message: NETWORK_FAILURE_TEXT } }),
  );
}

/** What was typed into a dialog outlives a payment that did not get through (ux.md U37). */
export const shouldRevalidate = keepPageAfterAction;

export function ErrorBoundary() {
  return <PageFailure />;
}

export default function OrderPaymentPage() {
  const { page, serverNow } = useLoaderData<typeof loader>();
  if (!page) {
    return (
      <EmptyState
        title="订单不存在"
        description="订单可能已被删除，或链接有误"
        action={<LinkButton to="/user/order">查看我的订单</LinkButton>}
      />
    );
  }
  return <PaymentPage order={page.order} payer={page.viewer} payWays={page.payWays} serverNow={serverNow} />;
}
