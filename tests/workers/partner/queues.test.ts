import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatTime } from "../../../backend/src/shared/clock";
import { RIVAL } from "../../support/orders/masters";
import { EVENTS, follow, MASTER, operate, PHOTO, seedWorkers } from "../../support/orders/order-life";
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

test("[EXT-589] staff decide an arbitration by what it asks for and by the words of both sides, the first one asked first", async () => {
  const older = await asking("request_refund");
  expect((await read(`refunds?orderNo=${older.orderNo}`)).rows).toMatchObject([
    { arbitrationAllowance: null, applyArbitrationAmount: null },
  ]);
  backend.clock.advance(60_000);
  const newer = await asking("request_refund");
  for (const subject of [newer, older]) {
    backend.clock.advance(60_000);
    await follow(subject, ["refuse_refund"]);
    const { id } = (await read(`refunds?orderNo=${subject.orderNo}`)).rows[0];
    const json = { allowance: 40, content: "愿意补贴师傅的路费", imgs: [PHOTO] };
    const { token } = subject.account;
    const asked = await backend.call("POST", `/order/api/refund/${id}/arbitration`, { token, json });
    expect(asked.code).toBe(0);
  }
  const { rows } = await read("refunds?status=ARBITRATION");
  expect(rows.slice(-2).map(({ orderId }: { orderId: number }) => orderId)).toEqual([
    newer.orderId,
    older.orderId,
  ]);
  const last = rows.at(-1);
  expect(last).toMatchObject({
    allowance: 0,
    description: expect.stringMatching(/./),
    refuseRefundContent: "已上门",
    arbitrationAllowance: 40,
    applyArbitrationAmount: expect.closeTo(last.applyAmount - 40, 2),
    arbitrationContent: "愿意补贴师傅的路费",
    applyArbitrationTime: formatTime(backend.clock.now()),
  });
});

test("[EXT-589] an entry that was copied before the words of both sides were is answered without them", async () => {
  const { orderNo } = await asking("request_refund");
  await env.DB.prepare(
    `UPDATE staff_list_entries SET data = json_remove(data, '$.description', '$.refuseContent',
       '$.arbitrationAllowance', '$.arbitrationApplyAmount', '$.arbitrationContent', '$.arbitrationAppliedAt')
     WHERE list = 'refunds' AND key = ?`,
  )
    .bind(orderNo)
    .run();
  expect((await read(`refunds?orderNo=${orderNo}`)).rows).toMatchObject([
    { description: "", refuseRefundContent: null, arbitrationAllowance: null, applyArbitrationTime: null },
  ]);
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
    rows: [{ orderId: subject.orderId, orderNo: subject.orderNo, amount: 20, dealTime: null }],
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
