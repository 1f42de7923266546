import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { lastPage, ORDER_PAGE_SIZE, parsePage } from "~/features/order-list/list-filter";
import { OrderTable } from "~/features/orders/order-table";
import { useOrderChanges } from "~/features/orders/use-order-changes";
import { PartFailure } from "~/features/site/part-failure";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { TabLinks } from "~/ui/tab-links";
import styles from "./order-list.module.css";

const OrderListDocument = graphql(`
  query OrderList($page: Int!, $pageSize: Int!) {
    viewer {
      orders(page: $page, pageSize: $pageSize) {
        nodes { id status ...OrderRow }
        total
      }
    }
  }
`);

/** Comes when it is opened: most visits of the list pay nothing. */
const BatchPayDialog = lazy(() =>
  import("~/features/payment/batch-pay-dialog").then((module) => ({ default: module.BatchPayDialog })),
);

export const meta: MetaFunction = () => [{ title: pageTitle("我的订单") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const answer = await context.graphqlParts(OrderListDocument, { page, pageSize: ORDER_PAGE_SIZE });
  const { orders = null } = requireViewer(request, answer.viewer);
  // A page behind the end, because orders have gone or the address was typed.
  if (orders && orders.nodes.length === 0 && page > 1) throw redirect(pageHref(lastPage(orders.total)));
  return { orders, page, serverNow: new Date().toISOString() };
}

function pageHref(page: number): string {
  return page === 1 ? "/user/order" : `/user/order?page=${page}`;
}

export default function OrderList() {
  const { orders, page, serverNow } = useLoaderData<typeof loader>();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  useOrderChanges();
  const { revalidate } = useRevalidator();
  const [isPaying, setPaying] = useState(false);
  const unpaid = (orders?.nodes ?? []).flatMap(({ id, status }) => (status === "WAIT_PAY" ? [id] : []));
  return (
    <>
      <PageHeader
        title="我的订单"
        actions={
          <>
            {orders && orders.total > 0 ? <Button onPress={() => setPaying(true)}>批量支付</Button> : null}
            <LinkButton to="/placeorder/stepone" variant="primary">
              立即下单
            </LinkButton>
          </>
        }
      />
      {isPaying ? (
        <Suspense fallback={null}>
          <BatchPayDialog
            onOpenChange={setPaying}
            orderIds={unpaid}
            onPaid={() => {
              setPaying(false);
              revalidate();
            }}
            onChanged={revalidate}
          />
        </Suspense>
      ) : null}
      <TabLinks
        label="订单状态"
        tabs={[{ to: "/user/order", label: "全部", isCurrent: true, count: orders?.total }]}
      />
      <div className={styles.list}>
        {orders === null ? (
          <PartFailure what="订单列表" />
        ) : orders.nodes.length > 0 ? (
          <OrderTable orders={orders.nodes} serverNow={serverNow} isBusy={next?.pathname === pathname} />
        ) : (
          <EmptyState
            title="暂无相关订单"
            description="提交第一单后，进度、费用和施工照片都会出现在这里"
            action={<LinkButton to="/placeorder/stepone">去下单</LinkButton>}
          />
        )}
      </div>
      {orders ? (
        <Pager page={page} pageSize={ORDER_PAGE_SIZE} total={orders.total} hrefFor={pageHref} />
      ) : null}
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
