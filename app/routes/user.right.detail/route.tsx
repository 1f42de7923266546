import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArbitrationDetail } from "~/features/rights/arbitration-detail";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { isRowId } from "../../../schema/rules/row-id";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const ArbitrationPageDocument = graphql(`
  query ArbitrationPage($id: ID!) {
    refund(id: $id) {
      arbitration { arbitrationNo }
      ...ArbitrationDetail
    }
  }
`);

const LIST = "/user/right?tab=arbitration";

export const meta: MetaFunction = () => [{ title: pageTitle("仲裁详情") }];

/** The arbitration about a refund (ROUTE-35, ARB-10); another customer's refund, and one without, are missing (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("refundId") ?? "";
  const refund = isRowId(id) ? (await context.graphql(ArbitrationPageDocument, { id })).refund : null;
  return refund?.arbitration ? data({ refund }) : data({ refund: null }, { status: 404 });
}

export default function ArbitrationPage() {
  const { refund } = useLoaderData<typeof loader>();
  useReloadOn(["Order"]);
  return (
    <>
      <PageHeader title="仲裁详情" actions={<LinkButton to={LIST}>返回仲裁列表</LinkButton>} />
      {refund ? (
        <ArbitrationDetail refund={refund} />
      ) : (
        <EmptyState
          title="仲裁不存在"
          description="请从仲裁列表打开要查看的仲裁"
          action={<LinkButton to={LIST}>查看退款仲裁</LinkButton>}
        />
      )}
    </>
  );
}
