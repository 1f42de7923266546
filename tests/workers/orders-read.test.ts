import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { followUpSummariesOf } from "../../backend/src/modules/orders/follow-ups/summaries";
import { itemsOf, ordersDue } from "../../backend/src/modules/orders/orders.repository";
import { signIn } from "../support/accounts/accounts";
import { withOneLife } from "../support/orders/one-life";
import { newItem, payingCustomer, payOrder, placeOrder } from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";

const life = withOneLife();

const list = async (query: string, token = life.account.token) => {
  const answer = await life.backend.call("GET", `/order/api/order?${query}`, { token });
  expect(answer.message).toBe("success");
  return answer.data as { rows: { id: number; orderItems: { name: string }[] }[]; total: number };
};

describe("one order", () => {
  test("[ROLE-16] [API-024] another customer's order answers exactly like a missing one", async () => {
    const orderId = await life.placeOrder();
    const stranger = await signIn();
    const read = (path: string) =>
      life.backend.call("GET", `/order/api/order/${path}`, { token: stranger.token });
    const missing = await read("123456789");
    expect(missing.code).toBe(4004);
    expect(await read(String(orderId))).toEqual(missing);
  });

  test("[ABN-01] [ACC-01] [API-024] shows every one of its goods, in their sequence", async () => {
    const goods = ["床", "茶几", "餐桌", "衣柜"].map((name, index) => newItem({ name, count: index + 1 }));
    const { orderItems } = await life.readOrder(await life.placeOrder({ orderItems: goods }));
    expect(orderItems).toMatchObject(goods);
  });

  test.each(["abc", "0", "-1", "1.5", "9999999999999999999"])(
    "an id that is no id is missing: %s",
    async (id) => {
      expect(
        await life.backend.call("GET", `/order/api/order/${id}`, { token: life.account.token }),
      ).toMatchObject({
        code: 4004,
        data: null,
      });
    },
  );

  test("visitors are told to sign in", async () => {
    expect(await life.backend.call("GET", "/order/api/order/1")).toMatchObject({ code: 7001 });
    expect(await life.backend.call("GET", "/order/api/order")).toMatchObject({ code: 7001 });
  });
});

describe("the order list", () => {
  test("[ACC-01] [API-027] [CONST-15] [LIST-04] pages newest first, every order once, each with its own items in their sequence", async () => {
    const placed: number[] = [];
    for (let index = 0; index < 8; index++) {
      // Two orders share each moment, so that the id has to decide.
      if (index % 2 === 0) life.backend.clock.advance(1000);
      placed.push(
        await life.placeOrder({
          orderItems: [newItem({ name: `甲${index}` }), newItem({ name: `乙${index}` })],
        }),
      );
    }
    const first = await list("pageNum=1");
    const second = await list("pageNum=2");
    expect(first.total).toBe(8);
    expect(first.rows).toHaveLength(6);
    expect(second.rows).toHaveLength(2);
    const listed = [...first.rows, ...second.rows];
    expect(listed.map((row) => row.id)).toEqual(placed.toReversed());
    expect(listed.map((row) => row.orderItems.map((item) => item.name))).toEqual(
      placed.map((_, index) => [`甲${index}`, `乙${index}`]).toReversed(),
    );
    expect(await list("pageNum=3")).toEqual({ rows: [], total: 8 });
  });

  test("[API-027] filters by status and shows no orders of other customers", async () => {
    const payer = await payingCustomer(100_000);
    const paid = await placeOrder(life.backend, payer);
    const unpaid = await placeOrder(life.backend, payer);
    await life.placeOrder();
    await payOrder(life.backend, payer, paid);
    const ids = async (query: string) => (await list(query, payer.token)).rows.map((row) => row.id);
    expect(await ids("status=RECEIVING_ORDER")).toEqual([paid]);
    expect(await ids("status=WAIT_PAY")).toEqual([unpaid]);
    expect(await ids("status=CLOSE")).toEqual([]);
    expect((await ids("")).sort()).toEqual([paid, unpaid].sort());
  });

  test.each(["status=NONSENSE", "pageNum=0", "pageSize=101", "pageNum=x"])("refuses %s", async (query) => {
    expect(
      await life.backend.call("GET", `/order/api/order?${query}`, { token: life.account.token }),
    ).toMatchObject({
      code: 4000,
      data: null,
    });
  });

  test("an order whose time is over is closed before anyone sees it as payable", async () => {
    const one = await life.placeOrder();
    const two = await life.placeOrder();
    life.backend.clock.advance(24 * 60 * 60 * 1000);
    expect(await life.readOrder(one)).toMatchObject({
      status: "CLOSE",
      statusName: "订单关闭",
      expirationTimeStr: null,
    });
    const { rows } = await list("");
    expect(rows).toMatchObject([
      { id: two, status: "CLOSE" },
      { id: one, status: "CLOSE" },
    ]);
  });

  test("asks the database a constant number of questions, however many orders there are", async () => {
    const questions = async (orders: number) => {
      const owner = await signIn();
      for (let index = 0; index < orders; index++) await placeOrder(life.backend, owner);
      let count = 0;
      const counting = createTestBackend({
        env: {
          DB: new Proxy(env.DB, {
            get(target, name) {
              if (name === "prepare") count += 1;
              const value: unknown = Reflect.get(target, name);
              return typeof value === "function" ? value.bind(target) : value;
            },
          }),
        },
      });
      const answer = await counting.call("GET", "/order/api/order?pageSize=20", { token: owner.token });
      expect(answer.data.rows).toHaveLength(orders);
      return count;
    };
    const few = await questions(1);
    expect(await questions(12)).toBe(few);
  });

  test("every query of orders is answered by an index", async () => {
    const queries = {
      items: [itemsOf(env.DB, [1, 2, 3]), /order_items_of_order/],
      "newest notes": [followUpSummariesOf(env.DB, [1, 2, 3]), /order_follow_ups_of_order/],
      due: [ordersDue(env.DB, { now: 0, limit: 10 }), /orders_by_expiry/],
    } as const;
    for (const [name, [query, index]] of Object.entries(queries)) {
      const { sql, params } = query.toSQL();
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const details = plan.results.map((row) => row.detail).join("\n");
      expect(details, name).toMatch(index);
      expect(details, name).not.toMatch(/SCAN (orders|order_items|order_follow_ups)|TEMP B-TREE/);
    }
  });
});
