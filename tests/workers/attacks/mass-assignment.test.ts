import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  type CallInput,
  type ContractCall,
  contractCalls,
  envelopeOf,
  inputFields,
  sendCall,
} from "../../support/contract/contract";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import type { World } from "./attack-world";
import { entryOf, sendAsCaller } from "./rest/matrix";
import { withWorld } from "./with-world";

const world = withWorld();

const YUAN = 7654.32;
const TIME = "2001-02-03 04:05:06";
const WORD = "canary-value";

/** Names of the prototype as keys of JSON; a literal with `__proto__` would set it. */
const OF_PROTOTYPE: Record<string, unknown> = JSON.parse(
  `{"__proto__":{"polluted":"${WORD}","amount":9,"phone":"1"},"constructor":{"prototype":{"polluted":"${WORD}"}}}`,
);
/** The same as parameters. */
const PROTOTYPE_IN_QUERY = {
  "__proto__[polluted]": WORD,
  "constructor[prototype][polluted]": WORD,
  "a[__proto__]": WORD,
};

const isClean = () => Object.keys(Object.prototype).length === 0 && !("polluted" in {});

/** Fields that only the platform may set, with values that nothing else has. */
const canaries = ({ foreign }: World): Record<string, unknown> => ({
  id: foreign.orderIds[0],
  userId: foreign.customerId,
  customerId: foreign.customerId,
  customer_id: foreign.customerId,
  createBy: foreign.customerId,
  orderNo: WORD,
  status: "CANARY_STATUS",
  statusName: WORD,
  orderType: "TIMELY",
  totalAmount: YUAN,
  originalAmount: YUAN,
  workerFee: YUAN,
  serviceCharge: YUAN,
  orderServiceFees: [{ name: WORD, fee: YUAN }],
  balance: YUAN,
  withdrawing: YUAN,
  isAcceptance: true,
  payTime: TIME,
  paidAt: TIME,
  createTime: TIME,
  createdAt: Date.parse(`${TIME.replace(" ", "T")}+08:00`),
  version: 42_424_242_424,
  payPasswordHash: WORD,
  hasPwd: true,
  blockedAt: null,
  isRead: true,
  role: WORD,
  ...OF_PROTOTYPE,
});

/** Texts of which none may appear in a row that an attacked call wrote. */
const traces = ({ foreign }: World): string[] => [
  WORD,
  String(YUAN),
  String(YUAN * 100),
  '"CANARY_STATUS"',
  '"TIMELY"',
  "42424242424",
  String(Date.parse(`${TIME.replace(" ", "T")}+08:00`)),
  String(foreign.customerId),
  String(foreign.orderIds[0]),
];

function withCanaries({ call }: ContractCall, input: CallInput): CallInput {
  const documented = new Set([...inputFields(call).map((field) => field.name), ...(call.form ?? [])]);
  const extras = Object.fromEntries(
    Object.entries(canaries(world)).filter(([name]) => !documented.has(name)),
  );
  const list = (items: unknown) =>
    Array.isArray(items)
      ? items.map((item) => (typeof item === "object" ? { ...extras, ...item } : item))
      : items;
  const body = Object.entries(Object(input.body)).map(([name, value]) => [name, list(value)]);
  return {
    ...input,
    query: { ...extras, ...PROTOTYPE_IN_QUERY, ...input.query },
    ...(call.method === "GET" ? {} : { body: { ...extras, ...Object.fromEntries(body) } }),
  };
}

describe("fields that only the platform may set, and names of the prototype", () => {
  test.each(contractCalls)("[S3] [S43] in the query and body of $name have no effect", async (entry) => {
    const { foreign } = world;
    const input = await entryOf(entry.name).prepare(world);
    const before = await takeSnapshot();
    const answer = await sendAsCaller(entry, withCanaries(entry, input), world);
    const after = await takeSnapshot();

    expect(answer.status).toBe(200);
    expect([0, 4000], answer.text.slice(0, 200)).toContain(envelopeOf(answer).code);
    expect(isClean()).toBe(true);
    const written = rowsAdded(before, after);
    for (const trace of traces(world)) {
      expect(written.filter((row) => row.includes(trace))).toEqual([]);
      // The staff sees everybody's.
      if (entry.call.auth !== "operator") expect(answer.text).not.toContain(trace);
    }
    const lost = rowsRemoved(before, after).filter((row) => row.includes(String(foreign.customerId)));
    expect(lost).toEqual([]);
  });

  test("[S43] go over the wire as they are", () => {
    const [call] = contractCalls.filter(({ call }) => call.method === "POST");
    if (!call) throw new Error("no call posts anything");
    const input = withCanaries(call, {});
    expect(JSON.stringify(input.body)).toContain(`"__proto__":{"polluted":"${WORD}"`);
    expect(Object.keys(input.query ?? {})).toEqual(
      expect.arrayContaining(["__proto__", ...Object.keys(PROTOTYPE_IN_QUERY)]),
    );
  });

  test("[S3] a new order with all of them is an ordinary unpaid one of the caller's", async () => {
    const { backend, own } = world;
    const entry = contractCalls.find(({ name }) => name === "orders.createOrder");
    if (!entry) throw new Error("orders.createOrder is gone");
    const plain = await entryOf(entry.name).prepare(world);
    const [first, second] = [
      await sendCall(backend, entry.call, plain, own),
      await sendCall(backend, entry.call, withCanaries(entry, plain), own),
    ].map((answer) => Reflect.get(Object(envelopeOf(answer).data), "orderId"));
    const order = (id: unknown) =>
      env.DB.prepare(
        "SELECT customer_id, status, version, order_type, worker_fee, service_fees, total_amount, paid_at FROM orders WHERE id = ?",
      )
        .bind(id)
        .first();
    expect(await order(second)).toEqual(await order(first));
    expect(await order(second)).toMatchObject({ customer_id: own.customerId, status: "WAIT_PAY" });
  });
});
