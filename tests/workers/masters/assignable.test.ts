import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { listLowestMasters } from "../../../backend/src/modules/workers/pauses";
import { runAutopilot } from "../../../backend/src/sandbox/autopilot";
import { formatTime } from "../../../schema/rules/time";
import { bid, FOR_BIDS, pickBid } from "../../support/orders/bid-events";
import { rate } from "../../support/orders/master-settlements";
import { MASTER, operate, PROVIDER, RIVAL } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow } from "../../support/orders/order-life";
import { payOrder } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";

const life = withOneLife(5_000_000);
const LATE = Date.parse("2026-12-10T10:00:00+08:00");

/** The console's autopilot at an order. */
const autopilot = (orderId: number) =>
  runAutopilot(
    { orderId, pauseMs: 0, accept: false },
    {
      ...{ db: env.DB, env: life.backend.env, clock: life.backend.clock, requestId: "test" },
      directory: env.DB,
      ...{ ids: idsBy(life.backend.clock), waitUntil: () => undefined },
    },
  );
const verify = (id: number, verifyTime: string | null) =>
  operate(life.backend, "POST", `/operator/api/worker/${id}/verify`, { verifyTime });
const shown = async (id: number) => {
  const { data } = await operate(life.backend, "GET", "/operator/api/workers");
  return data.find((worker: { id: number }) => worker.id === id);
};
/** Pauses a master from a moment to another, as the monthly list does. */
const pause = (workerId: number, from: number, until: number) =>
  env.DB.prepare(
    `INSERT INTO master_pauses (id, worker_id, month, evaluations, stars, created_at, starts_at, ends_at)
     VALUES (?1, ?1, ?4, 12, 30, ?2, ?2, ?3)`,
  )
    .bind(workerId, from, until, formatTime(from).slice(0, 7))
    .run();

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM master_pauses"),
    env.DB.prepare("UPDATE workers SET verified_at = 1000 WHERE id IN (?, ?, ?)").bind(
      MASTER.id,
      PROVIDER.id,
      RIVAL.id,
    ),
  ]);
});

const UNVERIFIED = { code: 4009, message: "该师傅尚未实名认证，不能接单" };

describe("[GEN-07] a master whose name is not verified", () => {
  beforeEach(async () => {
    expect(await verify(MASTER.id, null)).toMatchObject({ code: 0 });
  });

  test("gets no order, by whichever way it would come", async () => {
    const orderId = await life.orderIn("RECEIVING_ORDER");
    const subject = life.subjectOf(orderId);
    expect(await EVENTS.receive(subject)).toMatchObject(UNVERIFIED);
    expect(await EVENTS.assign(subject)).toMatchObject(UNVERIFIED);
    await verify(PROVIDER.id, null);
    expect(await EVENTS.take(subject)).toMatchObject({
      code: 4009,
      message: "该服务商尚未实名认证，不能接单",
    });
    expect(await life.readOrder(orderId)).toMatchObject({ status: "RECEIVING_ORDER", workerName: null });

    await autopilot(orderId);
    expect(await life.readOrder(orderId)).toMatchObject({ workerName: RIVAL.name });

    // Once verified, the next order.
    await verify(MASTER.id, "2026-11-01 09:00:00");
    expect(await shown(MASTER.id)).toMatchObject({ verifyTime: "2026-11-01 09:00:00" });
    const next = await life.orderIn("RECEIVING_ORDER");
    expect(await EVENTS.receive(life.subjectOf(next))).toMatchObject({ code: 0 });
    expect(await life.readOrder(next)).toMatchObject({ workerVerifyTime: "2026-11-01 09:00:00" });
  });

  test("[U67] cannot bid, and is not picked with a bid from before", async () => {
    await verify(MASTER.id, "2026-11-01 09:00:00");
    const orderId = await life.placeOrder(FOR_BIDS);
    await bid({ backend: life.backend, orderId });
    await verify(MASTER.id, null);
    expect(await bid({ backend: life.backend, orderId }, { amount: 190 })).toMatchObject(UNVERIFIED);
    expect(await pickBid(life.subjectOf(orderId))).toMatchObject({
      code: 4009,
      message: "这位师傅目前不能接单，请选择其他报价",
    });
    await bid({ backend: life.backend, orderId }, { workerId: RIVAL.id });
    expect(await pickBid(life.subjectOf(orderId), RIVAL.id)).toMatchObject({ code: 0 });
    expect(await payOrder(life.backend, life.account, orderId)).toMatchObject({ code: 0 });
  });

  test("is verified at a moment that lies behind", async () => {
    const ahead = { code: 4000, message: "认证时间不能晚于现在" };
    expect(await verify(MASTER.id, "2030-01-01 00:00:00")).toMatchObject(ahead);
    const { id: _, pausedUntil: __, ...known } = await shown(MASTER.id);
    const add = { ...known, verifyTime: "2030-01-01 00:00:00" };
    expect(await operate(life.backend, "POST", "/operator/api/worker", add)).toMatchObject(ahead);
    expect(await verify(5, "2026-11-01 09:00:00")).toMatchObject({ code: 4004 });
  });
});

describe("[GEN-08] the lowest of a month", () => {
  /** Twenty masters with ten ratings each in November; one of them is the lowest. */
  async function rateNovember(lowest: number): Promise<void> {
    const others = Array.from({ length: 19 }, (_, index) => 9_300_001 + index);
    await env.DB.batch([
      env.DB.prepare("DELETE FROM worker_month_ratings"),
      env.DB.prepare("DELETE FROM master_pause_lists"),
      ...[lowest, ...others].map((id) =>
        env.DB.prepare(
          "INSERT INTO worker_month_ratings (month, worker_id, evaluations, stars) VALUES ('2026-11', ?, 10, ?)",
        ).bind(id, id === lowest ? 25 : 45),
      ),
    ]);
  }
  const listNow = () =>
    listLowestMasters({
      env: life.backend.env,
      clock: life.backend.clock,
      ids: idsBy(life.backend.clock),
    });
  const pauses = async () =>
    (await operate(life.backend, "GET", "/operator/api/master_pauses?month=2026-11")).data;

  test("are listed on the first, and paused from the fourth on for a month", async () => {
    await rateNovember(MASTER.id);
    life.backend.clock.set(Date.parse("2026-12-01T00:00:20+08:00"));
    await listNow();
    await listNow();
    expect(await pauses()).toMatchObject([
      {
        workerId: MASTER.id,
        workerName: MASTER.name,
        evaluations: 10,
        star: 2.5,
        startTime: "2026-12-04 00:00:00",
        endTime: "2027-01-04 00:00:00",
        liftTime: null,
      },
    ]);
    const orderId = await life.orderIn("RECEIVING_ORDER");
    await follow(life.subjectOf(orderId), ["receive"]);

    life.backend.clock.set(Date.parse("2026-12-04T00:00:00+08:00"));
    const message = "该师傅已暂停接单，至 2027-01-04 恢复";
    const next = life.subjectOf(await life.orderIn("RECEIVING_ORDER"));
    expect(await EVENTS.receive(next)).toMatchObject({ code: 4009, message });
    expect(await EVENTS.assign(next)).toMatchObject({ code: 4009, message });
    expect(await shown(MASTER.id)).toMatchObject({ pausedUntil: "2027-01-04 00:00:00" });
    await autopilot(next.orderId);
    expect(await life.readOrder(next.orderId)).toMatchObject({ workerName: RIVAL.name });
    const wanted = { backend: life.backend, orderId: await life.placeOrder(FOR_BIDS) };
    expect(await bid(wanted)).toMatchObject({ code: 4009, message });
    // The order from before goes on.
    await follow(life.subjectOf(orderId), ["appoint"]);
  });

  test("work again when the month is over", async () => {
    await pause(MASTER.id, LATE, LATE + 1000);
    life.backend.clock.set(LATE);
    const orderId = await life.orderIn("RECEIVING_ORDER");
    expect(await EVENTS.receive(life.subjectOf(orderId))).toMatchObject({ code: 4009 });
    life.backend.clock.advance(1000);
    expect(await EVENTS.receive(life.subjectOf(orderId))).toMatchObject({ code: 0 });
  });

  test("are taken off the list by staff before it holds, or let go afterwards; the list stays to be read", async () => {
    await rateNovember(MASTER.id);
    life.backend.clock.set(Date.parse("2026-12-01T09:00:00+08:00"));
    await listNow();
    const [{ id }] = await pauses();
    const lift = (reason: string) =>
      operate(life.backend, "POST", `/operator/api/master_pause/${id}/lift`, { reason });
    for (const reason of ["新人，样本不足", "再次"]) expect(await lift(reason)).toMatchObject({ code: 0 });
    expect(await pauses()).toMatchObject([{ liftTime: "2026-12-01 09:00:00", liftReason: "新人，样本不足" }]);
    life.backend.clock.set(LATE);
    await listNow();
    await follow(life.subjectOf(await life.orderIn("RECEIVING_ORDER")), ["receive"]);
    expect(
      await operate(life.backend, "POST", "/operator/api/master_pause/5/lift", { reason: "无" }),
    ).toMatchObject({ code: 4004 });
  });

  test("are found by the ratings of their month in Shanghai", async () => {
    await env.DB.prepare("DELETE FROM worker_month_ratings").run();
    // The last second of November in Shanghai is still November in UTC; the first of December, too.
    life.backend.clock.set(Date.parse("2026-11-30T23:59:59+08:00"));
    await rate(life.subjectOf(await life.orderIn("SUCCESS")), 2);
    life.backend.clock.set(Date.parse("2026-12-01T00:00:00+08:00"));
    await rate(life.subjectOf(await life.orderIn("SUCCESS")), 5);
    const { results } = await env.DB.prepare(
      "SELECT month, worker_id, evaluations, stars FROM worker_month_ratings ORDER BY month",
    ).all();
    expect(results).toEqual([
      { month: "2026-11", worker_id: MASTER.id, evaluations: 1, stars: 2 },
      { month: "2026-12", worker_id: MASTER.id, evaluations: 1, stars: 5 },
    ]);
  });
});
