import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderHref } from "~/features/orders/order-address";
import { OrderMissing } from "~/features/orders/order-missing";
import { PaperPage } from "~/features/paper/paper-page";
import { ProgressLinkDocument } from "~/features/progress-link/progress-link-queries";
import { WorkSheet } from "~/features/work-sheet/work-sheet";
import { MOST_SHEETS } from "~/features/work-sheet/work-sheet-address";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { drawQrCode } from "~/lib/qr-code";
import { requireToken } from "~/lib/session/session.server";
import { isRowId } from "../../../schema/rules/row-id";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const WorkSheetPageDocument = graphql(`
  query WorkSheetPage($id: ID!) {
    order(id: $id) { ...WorkSheet }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("安装工单") }];

/**
 * Own orders on paper, each on a sheet of its own. A missing one and another customer's are left out alike (ROLE-16); the
 * link of one is left out when it cannot be read.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { origin, searchParams } = new URL(request.url);
  const ids = searchParams.getAll("orderid").filter((id) => isRowId(id));
  const read = async (id: string) => {
    const [{ order }, link] = await Promise.all([
      context.graphql(WorkSheetPageDocument, { id }),
      context.graphql(ProgressLinkDocument, { orderId: id }).catch(() => null),
    ]);
    const path = link?.progressLink?.path ?? null;
    return order && { id, order, code: path === null ? null : drawQrCode(origin + path) };
  };
  const answers = await Promise.all([...new Set(ids)].slice(0, MOST_SHEETS).map(read));
  const sheets = answers.filter((sheet) => sheet !== null);
  return data({ sheets }, { status: sheets.length > 0 ? 200 : 404 });
}

export default function WorkSheetPage() {
  const { sheets } = useLoaderData<typeof loader>();
  const [first, second] = sheets;
  const back = first && (second ? "/user/order" : orderHref(first.id));
  return (
    <PaperPage orderPath={back ?? null}>
      {sheets.map(({ id, order, code }) => (
        <WorkSheet key={id} order={order} code={code} />
      ))}
      {first ? null : <OrderMissing />}
    </PaperPage>
  );
}
