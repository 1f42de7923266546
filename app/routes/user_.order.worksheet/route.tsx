import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { OrderMissing } from "~/features/orders/order-missing";
import { ProgressLinkDocument } from "~/features/progress-link/progress-link-queries";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { WorkSheet } from "~/features/work-sheet/work-sheet";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { drawQrCode } from "~/lib/qr-code";
import { requireToken } from "~/lib/session.server";
import { useFreshPage } from "~/lib/use-fresh-page";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import styles from "./worksheet-page.module.css";

const WorkSheetPageDocument = graphql(`
  query WorkSheetPage($id: ID!) {
    order(id: $id) { ...WorkSheet }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("安装工单") }];

/** An own order on paper; a missing one and somebody else's look the same (ROLE-16). Its link is left out when it cannot be read. */
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

/** The sheet alone, without the frame of the customer area: as it is printed. */
export default function WorkSheetPage() {
  const { id, order, code } = useLoaderData<typeof loader>();
  useFreshPage();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
      {order ? (
        <>
          <div className={styles.actions}>
            <LinkButton to={`/user/order/orderinfo?orderid=${id}`}>返回订单</LinkButton>
            <Button variant="primary" onPress={() => window.print()}>
              打印
            </Button>
          </div>
          <WorkSheet order={order} code={code} />
        </>
      ) : (
        <OrderMissing />
      )}
    </main>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
