import { z } from "zod";
import type { Backend } from "../pay/backend";
import { createCalls } from "../pay/calls";
import { type Customer, PAY_PASSWORD } from "../pay/customers";
import { type AskGraph, createGraph } from "./graph";

/** What people do, in the shares of reliability.md R31. */
export const SHARES = { list: 0.7, detail: 0.2, write: 0.08, pay: 0.02 } as const;
export type Kind = keyof typeof SHARES;
export const KINDS: readonly Kind[] = ["list", "detail", "write", "pay"];

/** Does one of these; rejects when it is answered by anything else than what was asked for. */
export type Visit = () => Promise<void>;

/** What the list is asked for: mostly its tabs, sometimes a search, sometimes far down. */
const FILTERS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  {},
  {},
  { status: "UNSETTLED" },
  { status: "INSERVICE" },
  { status: "WAIT_ACCEPT" },
  { status: "DEAL" },
  { isArrival: false },
  { customer: "张1" },
  { customer: "1380001" },
  { worker: "陈" },
  { logisticsNo: "DPK1" },
  { areaCode: "330106" },
  { status: "EVALUATED", customer: "李" },
];

interface World {
  readonly backend: Backend;
  readonly customers: readonly Customer[];
  /** A number from 0 to 1. */
  random(): number;
}

const listed = z.object({ viewer: z.object({ orders: z.object({ total: z.number() }) }) });
const detailed = z.object({ order: z.object({}) });
const noted = z.object({ answer: z.object({ __typename: z.literal("FollowUps") }) });
const paid = z.object({ answer: z.object({ __typename: z.literal("OrderPayment") }) });

/** The visits of many customers to a backend with their orders. */
export async function createVisits({ backend, customers, random }: World): Promise<Record<Kind, Visit>> {
  const ask: AskGraph = createGraph(backend.port);
  const { place } = createCalls(backend.port);
  const any = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  const owners = new Map(customers.map((customer) => [customer.id, customer]));
  const { results: orders } = await backend.db
    .prepare("SELECT id, customer_id AS customerId FROM orders WHERE id % 97 = 0")
    .all<{ id: number; customerId: number }>();
  const ownOrder = () => {
    const { id, customerId } = any(orders);
    return { orderId: String(id), customer: owners.get(customerId) ?? any(customers) };
  };
  const unpaid: { orderId: number; customer: Customer }[] = [];
  const order = async () => {
    const customer = any(customers);
    unpaid.push({ customer, orderId: await place(customer) });
  };
  // Enough for the first payments, which come before the first orders are placed.
  for (let i = 0; i < 20; i++) await order();

  return {
    list: async () => {
      const page = random() < 0.8 ? 1 : 1 + Math.floor(random() * 50);
      listed.parse(await ask(any(customers), "OrderList", { page, pageSize: 6, filter: any(FILTERS) }));
    },
    detail: async () => {
      const { orderId, customer } = ownOrder();
      detailed.parse(await ask(customer, "OrderDetail", { id: orderId }));
    },
    write: async () => {
      if (random() < 0.5) return order();
      const { orderId, customer } = ownOrder();
      const input = { orderId, content: "客户要求周末上门" };
      const idempotencyKey = crypto.randomUUID();
      noted.parse(await ask(customer, "AddFollowUp", { input, idempotencyKey }));
    },
    pay: async () => {
      const next = unpaid.shift();
      if (!next) throw new Error("nothing to pay");
      const input = {
        orderId: String(next.orderId),
        payWay: "WALLET",
        password: PAY_PASSWORD,
        idempotencyKey: crypto.randomUUID(),
      };
      paid.parse(await ask(next.customer, "PayOrder", { input }));
    },
  };
}
