import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { escrowAccount, externalAccount, postEvent } from "../../../backend/src/modules/ledger/ledger";
import { acceptOverdueOrders } from "../../../backend/src/modules/orders/jobs/auto-acceptance";
import { DAY, formatTime } from "../../../backend/src/shared/clock";
import { rowOf } from "../../support/accounts/accounts";
import { storesOver } from "../../support/database/stores-over";
import { inEveryStore } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow, refundIdOf, statusOf } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";

const life = withOneLife();

test("[ACT-07] [ACC-09] [ACC-07] work has a time to be accepted by after a write-off too, and a new one after new photos", async () => {
  const orderId = await life.orderIn("WAIT_VERIF");
  for (const steps of [["verify"], ["reject", "rephotograph"]] as const) {
    life.backend.clock.advance(DAY);
    await follow(life.subjectOf(orderId), steps);
    const acceptTimeStr = formatTime(life.backend.clock.now() + 3 * DAY);
    expect(await life.readOrder(orderId)).toMatchObject({ isAcceptance: null, acceptTimeStr });
  }
});

describe("automatic acceptance", () => {
  const run = () =>
    inEveryStore(acceptOverdueOrders)({
      env: life.backend.env,
      clock: life.backend.clock,
      ids: idsBy(life.backend.clock),
    });

  test.each(["[ACC-09] [ENUM-20] [G-12] [DETAIL-21]", "[ENT-13]"])(
    "%s comes when the period is over and not a millisecond before, and settles once",
    async () => {
      const orderId = await life.orderIn("WAIT_ACCEPT");
      const rejected = await life.orderIn("WAIT_ACCEPT");
      await follow(life.subjectOf(rejected), ["reject"]);
      life.backend.clock.advance(3 * DAY - 1);
      await run();
      expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
      life.backend.clock.advance(1);
      await Promise.all([run(), run(), run()]);
      await run();
      expect(await life.readOrder(orderId)).toMatchObject({
        status: "SUCCESS",
        acceptanceWay: "SYS",
        isAcceptance: 1,
      });
      expect(await life.readOrder(rejected)).toMatchObject({
        status: "WAIT_ACCEPT",
        acceptanceWay: null,
        isAcceptance: 0,
      });
      const settled = await env.DB.prepare(
        "SELECT COUNT(*) AS n FROM ledger_events WHERE order_id = ? AND type = 'ORDER_PROFIT'",
      )
        .bind(orderId)
        .first("n");
      expect(settled).toBe(1);
    },
  );

  test.each(["[ACC-09] [ENUM-20] [G-19] [API-036]", "[ENT-13]"])(
    "%s is no more to come for what the customer has accepted, which stays MANUAL and releases the money",
    async () => {
      const orderId = await life.orderIn("WAIT_ACCEPT");
      expect(await life.readOrder(orderId)).toMatchObject({ acceptanceWay: null, isAcceptance: null });
      const held = await balanceOf(`escrow:${orderId}`);
      expect(held).toBeGreaterThan(0);
      await follow(life.subjectOf(orderId), ["accept"]);
      expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
      life.backend.clock.advance(3 * DAY);
      await run();
      expect(await life.readOrder(orderId)).toMatchObject({
        status: "SUCCESS",
        acceptanceWay: "MANUAL",
        isAcceptance: 1,
      });
    },
  );

  test("[GEN-06] [ENUM-20] or the customer's own releases what was paid, all of which is held until then", async () => {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    const { totalAmount } = await life.readOrder(orderId);
    expect(await balanceOf(`escrow:${orderId}`)).toBe(Math.round(totalAmount * 100));
    await follow(life.subjectOf(orderId), ["reject"]);
    expect(await balanceOf(`escrow:${orderId}`)).toBe(Math.round(totalAmount * 100));
    await follow(life.subjectOf(orderId), ["rephotograph", "accept"]);
    expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
  });

  test.each(["ACC-10", "CONST-29"])(
    "[%s] [G-12] [G-17] [ACT-08] waits one more day where it was extended, and says until when",
    async () => {
      const orderId = await life.orderIn("WAIT_ACCEPT");
      await follow(life.subjectOf(orderId), ["delay_acceptance"]);
      const due = formatTime(life.backend.clock.now() + 4 * DAY);
      expect(await life.readOrder(orderId)).toMatchObject({ acceptTimeStr: due, acceptanceDelayDays: 1 });
      life.backend.clock.advance(4 * DAY - 1);
      await run();
      expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
      life.backend.clock.advance(1);
      await run();
      expect(await statusOf(orderId)).toBe("SUCCESS");
    },
  );

  test("[ENT-13] [ENT-14] waits for the review of a refund, by hand and by itself, and leaves a day afterwards", async () => {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    const refund = async () =>
      (await life.call("GET", `/order/api/refund/${await refundIdOf(orderId)}`)).data;
    await follow(life.subjectOf(orderId), ["request_refund"]);
    expect(await EVENTS.accept(life.subjectOf(orderId))).toMatchObject({
      code: 4009,
      message: "退款申请正在处理，暂不能操作",
    });
    life.backend.clock.advance(10 * DAY);
    await run();
    expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
    await follow(life.subjectOf(orderId), ["refuse_refund"]);
    const { acceptTimeStr } = await life.readOrder(orderId);
    expect(acceptTimeStr).toBe(formatTime(life.backend.clock.now() + DAY));
    expect(await refund()).toMatchObject({ expirationTimeStr: acceptTimeStr });
    life.backend.clock.advance(DAY - 1);
    await run();
    expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
    life.backend.clock.advance(1);
    await run();
    expect(await statusOf(orderId)).toBe("SUCCESS");
    expect(await refund()).toMatchObject({ status: "REFUSE", isOrderOpen: false });
    expect(await EVENTS.renew_refund(life.subjectOf(orderId))).toMatchObject({ code: 4009 });
  });
});

test("[R22] hundreds of orders due in the same moment are accepted in chunks, each settled once", async () => {
  const MANY = 250;
  const template = await life.orderIn("WAIT_ACCEPT");
  await multiply(template, MANY);
  life.backend.clock.advance(3 * DAY);
  const commits: number[] = [];
  const db = new Proxy(life.backend.env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === "batch") commits.push(1);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const { clock } = life.backend;
  await inEveryStore(acceptOverdueOrders)({
    env: { ...life.backend.env, ...storesOver(db) },
    clock,
    ids: idsBy(clock),
  });
  const count = (sql: string) => env.DB.prepare(sql).bind(life.account.customerId).first<number>("n");
  expect(await count("SELECT COUNT(*) AS n FROM orders WHERE customer_id = ? AND status = 'SUCCESS'")).toBe(
    MANY + 1,
  );
  expect(commits).toHaveLength(3);
  expect(
    await count(
      `SELECT COUNT(DISTINCT order_id) AS n FROM ledger_events
       WHERE type = 'ORDER_PROFIT' AND order_id IN (SELECT id FROM orders WHERE customer_id = ?)`,
    ),
  ).toBe(MANY + 1);
});

/** Copies of an order with its history and its money, as if each had been placed and paid. */
async function multiply(template: number, copies: number): Promise<void> {
  const columns = async (table: string, unlike: string[]) => {
    const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info(?)").bind(table).all<{
      name: string;
    }>();
    return results.map(({ name }) => name).filter((name) => !unlike.includes(name));
  };
  const same = (await columns("orders", ["id", "order_no", "version", "status"])).join(", ");
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${copies})`;
  const { results: steps } = await env.DB.prepare(
    "SELECT seq, to_status AS status FROM order_transitions WHERE order_id = ? ORDER BY seq",
  )
    .bind(template)
    .all<{ seq: number; status: string }>();
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO orders (id, order_no, version, status, ${same})
       SELECT (600000 + i) * 4096 + customer_id % 4096, 'many' || i, 1, 'WAIT_PAY', ${same} FROM n, orders WHERE id = ?`,
    ).bind(template),
    ...steps.flatMap(({ seq, status }) => [
      env.DB.prepare(
        `${numbers} INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at, detail)
         SELECT (600000 + i) * 4096 + order_id % 4096, seq, event, from_status, to_status, actor, at, detail
         FROM n, order_transitions WHERE order_id = ? AND seq = ?`,
      ).bind(template, seq),
      ...(seq === 1
        ? []
        : [
            env.DB.prepare(
              "UPDATE orders SET version = ?, status = ? WHERE id BETWEEN 600001 * 4096 AND (600001 + ?) * 4096 - 1",
            ).bind(seq, status, copies),
          ]),
    ]),
  ]);
  const order = await env.DB.prepare(
    "SELECT total_amount AS total, customer_id AS customer FROM orders WHERE id = ?",
  )
    .bind(template)
    .first<{ total: number; customer: number }>();
  const { total = 0, customer: customerId = 0 } = order ?? {};
  for (let copy = 1; copy <= copies; copy++) {
    await env.DB.batch(
      postEvent(env.DB, {
        eventId: rowOf(customerId, 700_000 + copy),
        eventKey: `order:${rowOf(customerId, 600_000 + copy)}:pay`,
        type: "PLACE_AN_ORDER",
        customerId,
        orderId: rowOf(customerId, 600_000 + copy),
        content: "订单支付",
        at: 0,
        postings: [
          { accountId: externalAccount("manual", customerId), kind: "external", amount: -total },
          { accountId: escrowAccount(rowOf(customerId, 600_000 + copy)), kind: "escrow", amount: total },
        ],
      }),
    );
  }
}
