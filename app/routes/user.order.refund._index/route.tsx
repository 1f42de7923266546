import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { OrderPreview } from "~/features/order-detail/preview/order-preview";
import { keepPageUnderPreview } from "~/features/order-detail/preview/preview-address";
import { lastPage, ORDER_PAGE_SIZE } from "~/features/orders/list-page";
import { useOrderChanges } from "~/features/orders/use-order-changes";
import {
  filterOf,
  parseRefundAddress,
  REFUND_TABS,
  refundListHref,
} from "~/features/refunds/refund-list-address";
import { RefundTable } from "~/features/refunds/refund-table";
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
import { TextField } from "~/ui/text-field";
import styles from "./refund-list.module.css";

const RefundListDocument = graphql(`
  query RefundList($refundFilter: RefundFilter, $orderNo: String, $page: Int!, $pageSize: Int!) {
    viewer {
      refunds(filter: $refundFilter, orderNo: $orderNo, page: $page, pageSize: $pageSize) {
        nodes { refund { id } ...RefundRow }
        total
      }
      refundFilters { filter label }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("退款订单") }];

/** The customer's refunds (ROUTE-25, LIST-44). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const address = parseRefundAddress(new URL(request.url).searchParams);
  const answer = await context.graphqlParts(RefundListDocument, {
    refundFilter: filterOf(address.tab),
    orderNo: address.orderNo,
    page: address.page,
    pageSize: ORDER_PAGE_SIZE,
  });
  const { refunds = null, refundFilters = null } = requireViewer(request, answer.viewer);
  // A page behind the end, because refunds have gone or the address was typed.
  if (refunds && refunds.nodes.length === 0 && address.page > 1) {
    throw redirect(refundListHref({ ...address, page: lastPage(refunds.total) }));
  }
  return { refunds, refundFilters, address };
}

export const shouldRevalidate = keepPageUnderPreview;

export default function RefundList() {
  const { refunds, refundFilters, address } = useLoaderData<typeof loader>();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  useOrderChanges();
  const { tab, orderNo } = address;
  const isNarrowed = tab !== null || orderNo !== "";
  return (
    <>
      <PageHeader title="退款订单" description="每笔订单最多成功退款一次，款项按付款方式退回" />
      <TabLinks
        label="退款状态"
        tabs={[
          { to: refundListHref({ tab: null, orderNo, page: 1 }), label: "全部", isCurrent: tab === null },
          ...REFUND_TABS.map((one) => ({
            to: refundListHref({ tab: one.tab, orderNo, page: 1 }),
            label: refundFilters?.find(({ filter }) => filter === filterOf(one.tab))?.label ?? one.label,
            isCurrent: tab === one.tab,
          })),
        ]}
      />
      <Form method="get" role="search" className={styles.search} key={orderNo}>
        {tab ? <input type="hidden" name="status" value={tab} /> : null}
        <TextField
          id="refund-order-no"
          name="orderNo"
          label="订单号"
          type="search"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          placeholder="订单号或其中一段"
          defaultValue={orderNo}
          action={<Button type="submit">查询</Button>}
        />
      </Form>
      <div className={styles.list}>
        {refunds === null ? (
          <PartFailure what="退款列表" />
        ) : refunds.nodes.length > 0 ? (
          <RefundTable refunds={refunds.nodes} isBusy={next?.pathname === pathname} />
        ) : (
          <EmptyState
            title="暂无相关退款"
            description={
              isNarrowed ? "换一个状态或订单号试试" : "在订单的“更多”里可以申请退款，进度会出现在这里"
            }
            action={
              isNarrowed ? (
                <LinkButton to="/user/order/refund">查看全部退款</LinkButton>
              ) : (
                <LinkButton to="/user/order">查看我的订单</LinkButton>
              )
            }
          />
        )}
      </div>
      {refunds ? (
        <Pager
          page={address.page}
          pageSize={ORDER_PAGE_SIZE}
          total={refunds.total}
          hrefFor={(page) => refundListHref({ ...address, page })}
        />
      ) : null}
      <OrderPreview />
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
