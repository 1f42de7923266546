import type { EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { RemixServer, useLoaderData } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { FROM_PAGE } from "../../../app/features/order-detail/preview/preview-address";
import { columnsOf, DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import {
  listHref,
  ORDER_LIST,
  readPlace,
  sortedBy,
} from "../../../app/features/order-list/filter/list-filter";
import { ListedOrderFragment } from "../../../app/features/order-list/live/listed-order";
import { OrderTable } from "../../../app/features/orders/order-table";
import { getFragment } from "../../../app/gql";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";
import { Layout, links, meta } from "../../../app/root";
import { loadOrderList } from "../../../app/routes/user.order._index/list-loader.server";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { ChoiceBox } from "../../../app/ui/fields/choice-box";
import { USUAL_SORT } from "../../../schema/rules/orders/order-sort";
import { ORDER_FILTERS, ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { listedOrder } from "../../support/components/listed-order";
import { createOnePage } from "../../support/servers/one-page-app";
import { range } from "../support/stats";

const orders = [1, 2, 3, 4, 5, 6].map((id) => listedOrder({ id: String(id) }));
const FILTERS = [...ORDER_STATUSES, ...ORDER_FILTERS];
/** As many choices of the filters, and as many counts, as there are. */
const OPTIONS = {
  viewer: { orderFilterOptions: FILTERS.map((filter) => ({ filter, label: "待指派" })) },
  goodsTypes: range(10).map((n) => ({ name: `家具${n}` })),
  provinces: range(34).map((n) => ({ code: String(11 + n), name: "浙江省" })),
};
const COUNTS = FILTERS.map((filter, n) => ({ filter, count: n }));
const COLUMNS = columnsOf(DEFAULT_VIEW);

/** The graph has answered already. */
const graphqlParts = async (_document: unknown, variables?: Record<string, unknown>) => {
  if (variables === undefined) return { viewer: { orderCounts: COUNTS } };
  return "pageSize" in variables ? { viewer: { orders: { nodes: orders, total: 14 } } } : OPTIONS;
};
const visit = {
  path: "/",
  headers: { accept: "text/html" },
  context: {
    hasToken: true,
    graphqlParts,
    cspNonce: "bm9uY2U=",
    cspStyleNonce: "c3R5bGU=",
    requestId: "bench",
  },
};
const loader = ({ request, context }: LoaderFunctionArgs) => loadOrderList(request, context);

function Page() {
  return (
    <GraphqlProvider>
      <OrderListPage data={useLoaderData<typeof loadOrderList>()} />
    </GraphqlProvider>
  );
}

const place = readPlace(new URLSearchParams());
const nothing = () => {};
const sorting = {
  current: USUAL_SORT,
  hrefFor: (sort: typeof USUAL_SORT) =>
    ORDER_LIST.href({ ...place, page: 1, filter: sortedBy(place.filter, sort) }),
};
const choiceOf = (_id: string, _isChosen: boolean, numberId: string) => (
  <ChoiceBox label="选择订单" describedBy={numberId} isSelected={false} onChange={nothing} />
);

/** The rows as the page has them, with what chooses them and what opens their detail. */
function Rows() {
  const { orders, serverNow } = useLoaderData<typeof loadOrderList>();
  const rows = (orders ?? []).map((order) => ({
    id: order.id,
    order: getFragment(ListedOrderFragment, order),
    serverNow,
  }));
  return (
    <GraphqlProvider>
      <OrderTable
        rows={rows}
        columns={COLUMNS}
        density="default"
        isBusy={false}
        sorting={sorting}
        choiceOfAll={<ChoiceBox label="选择本页全部订单" isSelected={false} onChange={nothing} />}
        choiceOf={choiceOf}
        detailOf={(id) => ({ to: listHref({ ...place, preview: id }), state: FROM_PAGE })}
      />
    </GraphqlProvider>
  );
}

const listPage = createOnePage({ default: Page, loader, Layout, links, meta });

/**
 * The list page with six orders, from the request to the last byte: loader, router, the document with its head, its
 * scripts and the data for the browser's router, the page in it, and the stream.
 */
export async function renderListPage(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await listPage(visit)).arrayBuffer());
}

/** Prepares the same six rows for React alone: what remains is its `renderToString`, and the bytes of that. */
export async function prepareRows(): Promise<() => Uint8Array<ArrayBuffer>> {
  let prepared: EntryContext | undefined;
  const keep = (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    prepared = context;
    return new Response();
  };
  await createOnePage({ default: Rows, loader }, { default: keep })(visit);
  if (!prepared) throw new Error("nothing to render");
  // The stream hands data to the browser's router; the page's own part of it can be read once only.
  const context = { ...prepared, serverHandoffStream: undefined };
  const encoder = new TextEncoder();
  return () => encoder.encode(renderToString(<RemixServer context={context} url="https://site.test/" />));
}
