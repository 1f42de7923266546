import { afterAll, beforeAll, expect, test } from "vitest";
import { formatTime } from "../../../backend/src/shared/clock";
import { RIVAL } from "../../support/orders/masters";
import { EVENTS, follow, MASTER, operate, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { giveTo } from "../calls/support";

let backend: TestBackend;
beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  backend = createTestBackend();
});
afterAll(expectSoundData);

const read = async (path: string) => (await operate(backend, "GET", `/operator/api/${path}`)).data;

/** A paid order of which something is asked. */
async function asking(event: "request_refund" | "request_markup") {
  const account = await payingCustomer(1_000_000);
  const orderId = await placeOrder(backend, account);
  await payOrder(backend, account, orderId);
  const subject = { backend, account, orderId };
  await follow(subject, ["assign", event]);
  return { ...subject, orderNo: (await readOrder(backend, account, orderId)).orderNo };
}

test("[U74] staff see the refunds of all customers that wait, the longest waiting first, by pages and numbers", async () => {
  const first = await asking("request_refund");
  backend.clock.advance(60_000);
  const second = await asking("request_refund");
  const waiting = await read("refunds?status=WAIT");
  expect(waiting.total).toBe(2);
  expect(waiting.rows).toMatchObject([
    { orderId: first.orderId, orderNo: first.orderNo, status: "WAIT", customerPhone: first.account.phone },
    { orderId: second.orderId, status: "WAIT" },
  ]);
  expect((await read("refunds?pageSize=1&pageIndex=2")).rows).toMatchObject([{ orderId: second.orderId }]);
  expect((await read(`refunds?orderNo=${second.orderNo}`)).total).toBe(1);
  await follow(first, ["refuse_refund", "request_arbitration"]);
  expect((await read("refunds?status=ARBITRATION")).rows).toMatchObject([{ orderId: first.orderId }]);
  expect((await read("refunds?status=WAIT")).total).toBe(1);
});

test("[U74] a refund that was requested again waits since then, behind those that were requested before", async () => {
  const renewed = await asking("request_refund");
  backend.clock.advance(60_000);
  await follow(renewed, ["refuse_refund"]);
  const other = await asking("request_refund");
  backend.clock.advance(60_000);
  await follow(renewed, ["renew_refund"]);
  const since = formatTime(backend.clock.now());
  const { rows } = await read("refunds?status=WAIT&pageSize=100");
  expect(rows.slice(-2)).toMatchObject([
    { orderId: other.orderId },
    { orderId: renewed.orderId, createTime: since },
  ]);
});

test("[U74] staff see what masters ask for, and what customers have answered; nothing of customers' own markups", async () => {
  const subject = await asking("request_markup");
  await EVENTS.markup(subject);
  const waiting = await read("markups?status=WAIT_PAY");
  expect(waiting).toMatchObject({
    total: 1,
    rows: [{ orderId: subject.orderId, amount: 20, dealTime: null }],
  });
  const [{ id }] = waiting.rows;
  const { token } = subject.account;
  const json = { markupRequestId: id, rejectContent: "不需要" };
  const rejected = await backend.call("POST", "/order/api/markup/reject", { token, json });
  expect(rejected.code).toBe(0);
  expect((await read("markups")).rows).toMatchObject([
    { id, status: "REJECT", dealTime: expect.any(String) },
  ]);
});

test("[U74] staff see the calls of customers that ring, until they are answered or called off", async () => {
  const { account, orderId } = await asking("request_refund");
  const call = async (name: string, json: unknown) =>
    backend.call("POST", `/user/api/video_call/${name}`, { token: account.token, json });
  const begin = async (): Promise<string> => {
    const { data } = await call("video_call_customer", { businessData: { businessId: orderId } });
    return data.videoCallInstanceId;
  };
  const first = await begin();
  expect((await read("ringing_calls")).total).toBe(0);
  await call("video_call_inform", { videoCallInstanceId: first });
  expect(await read("ringing_calls")).toMatchObject({
    total: 1,
    rows: [{ videoCallInstanceId: first, orderId, callType: "video", customerPhone: account.phone }],
  });
  expect((await operate(backend, "POST", `/operator/api/call/${first}/accept`)).code).toBe(0);
  expect((await read("ringing_calls")).total).toBe(0);
  await call("sender_call_off", { videoCallInstanceId: first });
  const second = await begin();
  await call("video_call_inform", { videoCallInstanceId: second });
  expect((await read("ringing_calls")).rows).toMatchObject([{ videoCallInstanceId: second }]);
  await call("sender_call_off", { videoCallInstanceId: second });
  expect((await read("ringing_calls")).total).toBe(0);
});

test("[U74] a call that rings stands with its master, also after one that ended before it rang, and under another master", async () => {
  const { account, orderId } = await asking("request_refund");
  const call = (name: string, json: unknown) =>
    backend.call("POST", `/user/api/video_call/${name}`, { token: account.token, json });
  const begin = async (): Promise<string> =>
    (await call("video_call_customer", { businessData: { businessId: orderId } })).data.videoCallInstanceId;
  const ringingOf = async (workerId: number) =>
    (await read(`ringing_calls?workerId=${workerId}`)).rows.map(
      (row: { videoCallInstanceId: string }) => row.videoCallInstanceId,
    );
  await call("sender_call_off", { videoCallInstanceId: await begin() });
  const rings = async (): Promise<string> => {
    const videoCallInstanceId = await begin();
    await call("video_call_inform", { videoCallInstanceId });
    return videoCallInstanceId;
  };
  const second = await rings();
  expect(await ringingOf(MASTER.id)).toEqual([second]);
  await call("sender_call_off", { videoCallInstanceId: second });
  expect(await ringingOf(MASTER.id)).toEqual([]);
  await giveTo(RIVAL.id, orderId, account);
  const third = await rings();
  expect(await ringingOf(RIVAL.id)).toEqual([third]);
  expect(await ringingOf(MASTER.id)).toEqual([]);
  await call("sender_call_off", { videoCallInstanceId: third });
});
