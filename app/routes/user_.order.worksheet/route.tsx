import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { OrderMissing } from "~/features/orders/order-missing";
import { PaperPage } from "~/features/paper/paper-page";
import { ProgressLinkDocument } from "~/features/progress-link/progress-link-queries";
import { WorkSheet } from "~/features/work-sheet/work-sheet";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { drawQrCode } from "~/lib/qr-code";
import { requireToken } from "~/lib/session/session.server";

const WorkSheetPageDocument = graphql(`
  query WorkSheetPage($id: ID!) {
    order(id: $id) { ...WorkSheet }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("安装工单") }];

/** An own order on paper; a missing one and another customer's look the same (ROLE-16). Its link is left out when it cannot be read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { origin, searchParams } = new URL(request.url);
  const id = searchParams.get("orderid") ?? "";
  if (!/^\d{1,15}$/.test(id)) return data({ id, order: null, code: null }, { status: 404 });
  const [{ order }, link] = await Promise.all([
    context.graphql(WorkSheetPageDocument, { id }),
    context.graphql(ProgressLinkDocument, { orderId: id }).catch(() => null),
  ]);
  const path = link?.progressLink?.path ?? null;
  const code = path === null ? null : drawQrCode(origin + path);
  return data({ id, order, code }, { status: order ? 200 : 404 });
}

export default function WorkSheetPage() {
  const { id, order, code } = useLoaderData<typeof loader>();
  return (
    <PaperPage orderPath={order ? `/user/order/orderinfo?orderid=${id}` : null}>
      {order ? <WorkSheet order={order} code={code} /> : <OrderMissing />}
    </PaperPage>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
