import { z } from "zod";
import { orderFilterOf } from "../../../backend/src/modules/orders/list/filter";
import { findOrderIds } from "../../../backend/src/modules/orders/list/find-order-ids";
import { listOrders } from "../../../schema/rest/orders/orders";
import { countingRows } from "../../support/database/counting-rows";
import { type Backend, startBackend } from "../pay/backend";
import type { Customer } from "../pay/customers";
import { createCaller } from "../support/caller";
import type { Case } from "./cases";
import { fill, type Size } from "./data";

/** A page of the list of one customer. */
export interface Page {
  readonly query: Case["query"];
  readonly page: number;
  readonly pageSize: number;
}

/** A backend with one customer's orders among those of others. */
export interface Contender {
  readonly backend: Backend;
  /** Whose list it is. */
  readonly customer: Customer;
  /** Everybody who has orders. */
  readonly customers: readonly Customer[];
  ask(page: Page): Promise<{ total: number; rows: number; milliseconds: number }>;
  /** Entries of tables and indexes that finding the page's orders and their number reads, as D1 counts and charges them. */
  countReads(page: Page): Promise<number>;
}

const envelope = z.object({
  code: z.literal(0),
  data: z.object({ total: z.number(), rows: z.array(z.unknown()) }),
});

export async function createContender(size: Size): Promise<Contender> {
  const backend = await startBackend({ door: "tests/bench/quote/site.ts" });
  const customers = await fill(backend, size);
  const [customer] = customers;
  const caller = createCaller({
    port: backend.port,
    method: "GET",
    path: "/",
    headers: { "WEB-TOKEN": customer.token },
  });
  const ask: Contender["ask"] = async ({ query, page, pageSize }) => {
    const search = new URLSearchParams({ ...query, pageNum: String(page), pageSize: String(pageSize) });
    const { body, milliseconds } = await caller({ path: `${listOrders.path}?${search}` });
    const { total, rows } = envelope.parse(JSON.parse(body)).data;
    return { total, rows: rows.length, milliseconds };
  };
  const countReads: Contender["countReads"] = async ({ query, page, pageSize }) => {
    const { pageNum: _first, pageSize: _default, ...asked } = listOrders.query.parse(query);
    const counter = countingRows(backend.db);
    const window = { limit: pageSize, offset: (page - 1) * pageSize };
    await findOrderIds(counter.db, orderFilterOf(customer.id, asked, Date.now()), window);
    return counter.take().read;
  };
  return { backend, customer, customers, ask, countReads };
}
