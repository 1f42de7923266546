import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { isRowId } from "../../../schema/rules/row-id";
import { AbnormalOrderPage } from "./abnormal-order-page";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const AbnormalOrderDocument = graphql(`
  query AbnormalOrder($id: ID!) {
    order(id: $id) { ...AbnormalOrder }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("异常处理") }];

/** The order whose exception is to be solved (ABN-01..10); another customer's order is a missing one (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  if (!isRowId(id)) return data({ order: null }, { status: 404 });
  const { order } = await context.graphql(AbnormalOrderDocument, { id });
  return data({ order }, { status: order ? 200 : 404 });
}

export default function AbnormalOrder() {
  const { order } = useLoaderData<typeof loader>();
  useReloadOn(["Order"]);
  if (order) return <AbnormalOrderPage order={order} />;
  return (
    <EmptyState
      isPage
      title="订单不存在"
      description="请从订单列表打开要处理的异常订单"
      action={<LinkButton to="/user/order?status=ABNORMAL">查看异常订单</LinkButton>}
    />
  );
}
