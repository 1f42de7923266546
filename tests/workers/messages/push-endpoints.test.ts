import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { sendMessage } from "../../../backend/src/modules/messages/messages";
import { addBrowser, pushToBrowsers, removeBrowser } from "../../../backend/src/modules/push/push.usecases";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { type Account, signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { storesOver } from "../../support/database/stores-over";
import { createFaults } from "../../support/faults/faults";
import { createTestBackend, idsBy, type TestClock } from "../../support/servers/backend";
import { PUSH_KEYS } from "../../support/servers/push-keys";
import { createPushReceiver } from "../../support/servers/push-receiver";

const ROUNDS = 10;

let clock: TestClock;
let bindings: BackendEnv;
let target: Awaited<ReturnType<typeof createPushReceiver>>["target"];
/** Whose messages the browser has been sent, by their number. */
let sent: number;
let first: Account;
let second: Account;

beforeEach(async () => {
  const backend = createTestBackend({ env: PUSH_KEYS });
  clock = backend.clock;
  bindings = backend.env;
  ({ target } = await createPushReceiver(`https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`));
  [first, second] = [await signIn(), await signIn()];
  sent = 0;
  vi.stubGlobal("fetch", async () => {
    sent += 1;
    return new Response(null, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const dependencies = () => ({ db: env.DB, directory: env.DB, env: bindings, clock });

/** Whose session it is matters to no test here, only that there is one. */
const add = async (
  { customerId }: Account,
  stores: { db?: EveryStore; directory?: EveryStore; env?: typeof bindings } = {},
) => {
  const tokenHash = await env.DB.prepare("SELECT token_hash FROM sessions WHERE customer_id = ?")
    .bind(customerId)
    .first<string>("token_hash");
  return addBrowser({ ...target, customerId, tokenHash: tokenHash ?? "" }, { ...dependencies(), ...stores });
};

/** Pushes that a message to a customer brings the browser. */
async function hears({ customerId }: Account): Promise<number> {
  clock.advance(1000);
  const before = sent;
  const message = { customerId, type: "service", title: "异常", text: "异常", at: clock.now() } as const;
  await env.DB.batch(sendMessage(env.DB, message, idsBy(clock)));
  await pushToBrowsers(customerId, { env: bindings, clock });
  return sent - before;
}

const rowsOf = ({ customerId }: Account) =>
  env.DB.prepare("SELECT COUNT(*) AS n FROM push_browsers WHERE customer_id = ?")
    .bind(customerId)
    .first<number>("n");

describe("[U44] a browser that two customers use", () => {
  test("hears the messages of the last one who asked, and of that one alone", async () => {
    await add(first);
    expect(await hears(first)).toBe(1);
    await add(second);
    expect([await hears(first), await hears(second)]).toEqual([0, 1]);
    expect(await rowsOf(first)).toBe(0);
    await add(first);
    expect([await hears(first), await hears(second)]).toEqual([1, 0]);
  });

  test("hears nothing while its customer is blocked, and the next message after that", async () => {
    await add(first);
    const block = env.DB.prepare("UPDATE customers SET blocked_at = ? WHERE id = ?");
    await block.bind(clock.now(), first.customerId).run();
    expect(await hears(first)).toBe(0);
    await block.bind(null, first.customerId).run();
    expect(await hears(first)).toBe(1);
  });

  test("claimed by both at the same moment: one of them is heard", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      clock.advance(1000);
      await Promise.all([add(first), add(second)]);
      expect((await hears(first)) + (await hears(second))).toBe(1);
    }
  });

  test("the former one's wish to end the pushes does not end the other's", async () => {
    await add(first);
    await add(second);
    await removeBrowser({ customerId: first.customerId, endpoint: target.endpoint }, dependencies());
    expect(await hears(second)).toBe(1);
  });

  test("[S9] nothing goes to the former one's browser, also when it is claimed while a push is on its way", async () => {
    await add(first);
    const faults = createFaults();
    const hold = faults.d1.query(/update "push_queue"/).hold();
    const { customerId } = first;
    const message = { customerId, type: "service", title: "异常", text: "异常", at: clock.now() } as const;
    await env.DB.batch(sendMessage(env.DB, message, idsBy(clock)));
    const sending = pushToBrowsers(customerId, { env: faults.wrap(bindings), clock });
    await hold.reached;
    clock.advance(1000);
    await add(second);
    hold.release();
    await sending;
    expect(sent).toBe(0);
    expect(await hears(second)).toBe(1);
  });
});

describe("[U44] a Worker that dies between two of the steps", () => {
  test("after the claim, before the row: neither is heard, until the second one asks again", async () => {
    await add(first);
    const faults = createFaults();
    faults.d1.batch(/insert into "push_browsers"/).throwBefore();
    expectConsole(/database batch failed/);
    clock.advance(1000);
    await expect(add(second, { db: faults.d1.wrap(env.DB) })).rejects.toThrow();
    expect([await hears(first), await hears(second)]).toEqual([0, 0]);
    // What was left of the first one is gone with the push that was not sent.
    expect(await rowsOf(first)).toBe(0);
    await add(second);
    expect([await hears(first), await hears(second)]).toEqual([0, 1]);
  });

  test("before the row of the former one is gone: that one hears nothing, and the row goes with the next message", async () => {
    await add(first);
    const faults = createFaults();
    faults.d1.batch(/delete from "push_browsers"/).throwBefore();
    expectConsole(/former browser not removed/);
    clock.advance(1000);
    await add(second, { env: { ...bindings, ...storesOver(faults.d1.wrap(env.DB)) } });
    expect(faults.unfired()).toEqual([]);
    expect(await rowsOf(first)).toBe(1);
    expect([await hears(first), await hears(second)]).toEqual([0, 1]);
    expect(await rowsOf(first)).toBe(0);
  });

  test("after the directory has given the browser up, before its row is gone: it is told no more", async () => {
    await add(first);
    const faults = createFaults();
    faults.d1.batch(/delete from "push_browsers"/).throwBefore();
    clock.advance(1000);
    await expect(
      removeBrowser(
        { customerId: first.customerId, endpoint: target.endpoint },
        { ...dependencies(), db: faults.d1.wrap(env.DB) },
      ),
    ).rejects.toThrow();
    expect(await hears(first)).toBe(0);
    expect(await rowsOf(first)).toBe(0);
  });
});
