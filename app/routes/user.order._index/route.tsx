import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { keepPageUnderPreview } from "~/features/order-detail/preview/preview-address";
import { loadOrderList } from "~/features/order-list/list-loader.server";
import { OrderListPage } from "~/features/order-list/order-list-page";
import { pageTitle } from "~/lib/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("我的订单") }];

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOrderList(request, context);
}

export const shouldRevalidate = keepPageUnderPreview;

export default function OrderList() {
  return <OrderListPage data={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <PageFailure />;
}
