import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";
import { loadOrderList } from "../../../app/routes/user.order._index/list-loader.server";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { listedOrder } from "../../support/components/listed-order";
import { renderOnePage } from "../../support/servers/one-page-app";

function Page() {
  const data = useLoaderData<typeof loadOrderList>();
  return (
    <html lang="zh-CN">
      <body>
        <GraphqlProvider>
          <OrderListPage data={data} />
        </GraphqlProvider>
      </body>
    </html>
  );
}

export const ORDERS = { nodes: [listedOrder()], total: 14 };
const COUNTS = [
  { filter: "WAIT_PAY", count: 2 },
  { filter: "ABNORMAL", count: 1 },
];
const OPTIONS = {
  viewer: {
    orderFilterOptions: [{ filter: "WAIT_ASSIGN", label: "等待指派" }],
    orderFilterChoices: { serviceTypes: ["配送安装"], carriers: ["德邦物流"] },
  },
  goodsTypes: [{ name: "家具" }],
  provinces: [{ code: "33", name: "浙江省" }],
  cities: [{ code: "3301", name: "杭州市" }],
};

interface Visit {
  orders?: { nodes: readonly object[]; total: number } | null;
  headers?: Record<string, string>;
}

/** The page as a browser gets it, and what the loader asked the graph for. */
export async function visit(search: string, { orders = ORDERS, headers = {} }: Visit = {}) {
  const asked: Record<string, unknown>[] = [];
  const graphqlParts = async (_document: unknown, variables?: Record<string, unknown>) => {
    asked.push(variables ?? {});
    if (variables === undefined) return { viewer: { orderCounts: COUNTS } };
    return "pageSize" in variables ? { viewer: { orders } } : OPTIONS;
  };
  const response = await renderOnePage(
    {
      default: Page,
      loader: ({ request, context }: LoaderFunctionArgs) => loadOrderList(request, context),
    },
    {
      path: `/${search}`,
      headers: { accept: "text/html", ...headers },
      context: { hasToken: true, graphqlParts, cspNonce: "bm9uY2U=", requestId: "request-1" },
    },
  );
  return { response, asked, html: (await response.text()).replaceAll("<!-- -->", "") };
}
