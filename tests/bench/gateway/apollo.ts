import { readFileSync } from "node:fs";
import process from "node:process";
import { RESTDataSource } from "@apollo/datasource-rest";
import { ApolloServer, HeaderMap } from "@apollo/server";
import type { z } from "zod";
import { listOrders } from "../../../schema/rest/orders/orders";
import { serveFetch } from "../support/serve-fetch";
import { derived, type Row } from "./order-node";

type Orders = z.output<typeof listOrders.data>;

/**
 * Apollo Server with its REST data source, behind the same HTTP adapter and `fetch` as the other contenders, which is
 * how it runs on Workers: the same schema, call and rules.
 */
class Backend extends RESTDataSource {
  override baseURL = process.argv[2];
  constructor(readonly token: string) {
    super({
      fetch: (url, init) =>
        fetch(url, { method: init?.method, headers: init?.headers, signal: init?.signal }),
    });
  }
  override willSendRequest(_path: string, request: { headers: Record<string, string> }) {
    request.headers["web-token"] = this.token;
    request.headers["x-request-id"] = crypto.randomUUID();
  }
  async orders(page: number, pageSize: number) {
    const { data }: { data: Orders } = await this.get(listOrders.path, {
      params: { pageNum: String(page), pageSize: String(pageSize) },
    });
    return data;
  }
}

interface Context {
  backend: Backend;
}

const [, , , schemaFile = ""] = process.argv;
const server = new ApolloServer<Context>({
  typeDefs: readFileSync(schemaFile, "utf8"),
  resolvers: {
    Query: { viewer: () => ({}) },
    Viewer: {
      orders: (_viewer: unknown, args: { page: number; pageSize: number }, { backend }: Context) =>
        backend.orders(args.page, args.pageSize),
    },
    OrderPage: { nodes: (page: Orders) => page.rows },
    Order: { ...derived, items: (row: Row) => row.orderItems },
    OrderItem: { imageUrl: (item: Row["orderItems"][number]) => item.imgUrl },
  },
});

server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
await serveFetch(async (request) => {
  const headers = new HeaderMap();
  for (const [name, value] of request.headers) headers.set(name, value);
  const {
    status,
    headers: answered,
    body,
  } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers,
      search: new URL(request.url).search,
      body: await request.json(),
    },
    context: async () => ({
      backend: new Backend(/\btoken=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1] ?? ""),
    }),
  });
  if (body.kind !== "complete") throw new Error("the order list is no stream");
  return new Response(body.string, { status: status ?? 200, headers: [...answered] });
});
