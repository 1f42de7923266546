import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { keepPageUnderPreview } from "~/features/order-detail/preview/preview-address";
import { pageTitle } from "~/lib/page-title";
import { loadOrderList } from "./list-loader.server";
import { OrderListPage } from "./order-list-page";

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
