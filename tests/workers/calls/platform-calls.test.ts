import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { endStaleCalls } from "../../../backend/src/modules/calls/end-call";
import { MINUTE, SECOND } from "../../../backend/src/shared/clock";
import { inEveryStore } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { idsBy } from "../../support/servers/backend";
import { callsOf } from "./support";

const life = withOneLife(5_000_000);
const calls = callsOf(life);
const immediate = async () => (await calls.order({ orderType: "TIMELY" })).orderId;

/** What the timeline says about calls. */
async function linesOf(orderId: number): Promise<string[]> {
  const log: { event: string; title: string; content: string; operatorName: string }[] = (
    await life.readOrder(orderId)
  ).orderLogs;
  return log
    .filter(({ event }) => event === "call")
    .map(({ title, content, operatorName }) => `${operatorName} ${title} ${content}`);
}

/** Messages about missed calls, as the message centre shows them. */
async function missedMessages(): Promise<{ topic: string; mesAssociatedId: number; content: string }[]> {
  const { data } = await life.call("POST", "/user/api/mes/list", { pageSize: 100 });
  return data.pageResult.rows.filter(({ title }: { title: string }) => title === "未接来电");
}

const comesAround = () => {
  const { env: bindings, clock } = life.backend;
  return inEveryStore(endStaleCalls)({ env: bindings, clock, ids: idsBy(clock) });
};

describe("[C-44] about an immediate order", () => {
  test("[ACT-21] [CALL-06] [LIST-31] the customer calls the platform, which answers; the master is in none of it", async () => {
    const orderId = await immediate();
    const started = await calls.start(orderId);
    expect(started.data).toMatchObject({ revieveUserId: 1, status: "RINGING" });
    const id: string = started.data.videoCallInstanceId;
    await calls.inform(id);
    expect(await calls.ringing(orderId)).toMatchObject({ videoCallInstanceId: id, access: null });
    const accepted = await calls.masterAccepts(id);
    expect(accepted.data.status).toBe("ACCEPTED");
    life.backend.clock.advance(5 * SECOND);
    await calls.callOff(id);
    expect(await linesOf(orderId)).toEqual(["客户 呼叫平台客服（视频） 通话 5 秒"]);
    expect(JSON.stringify([started, accepted, await life.readOrder(orderId)])).not.toContain("陈师傅");
  });

  test("[DETAIL-17] [ENT-30] the platform calls the customer under its own name, and is rejected by it", async () => {
    const orderId = await immediate();
    const { data } = await calls.ring(orderId, "audio");
    expect(data).toMatchObject({ sendUserId: 1, sendUserNickName: "平台客服", sendUserAvartar: null });
    expect((await calls.reject(data.sendUserId)).code).toBe(0);
    expect(await calls.stored(data.videoCallInstanceId)).toEqual({
      status: "REJECTED",
      ended_by: "CUSTOMER",
    });
    expect(await linesOf(orderId)).toEqual(["平台客服 平台客服来电（语音） 已挂断，未接听"]);
  });

  test("the platform talks to many at once, and a customer to one", async () => {
    const [one, other] = [await immediate(), await immediate()];
    await env.DB.prepare(
      `INSERT INTO calls (id, order_id, customer_id, worker_id, caller, call_type, status, customer_seen_at, worker_seen_at, created_at)
       VALUES ('of-somebody-else', 1, 1, NULL, 'CUSTOMER', 'audio', 'ACCEPTED', ?1, ?1, ?1)`,
    )
      .bind(life.backend.clock.now())
      .run();
    expect((await calls.inform((await calls.start(one)).data.videoCallInstanceId)).code).toBe(0);
    expect((await calls.start(other)).message).toBe("您正在通话中，请先结束当前通话");
    await env.DB.prepare(
      "UPDATE calls SET status = 'ENDED', ended_at = 0 WHERE id = 'of-somebody-else'",
    ).run();
  });

  test("only one that is paid and not closed; the console is told by the same rule", async () => {
    const { backend, account } = life;
    const orderId = await life.placeOrder({ orderType: "TIMELY" });
    const isCallable = async () => {
      const { data } = await operate(backend, "GET", "/operator/api/orders?limit=100");
      return data.rows.find(({ id }: { id: number }) => id === orderId)?.isCallable;
    };
    expect((await calls.start(orderId)).message).toBe("订单付款后才能呼叫平台客服");
    expect(await isCallable()).toBe(false);
    const closed = await life.orderIn("CLOSE", { orderType: "TIMELY" });
    expect((await calls.start(closed)).message).toBe("订单已关闭，不能呼叫");
    expect(account.customerId).toBeGreaterThan(1);
  });
});

describe("[U53] a call that the customer misses", () => {
  test("leaves a message that leads to its order, and a line in the timeline, whether unanswered or called off", async () => {
    const { orderId, workerId } = await calls.order();
    await calls.incoming(orderId);
    life.backend.clock.advance(MINUTE);
    await comesAround();
    const [missed, ...more] = await missedMessages();
    expect(more).toEqual([]);
    expect(missed).toMatchObject({ topic: "CALL", mesAssociatedId: orderId });
    expect(missed?.content).toMatch(
      /^陈师傅于 \d\d-\d\d \d\d:\d\d 就订单\d{14}（[^）]+）向您发起视频通话，您未接听。打开订单，点“电话联系”即可回拨。$/u,
    );
    life.backend.clock.advance(SECOND);
    await calls.masterHangsUp(await calls.incoming(orderId));
    expect(await missedMessages()).toHaveLength(2);
    expect(await linesOf(orderId)).toEqual([
      "陈师傅 师傅来电（视频） 未接来电",
      "陈师傅 师傅来电（视频） 未接来电",
    ]);
    expect(workerId).toBeGreaterThan(0);
  });

  test("of an immediate order is the platform's, who is called back", async () => {
    const orderId = await immediate();
    await calls.masterHangsUp(await calls.incoming(orderId));
    expect((await missedMessages()).map(({ content }) => content.slice(0, 5))).toEqual(["平台客服于"]);
  });

  test("leaves no message when it was rejected, answered, or missed by the master; the last is in the timeline", async () => {
    const { orderId, workerId } = await calls.order();
    await calls.incoming(orderId);
    await calls.reject(workerId);
    life.backend.clock.advance(SECOND);
    const answered = await calls.incoming(orderId);
    await calls.accept(answered);
    await calls.masterHangsUp(answered);
    life.backend.clock.advance(SECOND);
    await calls.inform((await calls.start(orderId)).data.videoCallInstanceId);
    life.backend.clock.advance(MINUTE);
    await comesAround();
    expect(await missedMessages()).toEqual([]);
    expect((await linesOf(orderId)).at(-1)).toBe("客户 呼叫师傅（视频） 师傅无人接听");
  });
});
