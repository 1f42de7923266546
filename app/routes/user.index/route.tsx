import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { greetingAt } from "~/features/account/greeting";
import { PageFailure } from "~/features/customer-area/page-failure";
import { RecentOrders } from "~/features/orders/recent-orders";
import { useOrderChanges } from "~/features/orders/use-order-changes";
import { PartFailure } from "~/features/site/part-failure";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session.server";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { BalanceCard } from "./balance-card";
import styles from "./customer-home.module.css";

const CustomerHomeDocument = graphql(`
  query CustomerHome {
    viewer {
      customer { id nickname }
      wallet { ...BalanceCard }
      orders(page: 1, pageSize: 6) {
        nodes { id ...RecentOrder }
        total
      }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("首页") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer } = await context.graphqlParts(CustomerHomeDocument);
  const now = Date.now();
  return {
    viewer: requireViewer(request, viewer),
    greeting: greetingAt(now),
    serverNow: new Date(now).toISOString(),
  };
}

export default function CustomerHome() {
  const { viewer, greeting, serverNow } = useLoaderData<typeof loader>();
  useOrderChanges();
  const { customer, orders, wallet } = viewer;
  return (
    <>
      <PageHeader
        title={customer ? `${greeting}，${customer.nickname}` : greeting}
        description={orders?.total === 0 ? "下单、付款、跟踪进度，都从这里开始" : undefined}
        actions={
          <LinkButton to="/placeorder/stepone" variant="primary">
            立即下单
          </LinkButton>
        }
      />
      <div className={styles.columns}>
        <Card
          title="最近订单"
          actions={
            orders && orders.total > 0 ? <Link to="/user/order">查看全部 {orders.total} 单</Link> : undefined
          }
        >
          {orders === null || orders === undefined ? (
            <PartFailure what="最近订单" />
          ) : orders.nodes.length > 0 ? (
            <RecentOrders orders={orders.nodes} serverNow={serverNow} />
          ) : (
            <EmptyState
              title="还没有订单"
              description="提交第一单后，进度、费用和施工照片都会出现在这里"
              action={<LinkButton to="/placeorder/stepone">去下单</LinkButton>}
            />
          )}
        </Card>
        <BalanceCard wallet={wallet ?? null} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
