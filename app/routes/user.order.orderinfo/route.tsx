import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from "@remix-run/react";
import { DetailProvider } from "~/features/order-detail/detail-context";
import styles from "~/features/order-detail/detail-layout.module.css";
import { OrderDetailDocument, OrderDetailFragment } from "~/features/order-detail/detail-queries";
import { detailTabs, parseTab, TAB_LABELS } from "~/features/order-detail/detail-tabs";
import { DetailHead } from "~/features/order-detail/head/detail-head";
import { OrderCosts, OrderPeople } from "~/features/order-detail/order-beside";
import { TabPanel } from "~/features/order-detail/tab-panel";
import { BackToList } from "~/features/orders/back-to-list";
import { OrderMissing } from "~/features/orders/order-missing";
import { getFragment } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { Card } from "~/ui/layout/card";
import { Columns } from "~/ui/layout/columns";
import { PageHeader } from "~/ui/layout/page-header";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { TabLinks } from "~/ui/navigation/tab-links";
import { isRowId } from "../../../schema/rules/row-id";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

export const meta: MetaFunction = () => [{ title: pageTitle("订单详情") }];

/** An order by its id; a missing one and another customer's look the same (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("orderid") ?? "";
  const order = isRowId(id) ? (await context.graphql(OrderDetailDocument, { id })).order : null;
  return data({ id, order, serverNow: new Date().toISOString() }, { status: order ? 200 : 404 });
}

/** Another tab of the same order needs nothing new. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const hasSameOrder = currentUrl.searchParams.get("orderid") === nextUrl.searchParams.get("orderid");
  return hasSameOrder && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

/** The detail of an order as a page (DETAIL-07, ROUTE-22), the tab in its address. */
export default function OrderInfoPage() {
  const { id, order, serverNow } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  useReloadOn(["Order"]);
  const refundId = query.get("refundid");
  const detail = getFragment(OrderDetailFragment, order);
  const tabs = detailTabs({ bidding: detail?.bidding ?? null });
  const tab = parseTab(query.get("tab"), refundId, tabs);
  const hrefOf = (key: string) => {
    const next = new URLSearchParams(query);
    next.set("tab", key);
    return `/user/order/orderinfo?${next}`;
  };
  return (
    <>
      <PageHeader title="订单详情" back={<BackToList />} />
      {order ? (
        <DetailProvider order={order} serverNow={serverNow} hasColumnBeside>
          <div className={styles.detail}>
            <Card as="div">
              <DetailHead />
            </Card>
            <Columns before={<OrderPeople />} after={<OrderCosts />}>
              <TabLinks
                label="订单详情"
                tabs={tabs.map((key) => ({
                  to: hrefOf(key),
                  label: TAB_LABELS[key],
                  isCurrent: key === tab,
                }))}
              />
              <Card as="div">
                <h2>
                  <VisuallyHidden>{TAB_LABELS[tab]}</VisuallyHidden>
                </h2>
                <TabPanel tab={tab} orderId={id} refundId={refundId} />
              </Card>
            </Columns>
          </div>
        </DetailProvider>
      ) : (
        <Card>
          <OrderMissing isPage={false} />
        </Card>
      )}
    </>
  );
}
