import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { loadOrderList } from "~/features/order-list/list-loader.server";
import { OrderListPage } from "~/features/order-list/order-list-page";
import { pageTitle } from "~/lib/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("我的订单") }];

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOrderList(request, context);
}

/** An order that is shown over the list changes nothing about the list (ux.md U12). */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) {
    return defaultShouldRevalidate;
  }
  return listOf(currentUrl) === listOf(nextUrl) ? false : defaultShouldRevalidate;
};

function listOf({ searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete("preview");
  return String(search);
}

export default function OrderList() {
  return <OrderListPage data={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <PageFailure />;
}
