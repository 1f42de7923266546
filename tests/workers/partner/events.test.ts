import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { WebhookWake } from "../../../backend/src/env";
import { runJobsOfPlatform } from "../../../backend/src/jobs";
import { takeWakes } from "../../../backend/src/modules/webhook-sending/take-wakes";
import { createWebhookSender } from "../../../backend/src/providers/webhooks/webhook-sender";
import { DAY, MINUTE } from "../../../backend/src/shared/clock";
import { listPartnerEvents } from "../../../schema/rest/operator/operator-partner-events";
import { Code } from "../../../schema/rules/codes";
import { PARTNER_SCOPES } from "../../../schema/rules/partner/partner-clients";
import { PARTNER_EVENT_TYPES, PARTNER_EVENTS } from "../../../schema/rules/partner/partner-events";
import type { Account } from "../../support/accounts/accounts";
import { type CallName, contractCalls, envelopeOf, sendCall } from "../../support/contract/contract";
import { follow, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  payingCustomer,
  payOrder,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { makePartner, PARTNER_ENV, type Partner } from "../../support/partner/partner-clients";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { isSignedBy, Receiver, TestQueue } from "../../support/webhooks";
import type { World } from "../attacks/attack-world";
import { entryOf } from "../attacks/rest/matrix";
import { createWorld } from "../attacks/world";
import { bindCompany, COMPANY, createPayoutBackend, withdraw } from "../withdrawals/support";

const HOOK = "https://admin.partner-shop.com/events";
const PATH = "/operator/api/partner/webhook";

let queue: TestQueue;
let receiver: Receiver;
let backend: TestBackend;
let partner: Partner;
let account: Account;
beforeEach(async () => {
  await seedReference();
  await seedWorkers();
  await env.DB.batch(
    ["partner_endpoints", "partner_events"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  queue = new TestQueue();
  receiver = new Receiver();
  backend = createPayoutBackend({ autoLimit: "1", env: { ...PARTNER_ENV, WEBHOOKS: queue.binding } });
  partner = await makePartner(backend, { scopes: PARTNER_SCOPES });
  account = await payingCustomer(1_000_000);
});
afterAll(expectSoundData);

const add = async (events: readonly string[], by = partner, url = HOOK) =>
  by.call("POST", PATH, { json: { url, events } });
const dependencies = () => ({ env: backend.env, clock: backend.clock, ids: idsBy(backend.clock) });

/** Takes what the queue has for partner clients. */
async function deliver(): Promise<void> {
  const messages = queue.sent
    .splice(0)
    .filter(({ body }) => body.customerId === null)
    .map(({ body }) => ({ body, ack: () => undefined, retry: () => undefined }));
  await takeWakes(
    { messages } as unknown as MessageBatch<WebhookWake>,
    dependencies(),
    createWebhookSender({ fetch: receiver.fetch, timeoutMs: 200 }),
  );
}

/** A minute of the cron, and what it hands to the queue. */
async function minute(ms = MINUTE): Promise<void> {
  backend.clock.advance(ms);
  await runJobsOfPlatform(dependencies());
  await deliver();
}

async function paidOrder(): Promise<number> {
  const orderId = await placeOrder(backend, account);
  await payOrder(backend, account, orderId);
  return orderId;
}

/** What came: the type, and what it is about. */
const told = () =>
  receiver.hooks.map(({ body }) => {
    const data: { id?: number } = body.data as object;
    return [body.type as string, data.id];
  });

describe("[U74] events for partner clients", () => {
  test("tell of a waiting order, signed, by the queue and never by the request, with numbers alone", async () => {
    const { data, code } = await add(["order.waiting"]);
    expect(code).toBe(0);
    const orderId = await paidOrder();
    expect(receiver.hooks).toEqual([]);
    expect(queue.sent.filter(({ body }) => body.customerId === null)).toHaveLength(1);
    await deliver();
    expect(told()).toEqual([["order.waiting", orderId]]);
    const [hook] = receiver.hooks;
    if (!hook) throw new Error("nothing came");
    expect(await isSignedBy(data.secret, hook)).toBe(true);
    expect(hook.body).toEqual({
      type: "order.waiting",
      version: 1,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { seq: expect.any(Number), id: orderId, state: "RECEIVING_ORDER" },
    });
    await minute();
    expect(receiver.hooks).toHaveLength(1);
  });

  describe("caused by customers and visitors", () => {
    let world: World;
    beforeAll(async () => {
      world = await createWorld();
    });

    test.each<[string, CallName]>([
      ["complaint.filed", "complaints.addComplaint"],
      ["feedback.received", "feedback.addFeedback"],
      ["invoice.requested", "bill.requestInvoice"],
      ["application.received", "settleIn.addServiceApplication"],
      ["bid.question", "bids.askAboutBid"],
      ["markup.answered", "markups.rejectMarkup"],
    ])("%s follows the call %s", async (type, name) => {
      const { clock, env: bindings } = world.backend;
      backend = createTestBackend({ clock, env: { ...bindings, ...PARTNER_ENV, WEBHOOKS: queue.binding } });
      expect((await add([type], await makePartner(backend, { scopes: PARTNER_SCOPES }))).code).toBe(0);
      const call = contractCalls.find((one) => one.name === name)?.call;
      if (!call) throw new Error(name);
      const answer = await sendCall(backend, call, await entryOf(name).prepare(world), world.own);
      expect(envelopeOf(answer).code).toBe(0);
      await minute();
      expect(receiver.types).toContain(type);
    });
  });

  test("tell of a wanted quote, a refund, its arbitration, and withdrawals that wait for staff", async () => {
    await add(PARTNER_EVENT_TYPES);
    const subject = { backend, account, orderId: await paidOrder() };
    await follow(subject, ["assign", "request_refund", "refuse_refund", "request_arbitration"]);
    await placeOrder(backend, account, { priceWay: "BIDS" });
    await bindCompany(account);
    const { code } = await withdraw(backend, account, { payWay: "BANK", realName: COMPANY.company });
    expect(code).toBe(0);
    await minute();
    const types = [
      "order.waiting",
      "refund.requested",
      "refund.arbitration",
      "bid.wanted",
      "withdrawal.waiting",
    ];
    expect(receiver.types).toEqual(expect.arrayContaining(types));
  });

  test("tell of a ringing call, which can begin once an address wants to hear of it", async () => {
    const orderId = await paidOrder();
    await follow({ backend, account, orderId }, ["assign"]);
    // No console plays the masters' side.
    const { clock } = backend;
    backend = createTestBackend({ clock, env: { ...backend.env, SANDBOX: "off" } });
    const call = (name: string, json: unknown) =>
      backend.call("POST", `/user/api/video_call/${name}`, { token: account.token, json });
    const begin = () => call("video_call_customer", { businessData: { businessId: orderId } });
    expect(await begin()).toMatchObject({ code: Code.CONFLICT });
    partner = await makePartner(backend, { scopes: PARTNER_SCOPES });
    expect((await add(["call.ringing"])).code).toBe(0);
    const { videoCallInstanceId } = (await begin()).data;
    expect((await call("video_call_inform", { videoCallInstanceId })).code).toBe(0);
    await minute(0);
    expect(told()).toEqual([["call.ringing", orderId]]);
    const { rows } = (await partner.call("GET", "/operator/api/ringing_calls")).data;
    expect(rows).toMatchObject([{ videoCallInstanceId, orderId }]);
  });

  test("leave out what the client's scopes do not open, and another client's addresses", async () => {
    const narrow = await makePartner(backend, { scopes: ["feedback"] });
    expect(await add(["order.waiting"], narrow)).toMatchObject({ code: Code.INVALID_INPUT, field: "events" });
    const { data } = await add(["order.waiting"]);
    await paidOrder();
    expect((await narrow.call("GET", "/operator/api/partner/events")).data).toEqual([]);
    expect((await narrow.call("GET", "/operator/api/partner/webhooks")).data).toEqual([]);
    expect((await narrow.call("DELETE", `${PATH}/${data.id}`)).code).toBe(Code.NOT_FOUND);
    expect((await narrow.call("POST", `${PATH}/${data.id}/secret`)).code).toBe(Code.NOT_FOUND);
    const mine = (await partner.call("GET", "/operator/api/partner/events")).data;
    expect(mine).toMatchObject([{ type: "order.waiting", state: "RECEIVING_ORDER" }]);
    expect((await partner.call("GET", `/operator/api/partner/events?after=${mine[0].seq}`)).data).toEqual([]);
  });

  test("addresses of the platform's own and of private places are refused", async () => {
    for (const url of ["http://admin.partner-shop.com/", "https://127.0.0.1/", "https://db.internal/"])
      expect(await add(["order.waiting"], partner, url), url).toMatchObject({ code: Code.INVALID_INPUT });
  });

  test("nothing is written where no address wants it", async () => {
    await paidOrder();
    await add(["feedback.received"]);
    await paidOrder();
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM partner_events").first("n")).toBe(0);
    // A client that only polls is told so by the document.
    expect(listPartnerEvents.summary).toContain("只含发生时有通知地址订阅的类型");
  });
});

describe("a receiver that fails", () => {
  const quiet = () => vi.spyOn(console, "warn").mockImplementation(() => undefined);

  test("gets the same event again, at growing distances and before those that follow", async () => {
    quiet();
    await add(["order.waiting"]);
    receiver.answer = () => new Response(null, { status: 500 });
    const first = await paidOrder();
    await deliver();
    const second = await paidOrder();
    for (let i = 0; i < 8; i++) await minute();
    expect(new Set(told().map(([, id]) => id))).toEqual(new Set([first]));
    expect(receiver.hooks.length).toBe(4);
    receiver.answer = () => new Response(null, { status: 204 });
    await minute(60 * MINUTE);
    expect(told().slice(-2)).toEqual([
      ["order.waiting", first],
      ["order.waiting", second],
    ]);
    expect(new Set(receiver.hooks.map(({ id }) => id)).size).toBe(2);
  });

  test("holds up no other one, and an event that is not taken for three days is given up", async () => {
    quiet();
    await add(["order.waiting"]);
    const other = "https://erp.partner-shop.com/";
    await add(["order.waiting"], partner, other);
    receiver.answer = ({ url }) => new Response(null, { status: url === HOOK ? 500 : 204 });
    const first = await paidOrder();
    await deliver();
    expect(receiver.hooks.filter(({ url }) => url === other)).toHaveLength(1);
    await env.DB.prepare("UPDATE partner_events SET at = ?").bind(backend.clock.now()).run();
    await minute(4 * DAY);
    receiver.answer = () => new Response(null, { status: 204 });
    const second = await paidOrder();
    await minute(60 * MINUTE);
    expect(told().at(-1)).toEqual(["order.waiting", second]);
    expect(first).not.toBe(second);
  });

  test("takes no connection of another one: five addresses at a time, those without failures first", async () => {
    quiet();
    const failing = Array.from({ length: 5 }, (_, index) => `https://down-${index}.partner-shop.com/`);
    const healthy = ["https://erp.partner-shop.com/", "https://crm.partner-shop.com/"];
    const second = await makePartner(backend, { scopes: PARTNER_SCOPES });
    for (const url of failing) expect((await add(["order.waiting"], partner, url)).code).toBe(0);
    for (const url of healthy) expect((await add(["order.waiting"], second, url)).code).toBe(0);
    await env.DB.prepare("UPDATE partner_endpoints SET failures = 3 WHERE url LIKE '%//down-%'").run();
    let open = 0;
    let mostOpen = 0;
    receiver.answer = async ({ url }) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await scheduler.wait(20);
      open -= 1;
      return new Response(null, { status: failing.includes(url) ? 500 : 204 });
    };
    await paidOrder();
    await deliver();
    expect(mostOpen).toBe(5);
    expect(new Set(receiver.hooks.slice(0, 2).map(({ url }) => url))).toEqual(new Set(healthy));
    expect(new Set(receiver.hooks.map(({ url }) => url))).toEqual(new Set([...failing, ...healthy]));
  });

  test("and a run that dies after sending sends the same again, with the same id", async () => {
    await add(["order.waiting"]);
    await paidOrder();
    receiver.answer = () => {
      throw new Error("the Worker is gone");
    };
    quiet();
    await deliver();
    receiver.answer = () => new Response(null, { status: 204 });
    await minute(2 * MINUTE);
    expect(receiver.hooks.map(({ id }) => id)).toEqual([receiver.hooks[0]?.id, receiver.hooks[0]?.id]);
  });

  test("a client that is revoked hears nothing more", async () => {
    await add(["order.waiting"]);
    await paidOrder();
    await partner.call("POST", `/operator/api/partner/client/${partner.id}/revoke`);
    await deliver();
    await minute();
    expect(receiver.hooks).toEqual([]);
  });
});

test("[U74] every type stands for states that no other has", () => {
  const all = Object.values(PARTNER_EVENTS).flatMap(({ when }) => [...when]);
  expect(new Set(all).size).toBe(all.length);
});
