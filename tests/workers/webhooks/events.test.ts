import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { ORDER_EVENTS } from "../../../backend/src/registry";
import {
  COMPLAINT_ANSWERED,
  exampleBody,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
} from "../../../schema/rules/webhooks/webhook-events";
import { countingRows } from "../../support/database/counting-rows";
import {
  createMarkup,
  fileComplaint,
  follow,
  MASTER,
  operate,
  payMarkup,
} from "../../support/orders/order-life";
import { createTestBackend } from "../../support/servers/backend";
import { isSignedBy, withWebhooks } from "../../support/webhooks";

const hooks = withWebhooks();
const { life, add, deliver, rows } = hooks;
const LIFE = ["pay", "receive", "appoint", "sign_in", "complete", "accept"] as const;

describe("events of a merchant's own system", () => {
  test("[U72] every step of the catalogue is a step that orders know, and stands in one type", () => {
    const known = new Set<string>(ORDER_EVENTS.map(({ event }) => event));
    const steps = WEBHOOK_EVENT_TYPES.flatMap((type) => [...WEBHOOK_EVENTS[type].steps]);
    expect(steps.filter((step) => step !== COMPLAINT_ANSWERED && !known.has(step))).toEqual([]);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test("[U72] an order's life is told in its sequence, signed, with numbers and no person", async () => {
    const { secret } = await add(WEBHOOK_EVENT_TYPES);
    const orderId = await life.placeOrder({ shopOrderNo: "TB-7" });
    await follow(life.subjectOf(orderId), LIFE);
    await deliver();
    expect(hooks.receiver.types).toEqual([
      ...["order.created", "order.paid", "order.accepted", "order.appointed", "order.signed_in"],
      ...["order.finished", "order.completed"],
    ]);
    const { customerName, customerPhone, address, orderNo } = await life.readOrder(orderId);
    for (const hook of hooks.receiver.hooks) {
      expect(await isSignedBy(secret, hook)).toBe(true);
      expect(hook.body).toEqual({
        type: hook.body.type,
        version: 1,
        timestamp: expect.stringMatching(/^2026-11-20T08:\d\d:\d\d\.\d{3}Z$/),
        data: {
          ...{ orderId, orderNo, shopOrderNo: "TB-7" },
          ...{ status: expect.any(String), step: expect.any(String) },
          actor: expect.stringMatching(/^(?:customer|worker|operator)$/),
        },
      });
      for (const personal of [customerName, customerPhone, address])
        expect(hook.text).not.toContain(personal);
    }
    expect(hooks.receiver.hooks.at(-1)?.body.data).toMatchObject({ status: "SUCCESS", actor: "customer" });
  });

  test("[U72] an address hears of the events that it has chosen, and of none from before it was there", async () => {
    const earlier = await life.placeOrder();
    life.backend.clock.advance(1000);
    await add(["order.paid", "order.cancelled"]);
    await follow(life.subjectOf(earlier), ["pay", "receive"]);
    await deliver();
    expect(hooks.receiver.types).toEqual(["order.paid"]);
  });

  test.each([
    ["NORMAL", ["goods.abnormal", "goods.solved"]],
    ["BACK", ["goods.abnormal", "refund.requested"]],
    ["MARKUP", ["goods.abnormal", "markup.paid"]],
  ])("[U72] an exception that is solved by %s is told as %j, as the catalogue says", async (way, types) => {
    await add(["goods.abnormal", "goods.solved", "refund.requested", "markup.paid"]);
    const subject = life.subjectOf(await life.orderIn("WAIT_INSTALL"));
    await follow(subject, ["report_exception"]);
    if (way === "MARKUP") {
      await payMarkup(subject, await createMarkup(subject, { amount: 5, type: "ABNORMAL" }));
    } else {
      const query = `solveExceptionWay=${way}&allowance=0&description=板材开裂`;
      const path = `/order/api/order/${subject.orderId}/solve_exception?${query}`;
      expect((await life.call("POST", path)).code).toBe(0);
    }
    await deliver();
    expect(hooks.receiver.types).toEqual(types);
    const { says } = WEBHOOK_EVENTS["goods.solved"];
    for (const other of ["refund.requested", "refund.decided", "markup.paid"] as const)
      expect(says).toContain(WEBHOOK_EVENTS[other].name);
  });

  test("[U72] a corrected provider is told as an assignment whose master stays, as the catalogue says", async () => {
    const orderId = await life.orderIn("WAIT_ASSIGN");
    await follow(life.subjectOf(orderId), ["assign"]);
    await add(["order.assigned"]);
    const body = { workerId: MASTER.id, insteadOf: MASTER.id, providerId: null };
    const corrected = await operate(life.backend, "POST", `/operator/api/order/${orderId}/assign`, body);
    expect(corrected.code).toBe(0);
    await deliver();
    expect(hooks.receiver.types).toEqual(["order.assigned"]);
    expect(WEBHOOK_EVENTS["order.assigned"].says).toContain("师傅不变、只更正服务商时也通知");
  });

  test("[U72] the answer to a complaint is told with the number of its order", async () => {
    await add(["complaint.answered"]);
    const orderId = await life.orderIn("WAIT_INSTALL");
    await fileComplaint(life.subjectOf(orderId), { content: "迟到", picUrls: "", complaintObject: 1 });
    const id = await env.DB.prepare("SELECT id FROM complaints WHERE order_id = ?").bind(orderId).first("id");
    const answered = await operate(life.backend, "POST", `/operator/api/complaint/${id}/answer`, {
      suggestion: "已处理",
    });
    expect(answered.code).toBe(0);
    await deliver();
    expect(hooks.receiver.hooks.map(({ body }) => body)).toMatchObject([
      { type: "complaint.answered", data: { orderId, actor: "operator" } },
    ]);
    expect(hooks.receiver.hooks[0]?.text).not.toContain("已处理");
  });

  test("[U72] each example has exactly the fields of what is sent", async () => {
    await add(["order.paid"]);
    await follow(life.subjectOf(await life.placeOrder()), ["pay"]);
    await deliver();
    const [sent] = hooks.receiver.hooks;
    for (const type of WEBHOOK_EVENT_TYPES) {
      const example = JSON.parse(exampleBody(type));
      expect(Object.keys(example)).toEqual(Object.keys(sent?.body ?? {}));
      expect(Object.keys(example.data)).toEqual(Object.keys(sent?.body.data ?? {}));
      expect(example.type).toBe(type);
    }
  });
});

describe("the cost of a step", () => {
  const counter = countingRows(env.DB);

  test("[R31] a step writes one row more for an address that wants it, and none for one that does not", async () => {
    const backend = createTestBackend({
      clock: life.backend.clock,
      env: { DB: counter.db, WEBHOOKS: hooks.queue.binding },
    });
    const written = async () => {
      const orderId = await life.orderIn("RECEIVING_ORDER");
      counter.take();
      await follow({ backend, account: life.account, orderId }, ["receive"]);
      return counter.take().written;
    };
    await written();
    const without = await written();
    await add(["order.paid"]);
    expect(await written()).toBe(without);
    await add(["order.accepted"], "https://a.merchant-shop.com/1");
    await add(["order.accepted"], "https://a.merchant-shop.com/2");
    expect(await written()).toBe(without + 1);
    expect(await rows("webhook_due")).toBeGreaterThan(0);
  });

  test("[U72] an address that is off is told of nothing, and what happens meanwhile is not kept", async () => {
    const { id } = await add(["order.created", "order.paid"]);
    await life.call("PUT", `/user/api/webhook/${id}`, { isOn: false });
    const orderId = await life.placeOrder();
    expect(await rows("webhook_due")).toBe(0);
    await life.call("PUT", `/user/api/webhook/${id}`, { isOn: true });
    await follow(life.subjectOf(orderId), ["pay"]);
    await deliver();
    expect(hooks.receiver.types).toEqual(["order.paid"]);
  });
});
