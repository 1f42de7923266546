import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderHref } from "~/features/orders/order-address";
import { OrderMissing } from "~/features/orders/order-missing";
import { PaperPage } from "~/features/paper/paper-page";
import { Receipt } from "~/features/receipt/receipt";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { isRowId } from "../../../schema/rules/row-id";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const ReceiptPageDocument = graphql(`
  query ReceiptPage($id: ID!) {
    viewer {
      customer { nickname maskedPhone }
    }
    order(id: $id) { paidAt ...Receipt }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("付款凭证") }];

/** What was paid for an own order; a missing one and another customer's look the same (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  if (!isRowId(id)) return data({ id, order: null, payer: null }, { status: 404 });
  const { viewer, order } = await context.graphql(ReceiptPageDocument, { id });
  const payer = requireViewer(request, viewer).customer ?? null;
  return data({ id, order, payer }, { status: order ? 200 : 404 });
}

/** The sheet alone; before an order is paid there is nothing to prove. */
export default function ReceiptPage() {
  const { id, order, payer } = useLoaderData<typeof loader>();
  const orderPath = orderHref(id);
  const isPaid = order?.paidAt != null && payer !== null;
  return (
    <PaperPage orderPath={isPaid ? orderPath : null}>
      {isPaid ? (
        <Receipt order={order} payer={payer} />
      ) : order ? (
        <EmptyState
          isPage
          title="订单还没有付款"
          description="付款后可以打印凭证"
          action={<LinkButton to={orderPath}>返回订单</LinkButton>}
        />
      ) : (
        <OrderMissing />
      )}
    </PaperPage>
  );
}
