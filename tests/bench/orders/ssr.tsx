import type { EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { RemixServer, useLoaderData } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { loadOrderList } from "../../../app/features/order-list/list-loader.server";
import { ListedOrderFragment } from "../../../app/features/order-list/listed-order";
import { OrderListPage } from "../../../app/features/order-list/order-list-page";
import { ORDER_COLUMNS, type OrderColumn } from "../../../app/features/orders/order-columns";
import { OrderTable } from "../../../app/features/orders/order-table";
import { getFragment } from "../../../app/gql";
import { GraphqlProvider } from "../../../app/lib/urql";
import { createOnePage } from "../../support/one-page-app";
import { listedOrder } from "../../unit/order-list/listed-orders";

const orders = [1, 2, 3, 4, 5, 6].map((id) => listedOrder({ id: String(id) }));
const OPTIONS = {
  viewer: { orderFilterOptions: [{ filter: "WAIT_ASSIGN", label: "待指派" }] },
  goodsTypes: [{ name: "家具" }],
  provinces: [{ code: "33", name: "浙江省" }],
};
const COLUMNS = Object.keys(ORDER_COLUMNS) as OrderColumn[];

/** The graph has answered already. */
const graphqlParts = async (_document: unknown, variables: Record<string, unknown>) =>
  "pageSize" in variables ? { viewer: { orders: { nodes: orders, total: 14 }, orderCounts: [] } } : OPTIONS;
const visit = {
  path: "/",
  headers: { accept: "text/html" },
  context: { hasToken: true, graphqlParts, cspNonce: "bm9uY2U=", requestId: "bench" },
};
const loader = ({ request, context }: LoaderFunctionArgs) => loadOrderList(request, context);

function Page() {
  return (
    <GraphqlProvider>
      <OrderListPage data={useLoaderData<typeof loadOrderList>()} />
    </GraphqlProvider>
  );
}

function Rows() {
  const { orders, serverNow } = useLoaderData<typeof loadOrderList>();
  const rows = (orders ?? []).map((order) => ({
    id: order.id,
    order: getFragment(ListedOrderFragment, order),
    serverNow,
  }));
  return (
    <GraphqlProvider>
      <OrderTable rows={rows} columns={COLUMNS} density="default" isBusy={false} />
    </GraphqlProvider>
  );
}

const listPage = createOnePage({ default: Page, loader });

/** The list page with six orders, from the request to the last byte: loader, router, frame of the page and stream. */
export async function renderListPage(): Promise<string> {
  return (await listPage(visit)).text();
}

/** Prepares the same six rows for React alone: what remains is one call of its `renderToString`. */
export async function prepareRows(): Promise<() => string> {
  let prepared: EntryContext | undefined;
  const keep = (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    prepared = context;
    return new Response();
  };
  await createOnePage({ default: Rows, loader }, { default: keep })(visit);
  if (!prepared) throw new Error("nothing to render");
  // The stream hands data to the browser's router; the page's own part of it can be read once only.
  const context = { ...prepared, serverHandoffStream: undefined };
  return () => renderToString(<RemixServer context={context} url="https://site.test/" />);
}
