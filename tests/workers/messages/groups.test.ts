import { afterAll, describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { sendTo } from "../../support/messages";
import { withOneLife } from "../../support/orders/one-life";
import { expectSoundData } from "../../support/orders/orders";

const life = withOneLife(10_000_000);
afterAll(expectSoundData);

const call = (method: string, path: string, json?: unknown, token = life.account.token) =>
  life.backend.call(method, path, { token, json });
const groups = async (json: Record<string, unknown> = {}) =>
  (await call("POST", "/user/api/mes/groups", { type: "service", ...json })).data;

interface Group {
  orderId: number | null;
  unread: number;
  messages: { title: string }[];
}

describe("messages by order", () => {
  test("[U44] stand under their order, the order with the newest message first, and are read together", async () => {
    const first = await life.orderIn("WAIT_APPOINTMENT");
    const second = await life.orderIn("WAIT_APPOINTMENT");
    for (const title of ["一", "二", "三"]) {
      await sendTo(life.backend, life.account, { type: "service", title, associatedId: first });
    }
    await sendTo(life.backend, life.account, { type: "service", title: "无关" });
    await sendTo(life.backend, life.account, { type: "system", title: "另一类", associatedId: second });

    const { rows, total, asOf } = await groups();
    const { orderNo } = await life.readOrder(first);
    expect(total).toBe(3);
    expect(rows.map(({ orderId }: Group) => orderId)).toEqual([null, first, second]);
    expect(rows[1]).toMatchObject({ orderNo, customerName: "王小姐", status: "WAIT_APPOINTMENT" });
    const before = rows[1].total;
    expect(rows[1].unread).toBe(before);
    expect(rows[1].messages.slice(0, 3).map(({ title }: { title: string }) => title)).toEqual([
      "三",
      "二",
      "一",
    ]);

    await sendTo(life.backend, life.account, { type: "service", title: "后来的", associatedId: first });
    await call("PUT", "/user/api/mes/group_read", { type: "service", orderId: first, asOf });
    const after = await groups();
    expect(after.rows.map(({ orderId, unread }: Group) => [orderId, unread])).toEqual([
      [first, 1],
      [null, 1],
      [second, rows[2].unread],
    ]);
    await call("PUT", "/user/api/mes/group_read", { type: "service", orderId: null });
    expect((await groups()).rows[1]).toMatchObject({ orderId: null, unread: 0 });
    expect((await call("POST", "/user/api/mes/list", { type: "system" })).data.sysMesTotal).toBeGreaterThan(
      0,
    );
  });

  test("[U44] an answer to feedback stands with those that are about no order, and is read with them", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    await sendTo(life.backend, life.account, {
      ...{ type: "service", title: "意见反馈已回复", topic: "FEEDBACK", associatedId: 4711 },
    });
    await sendTo(life.backend, life.account, { type: "service", title: "一", associatedId: orderId });
    const shown = async () =>
      (await groups()).rows.slice(0, 2).map(({ orderId, messages, unread }: Group) => {
        return [orderId, messages[0]?.title, unread];
      });
    expect(await shown()).toEqual([
      [orderId, "一", 1],
      [null, "意见反馈已回复", 1],
    ]);
    await call("PUT", "/user/api/mes/group_read", { type: "service", orderId: null });
    expect((await shown())[1]).toEqual([null, "意见反馈已回复", 0]);
  });

  test("[U44] come in pages of orders, with the newest twenty of each", async () => {
    const quiet = await life.orderIn("WAIT_PAY");
    await sendTo(life.backend, life.account, { type: "service", title: "一", associatedId: quiet });
    const busy = await life.orderIn("WAIT_PAY");
    for (let index = 1; index <= 22; index++) {
      await sendTo(life.backend, life.account, {
        type: "service",
        title: `第${index}条`,
        associatedId: busy,
      });
    }
    const { rows, total } = await groups({ pageSize: 1 });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ orderId: busy, total: 22, unread: 22 });
    expect(rows[0].messages).toHaveLength(20);
    expect(rows[0].messages[0].title).toBe("第22条");
    const next = await groups({ pageSize: 1, pageIndex: 2 });
    expect(next.total).toBe(total);
    expect(next.rows[0].orderId).toBe(quiet);
  });

  test("[ROLE-16] are their customer's alone", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    await sendTo(life.backend, life.account, { type: "service", title: "一", associatedId: orderId });
    const stranger = await signIn();
    // An order's number is not to be had by a message about it either.
    await sendTo(life.backend, stranger, { type: "service", title: "一", associatedId: orderId });
    const { data } = await call("POST", "/user/api/mes/groups", { type: "service" }, stranger.token);
    expect(data.rows).toHaveLength(1);
    expect(data.rows[0]).toMatchObject({ orderNo: null, customerName: null, status: null });
    await call("PUT", "/user/api/mes/group_read", { type: "service", orderId }, stranger.token);
    const own = (await groups()).rows.find((group: Group) => group.orderId === orderId);
    expect(own.unread).toBe(1);
  });
});
