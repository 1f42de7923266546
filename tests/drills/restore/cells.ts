import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { z } from "zod";
import { sized } from "../../bench/support/small";
import { findViolations } from "../../support/database/invariants";
import { openLocalDatabase } from "../../support/database/local-database";
import { sampleOrder } from "../../support/orders/sample-order";
import { createKillableBackend } from "../../support/process/killable-backend";
import { PAYER_PASSWORD, payerId, payerToken } from "../../support/process/payers";

const OPERATOR_TOKEN = "process-test-operator-token";
const PAYERS = sized(20, 3);
const ORDERS_EACH = sized(10, 2);
/** Orders of the restored customer after the dump: these are lost. */
const LATER = sized(5, 1);
/** Minutes that a dump or a restore may take. */
const MOST_MINUTES = 60;

const envelope = z.object({ code: z.number(), message: z.string(), data: z.unknown() });
const placed = z.object({ orderId: z.number() });

interface Caller {
  readonly port: number;
}

async function call(
  { port }: Caller,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<z.infer<typeof envelope>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return envelope.parse(await response.json());
}

async function operate(at: Caller, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await call(at, method, path, { Authorization: `Bearer ${OPERATOR_TOKEN}` }, body);
  if (answer.code !== 0) throw new Error(`${path} answered ${answer.code} ${answer.message}`);
  return answer.data;
}

/** A paid order; null when it was refused for the moment. */
async function buy(at: Caller, payer: number): Promise<number | null> {
  const headers = { "WEB-TOKEN": payerToken(payer), "Idempotency-Key": crypto.randomUUID() };
  const order = await call(at, "POST", "/order/api/order", headers, sampleOrder(payerId(payer)));
  if (order.code !== 0) return null;
  const { orderId } = placed.parse(order.data);
  const path = `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=${PAYER_PASSWORD}`;
  const paid = await call(at, "PUT", path, { ...headers, "Idempotency-Key": crypto.randomUUID() });
  return paid.code === 0 ? orderId : null;
}

const runMinute = (at: Caller) => operate(at, "POST", "/sandbox/api/jobs");

/** Runs the minute's jobs until something is so. @returns seconds */
async function untilTrue(at: Caller, isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  for (let minute = 0; minute < MOST_MINUTES; minute += 1) {
    await runMinute(at);
    if (await isSo()) return (performance.now() - began) / 1000;
  }
  throw new Error(`not done after ${MOST_MINUTES} minutes`);
}

async function dumpNow(at: Caller): Promise<{ dump: string; seconds: number }> {
  const { dump } = z
    .object({ dump: z.string() })
    .parse(await operate(at, "POST", "/operator/api/cells/0/dumps"));
  const list = async () => z.array(z.string()).parse(await operate(at, "GET", "/operator/api/cells/0/dumps"));
  return { dump, seconds: await untilTrue(at, async () => (await list()).includes(dump)) };
}

const restore = z.object({
  id: z.number(),
  state: z.string(),
  rows: z.number(),
  frozenMs: z.number(),
  failure: z.string().nullable(),
});

async function restoreFrom(at: Caller, of: { customerId: number } | { cell: number }, dump: string) {
  const asked = { ...of, dump, reason: "演练", reviewer: "drill" };
  const { id } = z
    .object({ id: z.number() })
    .parse(await operate(at, "POST", "/operator/api/restores", asked));
  const state = async () => {
    const all = z.array(restore).parse(await operate(at, "GET", "/operator/api/restores"));
    const own = all.find((one) => one.id === id);
    if (!own || own.failure !== null) throw new Error(`the restore does not get on: ${own?.failure}`);
    return own;
  };
  const seconds = await untilTrue(at, async () => (await state()).state !== "RESTORING");
  return { seconds, ...(await state()) };
}

async function read(state: string) {
  const { d1, close } = openLocalDatabase(state);
  try {
    const { results } = await d1.prepare("SELECT id FROM orders").all<{ id: number }>();
    return { orders: new Set(results.map(({ id }) => id)), broken: await findViolations(d1) };
  } finally {
    close();
  }
}

/**
 * One customer, and then a whole lost cell, are restored from a dump by the calls of docs/operations.md, while the other
 * customers go on ordering and paying.
 */
export async function rehearseDumps() {
  const backend = await createKillableBackend({ payers: PAYERS });
  try {
    let at = await backend.start();
    const before: number[] = [];
    for (let payer = 0; payer < PAYERS; payer += 1) {
      for (let order = 0; order < ORDERS_EACH; order += 1) {
        const id = await buy(at, payer);
        if (id === null) throw new Error("an order was refused before anything had happened");
        before.push(id);
      }
    }
    const dumped = await dumpNow(at);
    const lost: number[] = [];
    for (let order = 0; order < LATER; order += 1) {
      const id = await buy(at, 0);
      if (id !== null) lost.push(id);
    }

    let isOver = false;
    const others: number[] = [];
    let refused = 0;
    const goingOn = (async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const id = await buy(at, 1 + (turn % (PAYERS - 1)));
        if (id === null) refused += 1;
        else others.push(id);
        await rest(20);
      }
    })();
    const one = await restoreFrom(at, { customerId: payerId(0) }, dumped.dump);
    isOver = true;
    await goingOn;
    const afterOne = await read(backend.state);

    const second = await dumpNow(at);
    await at.kill();
    rmSync(join(backend.state, "v3/do"), { recursive: true });
    at = await backend.start();
    // The first call makes an empty cell in the place of the lost one.
    await runMinute(at);
    const whole = await restoreFrom(at, { cell: 0 }, second.dump);
    await at.kill();
    const afterAll = await read(backend.state);

    const missing = (ids: readonly number[], { orders }: typeof afterOne) =>
      ids.filter((id) => !orders.has(id)).length;
    return {
      dumpSeconds: second.seconds,
      one,
      whole,
      others: others.length,
      refused,
      lostOfOne: missing(lost, afterOne),
      missingOfBefore: missing(before, afterOne) + missing([...before, ...others], afterAll),
      missingOfOthers: missing(others, afterOne),
      broken: afterOne.broken.length + afterAll.broken.length,
    };
  } finally {
    await backend.remove();
  }
}
