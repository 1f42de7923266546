import { sessionlessClientOf } from "../../../gateway/rest/sessionless-client";
import type { RestClient } from "../../../schema/rest/rest-client";
import { RestError } from "../../../schema/rest/rest-error";
import { createGraph } from "../../bench/load/graph";
import { sampleOrder } from "../../support/orders/sample-order";
import { PAYER_PASSWORD, payerId, payerToken } from "../../support/process/payers";
import { BACKEND_PATH } from "../support/door";
import { insist } from "../support/insist";
import { OPERATOR_TOKEN, type Platform } from "../support/platform";

/** Orders that commands know of, by what became of them last; the oldest are forgotten. */
const KNOWN_ORDERS = 200;

/** As `addPayers` gives it. */
const phoneOf = (payer: number) => `139${String(payer).padStart(8, "0")}`;

interface Order {
  readonly payer: number;
  readonly id: number;
  /** Key of its payment. */
  readonly key: string;
}

export interface Tally {
  /** Attempts, and those that met a fault and were made again. */
  attempts: number;
  repeated: number;
  /** Commands that were answered: done, or refused with a reason. */
  done: number;
  refused: number;
}

export type Command = () => Promise<void>;

/** Everything that customers, masters and staff do with orders and money, each for any of the customers. */
export function createCommands(platform: Pick<Platform, "port">, payers: number) {
  const origin = `http://127.0.0.1:${platform.port}${BACKEND_PATH}`;
  const tally: Tally = { attempts: 0, repeated: 0, done: 0, refused: 0 };
  const ask = createGraph(platform.port);
  const clientWith = (name: string, value: string): RestClient =>
    sessionlessClientOf(
      {
        origin,
        // What is repeated, and when, is the drill's own matter.
        isForeign: true,
        fetch: (input, init) => {
          const request = new Request(input, init);
          request.headers.set(name, value);
          return fetch(request);
        },
      },
      "soak",
    );
  const staff = clientWith("Authorization", `Bearer ${OPERATOR_TOKEN}`);
  const clients = new Map<number, RestClient>();
  const as = (payer: number): RestClient => {
    const client = clients.get(payer) ?? clientWith("WEB-TOKEN", payerToken(payer));
    clients.set(payer, client);
    return client;
  };

  const unpaid: Order[] = [];
  const paid: Order[] = [];
  const any = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];
  const anyPayer = () => Math.floor(Math.random() * payers);
  const keep = (orders: Order[], order: Order) => {
    orders.push(order);
    if (orders.length > KNOWN_ORDERS) orders.shift();
  };

  /** Does it until it is answered; a refusal is an answer. */
  async function answered<T>(attempt: () => Promise<T>): Promise<T | null> {
    const { answer, tries } = await insist(async () => {
      tally.attempts += 1;
      try {
        return { value: await attempt() };
      } catch (error) {
        if (error instanceof RestError) return null;
        throw error;
      }
    });
    if (tries > 1) tally.repeated += 1;
    if (answer) tally.done += 1;
    else tally.refused += 1;
    return answer?.value ?? null;
  }

  const headers = (key: string) => ({ headers: { "Idempotency-Key": key } });
  const payment = ({ payer, id, key }: Order) =>
    as(payer).payment.payOrder(
      { params: { orderid: id }, query: { payWayEnum: "WALLET", pwd: PAYER_PASSWORD } },
      headers(key),
    );
  /** A command about an order that is known; without one it places one. */
  const about = (orders: readonly Order[], act: (order: Order) => Promise<unknown>): Command => {
    return async () => {
      const order = any(orders);
      if (order) await answered(() => act(order));
      else await place();
    };
  };

  async function place(): Promise<void> {
    const [payer, key] = [anyPayer(), crypto.randomUUID()];
    const made = await answered(() =>
      as(payer).orders.createOrder(
        { body: { ...sampleOrder(payerId(payer)), orderType: "GENERAL" } },
        headers(key),
      ),
    );
    if (made) keep(unpaid, { payer, id: made.orderId, key: crypto.randomUUID() });
  }

  async function pay(): Promise<void> {
    const order = unpaid.shift();
    if (!order) return place();
    await answered(() => payment(order));
    keep(paid, order);
  }

  const commands: Readonly<Record<string, Command>> = {
    place,
    pay,
    payTwiceAtOnce: async () => {
      const order = unpaid.shift();
      if (!order) return place();
      await Promise.all([answered(() => payment(order)), answered(() => payment(order))]);
      keep(paid, order);
    },
    payAgain: about(paid, payment),
    payWithAnotherKey: about(paid, (order) => payment({ ...order, key: crypto.randomUUID() })),
    cancel: about(unpaid, ({ payer, id }) => as(payer).orders.cancelOrder({ params: { id }, body: {} })),
    requestRefund: about(paid, ({ payer, id }) =>
      as(payer).orders.cancelOrder({ params: { id }, body: { content: "不想要了" } }),
    ),
    refundUnassigned: about(paid, ({ payer, id }) => as(payer).orders.refundUnassigned({ params: { id } })),
    doTheWork: about(paid, ({ id }) =>
      staff.sandbox.runAutopilot({ params: { id }, body: { pauseMs: 0, accept: true } }),
    ),
    workUntilAcceptance: about(paid, ({ id }) =>
      staff.sandbox.runAutopilot({ params: { id }, body: { pauseMs: 0, accept: false } }),
    ),
    accept: about(paid, ({ payer, id }) =>
      as(payer).orders.acceptOrder({ params: { id }, query: { isPass: true } }),
    ),
    evaluate: about(paid, ({ payer, id }) =>
      as(payer).orders.evaluateOrder({ params: { id }, body: { star: 5, content: "安装得很好" } }),
    ),
    credit: async () => {
      const key = crypto.randomUUID();
      const body = { phone: phoneOf(anyPayer()), amount: 200 };
      await answered(() => staff.operator.creditWallet({ body }, headers(key)));
    },
    fineOrReward: async () => {
      const type = any(["REWARD", "FINE"] as const) ?? "REWARD";
      const body = { phone: phoneOf(anyPayer()), type, amount: 5, reason: "月度评比" };
      const key = crypto.randomUUID();
      await answered(() => staff.operator.adjustWallet({ body }, headers(key)));
    },
    payMasters: async () => {
      const key = crypto.randomUUID();
      await answered(() => staff.operator.payMasters({ body: {} }, headers(key)));
    },
    agreeToRefund: about(paid, ({ id }) => staff.operator.agreeRefund({ params: { id }, body: {} })),
    refuseRefund: about(paid, ({ id }) =>
      staff.operator.refuseRefund({ params: { id }, body: { content: "已经上门" } }),
    ),
    message: async () => {
      const body = {
        phone: phoneOf(anyPayer()),
        title: "提醒",
        content: "请查看订单",
      };
      await answered(() => staff.operator.sendServiceMessage({ body }));
    },
    list: async () => {
      const token = payerToken(anyPayer());
      await answered(() => ask({ token }, "OrderList", { page: 1, pageSize: 6, filter: {} }));
    },
    detail: about(paid, ({ payer, id }) =>
      ask({ token: payerToken(payer) }, "OrderDetail", { id: String(id) }),
    ),
    followUp: about(paid, ({ payer, id }) =>
      ask({ token: payerToken(payer) }, "AddFollowUp", {
        input: { orderId: String(id), content: "客户要求周末上门" },
        idempotencyKey: crypto.randomUUID(),
      }),
    ),
  };
  return { commands, tally };
}
