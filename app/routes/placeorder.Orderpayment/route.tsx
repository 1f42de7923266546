import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrderMissing } from "~/features/orders/order-missing";
import { payerOf } from "~/features/payment/payer";
import { SmallPaymentDocument } from "~/features/payment/small-payment/small-payment";
import type { PlacementHandle } from "~/features/placement/page/steps";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { isRowId } from "../../../schema/rules/row-id";
import { PaymentPage } from "./payment-page";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const OrderPaymentPageDocument = graphql(`
  query OrderPaymentPage($id: ID!) {
    order(id: $id) { type ...PayableOrder }
    payWays
    viewer { ...Payer }
  }
`);

export const handle: PlacementHandle = { step: "支付订单" };
export const meta: MetaFunction = () => [{ title: pageTitle("支付订单") }];

/** The order to pay and how it can be paid (PAY-01, PAY-02). Paying needs a login (ROLE-03). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const serverNow = new Date().toISOString();
  const id = orderIdOf(request);
  if (id === null) return data({ page: null, serverNow }, { status: 404 });
  const [page, small] = await Promise.all([
    context.graphql(OrderPaymentPageDocument, { id }),
    // Without it the password is asked for.
    context.graphqlParts(SmallPaymentDocument),
  ]);
  const { order, payWays } = page;
  const viewer = requireViewer(request, page.viewer);
  if (!order) return data({ page: null, serverNow }, { status: 404 });
  // Without balance or profile paying is not possible: the page then fails as a whole, and offers to load again.
  const payer = payerOf(viewer, payWays ?? [], small.viewer?.smallPayment);
  if (!payer) throw new Error("the payer could not be loaded");
  const isSpeedOrder = order.type === "TIMELY";
  return data({ page: { order, payer }, serverNow, isSpeedOrder }, { status: 200 });
}

function orderIdOf(request: Request): string | null {
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  return isRowId(id) ? id : null;
}

export default function OrderPaymentPage() {
  const { page, serverNow } = useLoaderData<typeof loader>();
  if (!page) {
    return <OrderMissing />;
  }
  return <PaymentPage order={page.order} payer={page.payer} serverNow={serverNow} />;
}
