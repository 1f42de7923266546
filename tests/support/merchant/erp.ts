import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../project/source-files";
import type { Platform } from "./platform";

const uploaded = z.object({ code: z.literal(0), data: z.object({ url: z.string() }) });

const answered = z.object({
  data: z.record(z.string(), z.unknown()),
  errors: z.undefined().optional(),
  extensions: z.object({ cost: z.object({ asked: z.number(), left: z.number() }) }),
});
const created = z.object({ orderId: z.string() });
const lines = z.object({
  wallet: z.object({ balance: z.number() }),
  cashFlows: z.object({
    total: z.number(),
    nodes: z.array(
      z.object({
        amount: z.number(),
        balanceBefore: z.number(),
        balanceAfter: z.number(),
        orderNo: z.string().nullable(),
      }),
    ),
  }),
});
const orders = z.object({
  orders: z.object({
    total: z.number(),
    nodes: z.array(
      z.object({ id: z.string(), orderNo: z.string(), status: z.string(), totalAmount: z.number() }),
    ),
  }),
});

/** Orders that one request places: a program may use ten aliases. */
const TOGETHER = 10;
const REFUSAL = "... on BusinessError { reason message }";

const placing = (count: number): string => {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const variables = numbers.map((n) => `$o${n}: CreateOrderInput!`).join(", ");
  const fields = numbers.map(
    (n) => `o${n}: createOrder(input: $o${n}) { ... on OrderCreated { orderId } ${REFUSAL} }`,
  );
  return `mutation (${variables}) { ${fields.join(" ")} }`;
};

/** A merchant's program: it knows the address of the graph and a key, and sends texts of its own. */
export class Erp {
  readonly #origin: string;
  readonly #key: string;

  constructor({ origin }: Pick<Platform, "origin">, key: string) {
    this.#origin = origin;
    this.#key = key;
  }

  /** Runs a text; its data. @throws on errors */
  async ask(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.#origin}/graphql`, {
      method: "POST",
      headers: { Authorization: `Bearer ${this.#key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const answer: unknown = await response.json();
    const parsed = answered.safeParse(answer);
    if (!parsed.success) throw new Error(JSON.stringify(answer));
    return parsed.data.data;
  }

  /** Uploads a picture; its address. */
  async upload(): Promise<string> {
    const body = new FormData();
    const picture = readFileSync(join(ROOT, "public/demo/sofa.png"));
    body.set("file", new File([picture], "sofa.png", { type: "image/png" }));
    const response = await fetch(`${this.#origin}/common/common/upload_file`, {
      method: "POST",
      headers: { Authorization: `Bearer ${this.#key}` },
      body,
    });
    return uploaded.parse(await response.json()).data.url;
  }

  /** Places these orders, ten with each request; their ids, in the same sequence. Each needs its `idempotencyKey`. */
  async place(inputs: readonly object[]): Promise<string[]> {
    const ids: string[] = [];
    for (let first = 0; first < inputs.length; first += TOGETHER) {
      const group = inputs.slice(first, first + TOGETHER);
      const variables = Object.fromEntries(group.map((input, index) => [`o${index}`, input]));
      const data = await this.ask(placing(group.length), variables);
      ids.push(...group.map((_, index) => created.parse(data[`o${index}`]).orderId));
    }
    return ids;
  }

  /** Pays orders from the wallet, 50 at most. */
  pay = (orderIds: readonly string[], idempotencyKey: string) =>
    this.ask(`mutation ($input: PayOrdersInput!) { payOrders(input: $input) { __typename ${REFUSAL} } }`, {
      input: { idempotencyKey, orderIds, payWay: "WALLET" },
    });

  /** Takes back an order that no master has accepted yet. */
  refund = (orderId: string) =>
    this.ask(`mutation ($orderId: ID!) { refundOrder(orderId: $orderId) { __typename ${REFUSAL} } }`, {
      orderId,
    });

  async readOrders() {
    const query = `{ viewer { orders(pageSize: 100) { total nodes { id orderNo status totalAmount } } } }`;
    return orders.parse((await this.ask(query)).viewer).orders;
  }

  /** The wallet and its ledger, newest first. */
  async readLedger() {
    const query = `{ viewer { wallet { balance } cashFlows(pageSize: 100) {
      total nodes { amount balanceBefore balanceAfter orderNo }
    } } }`;
    const { wallet, cashFlows } = lines.parse((await this.ask(query)).viewer);
    return { balance: wallet.balance, ...cashFlows };
  }
}
