import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { endStaleCalls } from "../../../backend/src/modules/calls/end-call";
import { LOST_MS, RING_MS } from "../../../schema/rules/calls/call";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { inEveryStore } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { operate, orderIn } from "../../support/orders/order-life";
import { payingCustomer } from "../../support/orders/orders";
import { createTestBackend, type Envelope, idsBy } from "../../support/servers/backend";
import { callsOf, giveTo } from "./support";

const ROUNDS = 20;
const OTHER_BUSY = "对方忙线中，请稍后再拨";
const life = withOneLife(5_000_000);
const calls = callsOf(life);

/** The master of an order of `life`, who also works for another customer. */
let shared: { readonly own: number; readonly other: number; readonly account: Account };

beforeEach(async () => {
  const { orderId: own, workerId } = await calls.order();
  const account = await payingCustomer(1_000_000);
  const other = await orderIn(life.backend, account, "WAIT_INSTALL");
  await giveTo(workerId, other, account);
  shared = { own, other, account };
});

const post = (name: string, json: unknown, { token }: Account, backend = life.backend): Promise<Envelope> =>
  backend.call("POST", `/user/api/video_call/${name}`, { token, json });
const startOwn = (backend = life.backend) =>
  post("video_call_customer", { businessId: shared.own }, life.account, backend);
const startOther = () => post("video_call_customer", { businessId: shared.other }, shared.account);
const idOf = ({ data }: Envelope): string => data.videoCallInstanceId;

/** A backend of the same moment whose database fails as the script says. */
function failing() {
  const faults = createFaults();
  const backend = createTestBackend({ clock: life.backend.clock, env: faults.wrap({ DB: env.DB }) });
  return { faults, backend };
}

describe("[R39] a master talks to one customer at a time", () => {
  test("two customers call at the same moment: one call comes about", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all([startOwn(), startOther()]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 4009]);
      expect(answers.find(({ code }) => code !== 0)?.message).toBe(OTHER_BUSY);
      const [own] = answers;
      const winner = own.code === 0 ? life.account : shared.account;
      const won = answers.find(({ code }) => code === 0) ?? own;
      expect((await post("sender_call_off", { videoCallInstanceId: idOf(won) }, winner)).code).toBe(0);
    }
  });

  test("as long as both keep the call, and no longer than that", async () => {
    const id = await calls.talking(shared.own);
    for (let i = 0; i < 8; i++) {
      life.backend.clock.advance(15_000);
      await Promise.all([calls.keep(id), calls.masterKeeps(id)]);
      expect((await startOther()).message).toBe(OTHER_BUSY);
    }
    life.backend.clock.advance(LOST_MS);
    expect((await startOther()).code).toBe(0);
  });

  test("a call that was answered in its last moment keeps the line", async () => {
    const id = idOf(await startOwn());
    await calls.inform(id);
    life.backend.clock.advance(RING_MS - 1);
    expect((await calls.masterAccepts(id)).code).toBe(0);
    life.backend.clock.advance(1);
    expect((await startOther()).message).toBe(OTHER_BUSY);
    expect((await calls.keep(id)).data.status).toBe("ACCEPTED");
  });

  test("a call that neither side kept ends when another has the line, and gives it back to none", async () => {
    const id = await calls.talking(shared.own);
    life.backend.clock.advance(LOST_MS - 1);
    await env.DB.prepare("UPDATE worker_lines SET held_until = 0 WHERE call_id = ?").bind(id).run();
    const other = idOf(await startOther());
    expect((await calls.keep(id)).data).toMatchObject({ status: "ENDED", access: null });
    expect((await startOwn()).message).toBe(OTHER_BUSY);
    expect((await calls.stored(other))?.status).toBe("RINGING");
  });
});

describe("[R39] a Worker that dies between two of the steps leaves the line free in the end", () => {
  test("after the line, before the call: for as long as a ring, then others get through", async () => {
    const { faults, backend } = failing();
    faults.d1.batch(/insert into "calls"/).throwBefore();
    expectConsole(/database batch failed/);
    expect((await startOwn(backend)).code).not.toBe(0);
    expect(faults.unfired()).toEqual([]);
    expect(await calls.current()).toBeNull();
    expect((await startOther()).message).toBe(OTHER_BUSY);
    life.backend.clock.advance(RING_MS);
    expect((await startOther()).code).toBe(0);
  });

  test("dies after storing the call: the call exists, and ends when its ring time is over", async () => {
    const { faults, backend } = failing();
    faults.d1.batch(/insert into "calls"/).throwAfter();
    expectConsole(/database batch failed/);
    expect((await startOwn(backend)).code).not.toBe(0);
    const { videoCallInstanceId: id } = await calls.current();
    expect((await startOther()).message).toBe(OTHER_BUSY);
    life.backend.clock.advance(RING_MS);
    await inEveryStore(endStaleCalls)({
      env: life.backend.env,
      clock: life.backend.clock,
      ids: idsBy(life.backend.clock),
    });
    expect((await calls.stored(id))?.status).toBe("MISSED");
    expect((await startOther()).code).toBe(0);
  });

  test("after the end of the call, before its line: free after a ring, and at once when the end is repeated", async () => {
    const { faults, backend } = failing();
    faults.d1
      .query(/delete from "worker_lines"/)
      .times(2)
      .throwBefore();
    for (const isRepeated of [false, true]) {
      const id = idOf(await startOwn());
      const hangUp = (by = life.backend) =>
        post("sender_call_off", { videoCallInstanceId: id }, life.account, by);
      expect((await hangUp(backend)).code).toBe(0);
      expect((await startOther()).message).toBe(OTHER_BUSY);
      if (isRepeated) await hangUp();
      else life.backend.clock.advance(RING_MS);
      const answer = await startOther();
      expect(answer.code).toBe(0);
      await post("sender_call_off", { videoCallInstanceId: idOf(answer) }, shared.account);
    }
    expect(faults.unfired()).toEqual([]);
  });

  test("between the line of an answer and the answer: the call rings on, and can be answered", async () => {
    const { faults, backend } = failing();
    const id = await calls.incoming(shared.own);
    faults.d1.batch(/update "calls" set "status"/).throwBefore();
    expectConsole(/database batch failed/);
    const json = { videoCallInstanceId: id, windowKey: "window-1" };
    expect((await post("receive_accept", json, life.account, backend)).code).not.toBe(0);
    expect((await calls.accept(id)).code).toBe(0);
    expect(faults.unfired()).toEqual([]);
  });
});

test("[R39] an answer that comes too late keeps no line", async () => {
  const { faults, backend } = failing();
  const id = await calls.incoming(shared.own);
  const hold = faults.d1.query(/insert into "worker_lines"/).hold();
  const late = post(
    "receive_accept",
    { videoCallInstanceId: id, windowKey: "window-late" },
    life.account,
    backend,
  );
  await hold.reached;
  await operate(life.backend, "POST", `/operator/api/call/${id}/hang_up`);
  hold.release();
  expect((await late).message).toBe("通话已结束");
  expect((await startOther()).code).toBe(0);
});
