import { createApp } from "../../../backend/src/app";
import type { BackendEnv } from "../../../backend/src/env";
import { formatTime, HOUR, systemClock } from "../../../backend/src/shared/clock";
import { payOrder } from "../../../schema/rest/payments/payment";
import { countingRows, NOT_OF_ORDERS } from "../../support/database/counting-rows";
import { sampleOrder } from "../../support/orders/sample-order";
import { FakeSite } from "../../support/servers/fake-site";
import { createTestCells } from "../../support/servers/test-cells";
import type { Backend } from "../pay/backend";
import { type Customer, PAY_PASSWORD } from "../pay/customers";

const MASTER = 7001;

/**
 * Rows and entries of indexes that an order's life writes, from placing to rating, as D1 counts and charges them, without
 * what copies it to staff's lists afterwards (`written-rows.test.ts` bounds that). The
 * backend's application runs beside the bench, over the same database, so that each statement tells what it wrote.
 */
export async function countWrites(
  { db, bindings }: Pick<Backend, "db" | "bindings">,
  customer: Customer,
): Promise<number> {
  const counter = countingRows(db, NOT_OF_ORDERS);
  const late: Promise<unknown>[] = [];
  const site = new FakeSite(bindings.ROOM_EVENT_SECRET, systemClock.now);
  const context = {
    waitUntil: (work: Promise<unknown>) => void late.push(work),
    passThroughOnException() {},
    props: {},
  };
  // What the build of the Worker defines.
  Object.assign(globalThis, { __SANDBOX__: false });
  const app = createApp(systemClock);
  const env: BackendEnv = { ...bindings, DB: counter.db, SITE: site.fetcher };
  env.CELLS = createTestCells(counter.db, {
    answer: async (request, cell) => app.fetch(request, { ...env, CELL: cell }, context as ExecutionContext),
    runJobs: () => Promise.reject(new Error("no minute passes here")),
  });

  async function call(path: string, json: unknown, headers: Record<string, string>, method = "POST") {
    const response = await app.fetch(
      new Request(`http://backend${path}`, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(json),
      }),
      env,
      context as ExecutionContext,
    );
    const { code, message, data } = await response.json<{
      code: number;
      message: string;
      data: { orderId: number };
    }>();
    if (code !== 0) throw new Error(`${path}: ${message}`);
    await Promise.all(late.splice(0));
    return data;
  }
  const own = { "WEB-TOKEN": customer.token };
  const operator = { Authorization: `Bearer ${bindings.OPERATOR_TOKEN}` };

  await db
    .prepare(
      "INSERT INTO workers (id, type, name, phone, created_at, verified_at) VALUES (?, 'PERSONAL', '陈师傅', '13700007001', 1, 1) ON CONFLICT (id) DO UPDATE SET verified_at = 1",
    )
    .bind(MASTER)
    .run();
  counter.take();
  const { orderId } = await call("/order/api/order", sampleOrder(customer.id), own);
  await call(
    `${payOrder.path.replace("{orderid}", String(orderId))}?payWayEnum=WALLET&pwd=${PAY_PASSWORD}`,
    {},
    own,
    payOrder.method,
  );
  const step = (name: string, body: object) => call(`/operator/api/order/${orderId}/${name}`, body, operator);
  await step("receive", { workerId: MASTER });
  await step("appoint", { appointmentTime: formatTime(systemClock.now() + HOUR) });
  await step("sign_in", { lng: 120.15, lat: 30.28, area: "文三路" });
  await step("complete", { content: "照片", imgs: [await evidence(db, orderId, customer.id)] });
  await call(`/order/api/order/${orderId}/accept?isPass=true`, {}, own);
  await call(
    `/order/api/order/${orderId}/evaluation`,
    { star: 5, content: "很好", label: "准时上门", imgs: [] },
    own,
  );
  return counter.take().written;
}

/** A picture of the finished work, as the master's app has uploaded it; its address. */
async function evidence(db: Backend["db"], orderId: number, customerId: number): Promise<string> {
  const key = `${String(orderId).padStart(32, "0")}.jpg`;
  await db.batch([
    db
      .prepare(
        "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES (?, NULL, 'image/jpeg', 1, ?)",
      )
      .bind(key, systemClock.now()),
    db
      .prepare(
        "INSERT INTO order_evidence (key, order_id, customer_id, stage, uploaded_by, created_at) VALUES (?, ?, ?, 'complete', 'operator', ?)",
      )
      .bind(key, orderId, customerId, systemClock.now()),
  ]);
  return `/files/${key}`;
}
