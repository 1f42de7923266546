import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { sizeOf } from "~/features/list/page-sizes";
import { readListView } from "~/features/order-list/columns/list-view";
import {
  areaSelectionOf,
  filterOptions,
  OrderFilterOptionsDocument,
  optionVariables,
} from "~/features/order-list/filter/filter-options";
import { ORDER_LIST } from "~/features/order-list/filter/list-filter";
import { properAddress } from "~/features/order-list/filter/list-form";
import { listVariables } from "~/features/order-list/filter/list-variables";
import { expectsViews } from "~/features/order-list/views/views-hint";
import { countsOf } from "~/features/orders/order-counts";
import { graphql } from "~/gql";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { pagePath } from "../../../gateway/http/page-path";
import { wantsPage } from "../../../gateway/http/wants-page";

const OrderListDocument = graphql(`
  query OrderList($filter: OrderListFilter, $sort: OrderSort, $page: Int!, $pageSize: Int!) {
    viewer {
      orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
        nodes { id ...ListedOrder }
        total
      }
    }
  }
`);

const OrderListCountsDocument = graphql(`
  query OrderListCounts {
    viewer {
      orderCounts { filter count }
    }
  }
`);

/**
 * Everything that the address of the order list asks for: its page of orders, the counts of all tabs by one call, how
 * this browser shows the list, and what the filter panel offers when a document is made. Throws redirects: to sign in,
 * to the proper address, and from behind the end to the last page.
 */
export async function loadOrderList(request: Request, context: AppLoadContext) {
  requireToken(request, context);
  const search = new URL(pagePath(request.url), request.url).searchParams;
  const proper = properAddress(search, Date.now());
  if (proper) throw redirect(proper);

  const place = ORDER_LIST.read(search);
  const { filter, page } = place;
  const size = sizeOf(ORDER_LIST, place, request.headers.get("cookie"));
  const isDocument = wantsPage(request);
  const [answer, counted, offered] = await Promise.all([
    context.graphqlParts(OrderListDocument, {
      filter: listVariables(filter),
      ...(filter.sort ? { sort: filter.sort } : {}),
      page,
      pageSize: size,
    }),
    context.graphqlParts(OrderListCountsDocument),
    isDocument
      ? context.graphqlParts(OrderFilterOptionsDocument, optionVariables(areaSelectionOf(filter.areaCode)))
      : null,
  ]);
  const { orders = null } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, orders, ORDER_LIST);
  return {
    orders: orders?.nodes ?? null,
    total: orders?.total ?? 0,
    size,
    counts: countsOf(counted.viewer?.orderCounts),
    options: offered && filterOptions(offered),
    view: readListView(request.headers.get("cookie")),
    expectsViews: expectsViews(request.headers.get("cookie")),
    serverNow: new Date().toISOString(),
    refusal: answer.refusal ?? counted.refusal,
  };
}
