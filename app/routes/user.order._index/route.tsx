import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { listBoundary, useListData } from "~/features/list/list-data";
import { keepPageUnderPreview } from "~/features/order-detail/preview/preview-address";
import { readListView } from "~/features/order-list/columns/list-view";
import { ORDER_LIST } from "~/features/order-list/filter/list-filter";
import { pageTitle } from "~/lib/page-title";
import { loadOrderList } from "./list-loader.server";
import { OrderListPage } from "./order-list-page";

export const meta: MetaFunction = () => [{ title: pageTitle("我的订单") }];

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOrderList(request, context);
}

export const shouldRevalidate = keepPageUnderPreview;

const nothing = () => ({
  orders: null,
  total: 0,
  size: ORDER_LIST.pageSize,
  counts: null,
  options: null,
  view: readListView(null),
  expectsViews: false,
  serverNow: new Date().toISOString(),
});

export default function OrderList() {
  return <OrderListPage data={useListData<typeof loader>(nothing)} />;
}

export const ErrorBoundary = listBoundary(OrderList);
