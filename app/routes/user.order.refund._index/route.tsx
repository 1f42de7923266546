import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { FilterTabs } from "~/features/list/filter-tabs";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListEmpty } from "~/features/list/list-empty";
import { ListRows } from "~/features/list/list-rows";
import { ListSearch, OrderNoField } from "~/features/list/list-search";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { OrderPreview } from "~/features/order-detail/preview/order-preview";
import { keepPageUnderPreview } from "~/features/order-detail/preview/preview-address";
import { filterOf, REFUND_LIST, REFUND_TABS } from "~/features/refunds/refund-list-address";
import { RefundTable } from "~/features/refunds/refund-table";
import { graphql } from "~/gql";
import type { RefundFilter } from "~/gql/graphql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { PageHeader } from "~/ui/layout/page-header";

const RefundListDocument = graphql(`
  query RefundList($refundFilter: RefundFilter, $orderNo: String, $page: Int!, $pageSize: Int!) {
    viewer {
      refunds(filter: $refundFilter, orderNo: $orderNo, page: $page, pageSize: $pageSize) {
        nodes { refund { id } ...RefundRow }
        total
      }
      refundFilters { filter label }
      refundCounts { filter count }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("退款订单") }];

/** The customer's refunds with the numbers of their tabs (ROUTE-25, LIST-44, ux.md U2); an event reads all of it again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = REFUND_LIST.read(new URL(request.url).searchParams);
  const size = sizeOf(REFUND_LIST, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(RefundListDocument, {
    refundFilter: filterOf(place.filter.status),
    orderNo: place.filter.orderNo ?? "",
    page: place.page,
    pageSize: size,
  });
  const { refunds = null, refundFilters = null, refundCounts = null } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, refunds, REFUND_LIST);
  return { refunds, refundFilters, refundCounts, size, refusal: answer.refusal };
}

export const shouldRevalidate = keepPageUnderPreview;

const nothing = () => ({
  refunds: null,
  refundFilters: null,
  refundCounts: null,
  size: REFUND_LIST.pageSize,
});

export default function RefundList() {
  const { refunds, refundFilters, refundCounts, size } = useListData<typeof loader>(nothing);
  const place = usePlace(REFUND_LIST);
  useReloadOn(["Order"]);
  const { status, ...others } = place.aimed.filter;
  const countOf = (wanted: RefundFilter | null) =>
    refundCounts?.find(({ filter }) => filter === wanted)?.count;
  return (
    <>
      <PageHeader title="退款订单" description="每笔订单最多成功退款一次，款项按付款方式退回" />
      <FilterTabs
        label="退款状态"
        at={REFUND_LIST}
        tabs={[
          { label: "全部", filter: others, isCurrent: status === undefined, count: countOf(null) },
          ...REFUND_TABS.map(({ tab, label }) => ({
            label: refundFilters?.find(({ filter }) => filter === filterOf(tab))?.label ?? label,
            filter: { ...others, status: tab },
            isCurrent: status === tab,
            count: countOf(filterOf(tab)),
          })),
        ]}
      />
      <ListSearch at={REFUND_LIST} filter={place.aimed.filter} keeps={["status"]}>
        <OrderNoField id="refund-order-no" value={others.orderNo} />
      </ListSearch>
      <ListRows
        what="退款列表"
        at={REFUND_LIST}
        place={place}
        size={size}
        list={refunds}
        empty={
          <ListEmpty
            at={REFUND_LIST}
            filter={place.shown.filter}
            title="暂无相关退款"
            narrowed={{ description: "换一个状态或订单号试试", all: "查看全部退款" }}
            nothing={{
              description: "在订单的“更多”里可以申请退款，进度会出现在这里",
              action: <LinkButton to="/user/order">查看我的订单</LinkButton>,
            }}
          />
        }
      >
        <RefundTable refunds={refunds?.nodes ?? []} isBusy={place.isBusy} />
      </ListRows>
      <OrderPreview />
    </>
  );
}

export const ErrorBoundary = listBoundary(RefundList);
