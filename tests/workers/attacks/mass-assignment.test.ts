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
  constructor: WORD,
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
    query: { ...extras, ...input.query },
    ...(call.method === "GET" ? {} : { body: { ...extras, ...Object.fromEntries(body) } }),
  };
}

describe("fields that only the platform may set", () => {
  test.each(contractCalls)("[S3] in the query and body of $name have no effect", async (entry) => {
    const { foreign } = world;
    const input = await entryOf(entry.name).prepare(world);
    const before = await takeSnapshot();
    const answer = await sendAsCaller(entry, withCanaries(entry, input), world);
    const after = await takeSnapshot();

    expect(answer.status).toBe(200);
    expect([0, 4000], answer.text.slice(0, 200)).toContain(envelopeOf(answer).code);
    const written = rowsAdded(before, after);
    for (const trace of traces(world)) {
      expect(written.filter((row) => row.includes(trace))).toEqual([]);
      // The staff sees everybody's.
      if (entry.call.auth !== "operator") expect(answer.text).not.toContain(trace);
    }
    const lost = rowsRemoved(before, after).filter((row) => row.includes(String(foreign.customerId)));
    expect(lost).toEqual([]);
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
