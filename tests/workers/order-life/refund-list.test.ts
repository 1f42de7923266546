import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { refundsPage } from "../../../backend/src/modules/refunds/refunds.repository";
import { formatTime, HOUR } from "../../../backend/src/shared/clock";
import { REFUND_REASONS } from "../../../schema/rules/refunds/refund";
import { REFUND_FILTERS } from "../../../schema/rules/refunds/refund-status";
import { withOneLife } from "../../support/orders/one-life";
import { follow, MASTER, refundIdOf, refundRequest } from "../../support/orders/order-life";
import { payingCustomer } from "../../support/orders/orders";

const life = withOneLife();
const { call, orderIn, subjectOf } = life;

describe("the list of refunds", () => {
  test("[LIST-44] [API-052] [REFUND-26] [ENUM-08] has six to a page, by order number, and as many as each filter finds are counted", async () => {
    const ids: number[] = [];
    for (let i = 0; i < 7; i++) ids.push(await orderIn("RECEIVING_ORDER"));
    for (const orderId of ids) await follow(subjectOf(orderId), ["request_refund"]);
    const [refused = 0, paid = 0] = ids;
    await follow(subjectOf(refused), ["refuse_refund"]);
    await follow(subjectOf(paid), ["agree_refund"]);
    const list = async (query: string) => (await call("GET", `/order/api/refund?${query}`)).data;
    expect(await list("")).toMatchObject({ total: 7, rows: { length: 6 } });
    expect(await list("pageNum=2")).toMatchObject({ rows: { length: 1 } });
    expect(await list("pageNum=2&pageSize=4")).toMatchObject({ rows: { length: 3 } });
    expect(await list("refundStatusEnum=WAIT")).toMatchObject({ total: 5 });
    expect(await list("refundStatusEnum=REFUSE")).toMatchObject({ total: 1, rows: [{ orderId: refused }] });
    expect(await list("refundStatusEnum=REFUND_SUEECSS")).toMatchObject({
      total: 1,
      rows: [{ orderId: paid, status: "SUCCESS" }],
    });
    expect((await call("GET", "/order/api/refund_stats")).data).toEqual({
      total: 7,
      counts: [
        { status: "WAIT", count: 5 },
        { status: "REFUSE", count: 1 },
        { status: "REFUND_SUEECSS", count: 1 },
        { status: "ARBITRATION_ALL", count: 0 },
      ],
    });
    const { orderNo } = await life.readOrder(paid);
    expect(await list(`orderNo=${orderNo}`)).toMatchObject({ total: 1, rows: [{ orderNo }] });
  });

  test("[REFUND-26] [LIST-17] [ENUM-08] has by a filter what stands so, and nothing else", async () => {
    const [waiting, refused, paid] = [
      await orderIn("WAIT_INSTALL"),
      await orderIn("WAIT_INSTALL"),
      await orderIn("WAIT_INSTALL"),
    ];
    for (const orderId of [waiting, refused, paid]) await follow(subjectOf(orderId), ["request_refund"]);
    await follow(subjectOf(refused), ["refuse_refund"]);
    await follow(subjectOf(paid), ["agree_refund"]);
    for (const [filter, orderId, status] of [
      ["WAIT", waiting, "WAIT"],
      ["REFUSE", refused, "REFUSE"],
      ["REFUND_SUEECSS", paid, "SUCCESS"],
    ] as const) {
      const { data } = await call("GET", `/order/api/refund?refundStatusEnum=${filter}`);
      expect(data, filter).toMatchObject({ total: 1, rows: [{ orderId, status }] });
    }
    // The platform's decision brings money back, too.
    await follow(subjectOf(refused), ["request_arbitration", "arbitrate"]);
    const { data } = await call("GET", "/order/api/refund?refundStatusEnum=REFUND_SUEECSS");
    expect(data.total).toBe(2);
  });

  test("[REFUND-26] [C-76] has without a filter the refunds of every status", async () => {
    const ways = {
      WAIT: [],
      CANCEL: ["cancel_refund"],
      REFUSE: ["refuse_refund"],
      SUCCESS: ["agree_refund"],
      ARBITRATION: ["refuse_refund", "request_arbitration"],
      PROCESSED: ["refuse_refund", "request_arbitration", "arbitrate"],
    } as const;
    for (const steps of Object.values(ways))
      await follow(subjectOf(await orderIn("WAIT_INSTALL")), ["request_refund", ...steps]);
    const { rows, total } = (await call("GET", "/order/api/refund")).data;
    expect(total).toBe(6);
    const statuses = rows.map(({ status }: { status: string }) => status);
    expect(new Set(statuses)).toEqual(new Set(Object.keys(ways)));
  });

  test("[LIST-02] [REFUND-27] [ENT-14] says who reviews a refund, what was asked and what came back", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    const { totalAmount } = await life.readOrder(orderId);
    const listed = async () => {
      const [row] = (await call("GET", "/order/api/refund")).data.rows;
      return [row.verifyWorkerName, row.applyRefundAmount, row.refundAmount];
    };
    await follow(subjectOf(orderId), ["request_refund"]);
    expect(await listed()).toEqual(["平台", totalAmount, null]);
    await follow(subjectOf(orderId), ["agree_refund"]);
    expect(await listed()).toEqual(["平台", totalAmount, totalAmount]);
    life.backend.clock.advance(1000);
    const atWork = await orderIn("WAIT_INSTALL");
    const { totalAmount: held } = await life.readOrder(atWork);
    const wish = refundRequest({ allowance: 12.34, verifyWorkerId: MASTER.id });
    await call("POST", `/order/api/order/${atWork}/cancel`, wish);
    expect(await listed()).toEqual([MASTER.name, Math.round(held * 100 - 1234) / 100, null]);
  });

  test("[ENT-14] [API-052] a refund that was requested again is as old as that request, and first in the list; a changed one is not", async () => {
    const renewed = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(renewed), ["request_refund", "refuse_refund"]);
    life.backend.clock.advance(HOUR);
    const between = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(between), ["request_refund"]);
    const since = formatTime(life.backend.clock.now());
    life.backend.clock.advance(HOUR);
    await follow(subjectOf(renewed), ["renew_refund"]);
    const again = formatTime(life.backend.clock.now());
    life.backend.clock.advance(HOUR);
    for (const orderId of [renewed, between]) await follow(subjectOf(orderId), ["change_refund"]);
    expect((await call("GET", "/order/api/refund")).data.rows).toMatchObject([
      { orderId: renewed, createTime: again },
      { orderId: between, createTime: since },
    ]);
    const { data } = await call("GET", `/order/api/refund/${await refundIdOf(renewed)}`);
    expect(data).toMatchObject({ createTime: again });
  });

  test("[API-052] [ARB-13] [LIST-44] [ENUM-08] has by ARBITRATION_ALL what is arbitrated and what was, and nothing else", async () => {
    const [asked, decided, dismissed, refused] = [
      await orderIn("WAIT_INSTALL"),
      await orderIn("WAIT_INSTALL"),
      await orderIn("WAIT_INSTALL"),
      await orderIn("WAIT_INSTALL"),
    ];
    for (const orderId of [asked, decided, dismissed, refused])
      await follow(subjectOf(orderId), ["request_refund", "refuse_refund"]);
    for (const orderId of [asked, decided, dismissed])
      await follow(subjectOf(orderId), ["request_arbitration"]);
    await follow(subjectOf(decided), ["arbitrate"]);
    await follow(subjectOf(dismissed), ["dismiss_arbitration"]);
    const list = async (query = "") =>
      (await call("GET", `/order/api/refund?refundStatusEnum=ARBITRATION_ALL&pageSize=9${query}`)).data;
    const { rows, total } = await list();
    expect(total).toBe(3);
    const returned = await call("GET", "/order/api/refund?refundStatusEnum=REFUND_SUEECSS");
    expect(returned.data).toMatchObject({ total: 1, rows: [{ orderId: decided }] });
    expect(new Set(rows.map(({ orderId }: { orderId: number }) => orderId))).toEqual(
      new Set([asked, decided, dismissed]),
    );
    const { orderNo } = await life.readOrder(decided);
    expect(await list(`&orderNo=${orderNo}`)).toMatchObject({ total: 1, rows: [{ orderId: decided }] });
    const other = await life.readOrder(refused);
    expect(await list(`&orderNo=${other.orderNo}`)).toMatchObject({ total: 0, rows: [] });
    const { token } = await payingCustomer(0);
    const path = "/order/api/refund?refundStatusEnum=ARBITRATION_ALL";
    expect((await life.backend.call("GET", path, { token })).data).toEqual({ rows: [], total: 0 });
  });

  test("is answered by an index, in its order", async () => {
    for (const filter of [undefined, ...REFUND_FILTERS]) {
      const query = { customerId: 1, filter, orderNo: "26" };
      const { sql, params } = refundsPage(env.DB, query, { limit: 6, offset: 0 }).toSQL();
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const details = plan.results.map((row) => row.detail).join("\n");
      expect(details, filter).toMatch(/SEARCH refunds USING INDEX refunds_of_customer/);
      expect(details, filter).not.toMatch(/SCAN|TEMP B-TREE/);
    }
  });

  test("[LIST-40] [API-053] [G-03] [REFUND-26] options are told", async () => {
    expect((await call("POST", "/order/api/refund/status")).data).toEqual([
      { value: "WAIT", label: "待审核" },
      { value: "REFUSE", label: "已拒绝" },
      { value: "REFUND_SUEECSS", label: "退款成功" },
      { value: "ARBITRATION_ALL", label: "退款仲裁" },
    ]);
  });

  test("[REFUND-08] [API-054] [G-03] reasons are told", async () => {
    const reasons = REFUND_REASONS.map((content) => ({ content }));
    expect((await call("GET", "/order/api/refund/reason")).data).toEqual(reasons);
  });
});
