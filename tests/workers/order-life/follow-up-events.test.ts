import { expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { PHOTO } from "../../support/orders/order-life";

const life = withOneLife();

/** Calls about the notes on one order, and what its customer's tabs have heard of it since. */
async function notesOf(orderId: number) {
  const heard = () =>
    life.backend.site
      .held(life.account.customerId)
      .filter(({ kind, data }) => kind === "ORDER_CHANGED" && data.orderId === orderId).length;
  const before = heard();
  return {
    send: async (path: string, json: object) =>
      (await life.call("POST", `/order/api/order/${path}`, { orderId, ...json })).code,
    first: async (): Promise<number> =>
      (await life.call("GET", `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`)).data[0]
        .id,
    news: () => heard() - before,
  };
}

test("[FOLLOW-03] [FOLLOW-04] [FOLLOW-06] other tabs hear once of each note that is added, changed or removed", async () => {
  const { send, first, news } = await notesOf(await life.orderIn("WAIT_PAY"));
  expect(await send("add_follow", { content: "先联系客户" })).toBe(0);
  expect(news()).toBe(1);
  const id = await first();
  expect(await send("edit_order_follow", { id, content: "改到周末" })).toBe(0);
  expect(news()).toBe(2);
  expect(await send("edit_order_follow", { id, content: "改到周末", imgList: PHOTO })).toBe(0);
  expect(news()).toBe(3);
  expect(await send("delete_order_follow", { id })).toBe(0);
  expect(news()).toBe(4);
});

test("the same words and pictures again, a second removal and a refusal are no news", async () => {
  const orderId = await life.orderIn("WAIT_PAY");
  const { send, first, news } = await notesOf(orderId);
  const note = { content: "先联系客户", imgList: PHOTO };
  await send("add_follow", note);
  const id = await first();
  expect(await send("edit_order_follow", { id, ...note })).toBe(0);
  expect(await send("edit_order_follow", { id, content: " " })).toBe(4000);
  const { token } = await signIn();
  for (const path of ["edit_order_follow", "delete_order_follow"]) {
    const json = { orderId, id, content: "x" };
    expect(await life.backend.call("POST", `/order/api/order/${path}`, { token, json })).toMatchObject({
      code: 4004,
    });
  }
  expect(news()).toBe(1);
  const removals = await Promise.all([1, 2].map(() => send("delete_order_follow", { id })));
  expect(removals.sort()).toEqual([0, 4004]);
  expect(await send("edit_order_follow", { id, ...note })).toBe(4004);
  expect(news()).toBe(2);
});
