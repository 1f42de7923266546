import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrderMissing } from "~/features/orders/order-missing";
import type { PlacementHandle } from "~/features/placement/page/steps";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { isRowId } from "../../../schema/rules/row-id";
import { PlacedOrder } from "./placed-order";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const StepThreePageDocument = graphql(`
  query StepThreePage($id: ID!) {
    order(id: $id) { status type ...PlacedOrder }
  }
`);

export const handle: PlacementHandle = { step: "下单成功" };
export const meta: MetaFunction = () => [{ title: pageTitle("下单成功") }];

/** The order that was just paid (PLACE-62). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  const order = isRowId(id) ? (await context.graphql(StepThreePageDocument, { id })).order : null;
  if (!order) return data({ order: null, isOrderPaid: false }, { status: 404 });
  const isOrderPaid = order.status !== "WAIT_PAY" && order.status !== "CLOSE";
  return data({ order, isOrderPaid, isSpeedOrder: order.type === "TIMELY" }, { status: 200 });
}

export default function StepThreePage() {
  const { order } = useLoaderData<typeof loader>();
  if (!order) {
    return <OrderMissing />;
  }
  return <PlacedOrder order={order} />;
}
