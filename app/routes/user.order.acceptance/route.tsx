import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { isRowId } from "../../../schema/rules/row-id";
import { AcceptancePage } from "./acceptance-page";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const AcceptancePageDocument = graphql(`
  query AcceptancePage($id: ID!) {
    order(id: $id) { ...AcceptedOrder }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("订单验收") }];

/** The work to accept (ROUTE-24); another customer's order is a missing one (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const serverNow = new Date().toISOString();
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  if (!isRowId(id)) return data({ order: null, serverNow }, { status: 404 });
  const { order } = await context.graphql(AcceptancePageDocument, { id });
  return data({ order, serverNow }, { status: order ? 200 : 404 });
}

export default function Acceptance() {
  const { order, serverNow } = useLoaderData<typeof loader>();
  useReloadOn(["Order"]);
  if (order) return <AcceptancePage order={order} serverNow={serverNow} />;
  return (
    <EmptyState
      isPage
      title="订单不存在"
      description="请从订单列表打开要验收的订单"
      action={<LinkButton to="/user/order">查看我的订单</LinkButton>}
    />
  );
}
