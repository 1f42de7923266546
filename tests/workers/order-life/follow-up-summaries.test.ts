import { expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { PHOTO } from "../../support/orders/order-life";

const life = withOneLife();

test("[LIST-05] [API-048] [API-049] [FOLLOW-04] lists carry each order's newest note, its new words after an edit, and none once it is gone", async () => {
  const noted = await life.orderIn("WAIT_PAY");
  const bare = await life.orderIn("WAIT_PAY");
  const note = (content: string) =>
    life.call("POST", "/order/api/order/add_follow", {
      orderId: noted,
      content,
      imgList: `${PHOTO},/named/bed.png`,
    });
  const listed = async () => {
    const { data } = await life.call("GET", "/order/api/order");
    return Object.fromEntries(
      data.rows.map((row: { id: number; latestFollow: unknown }) => [row.id, row.latestFollow]),
    );
  };
  await note("先联系客户");
  life.backend.clock.advance(60_000);
  await note("改到周末");
  expect(await listed()).toEqual({
    [bare]: null,
    [noted]: { content: "改到周末", createTime: expect.any(String), total: 2 },
  });
  const notesOf = async () =>
    (await life.call("GET", `/order/api/order/query_order_follow_by_orderid?orderId=${noted}`)).data;
  const notes = await notesOf();
  expect(notes[0].imgUrl).toEqual([PHOTO, "/named/bed.png"]);
  await life.call("POST", "/order/api/order/edit_order_follow", {
    id: notes[0].id,
    orderId: noted,
    content: "改到周日",
    imgList: PHOTO,
  });
  const [edited, other] = await notesOf();
  expect(edited.imgUrl).toEqual([PHOTO]);
  expect(other).toMatchObject({ content: "先联系客户", imgUrl: [PHOTO, "/named/bed.png"] });
  expect((await life.readOrder(noted)).latestFollow).toMatchObject({
    content: "改到周日",
  });
  for (const { id } of notes) await life.call("POST", "/order/api/order/delete_order_follow", { id });
  expect((await listed())[noted]).toBeNull();
});

test("[R6] [FOLLOW-03] [API-048] [LIST-38] a note whose answer was lost is added once, however often it is sent", async () => {
  const orderId = await life.orderIn("WAIT_PAY");
  const send = (content: string, key: string) =>
    life.backend.call("POST", "/order/api/order/add_follow", {
      token: life.account.token,
      json: { orderId, content },
      headers: { "Idempotency-Key": key },
    });
  const notes = async () =>
    (await life.call("GET", `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`)).data;
  const sent = await Promise.all([send("先联系客户", "one"), send("先联系客户", "one")]);
  expect([...sent, await send("先联系客户", "one")].map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(await notes()).toHaveLength(1);
  expect(await send("改到周末", "one")).toMatchObject({ code: 4308 });
  expect(await send("先联系客户", "two")).toMatchObject({ code: 0 });
  expect(await notes()).toHaveLength(2);
});

test("[ERR-16] a note without words is refused in the documented words", async () => {
  const orderId = await life.orderIn("WAIT_PAY");
  expect(await life.call("POST", "/order/api/order/add_follow", { orderId, content: " " })).toMatchObject({
    code: 4000,
    message: "请输入跟进内容",
  });
});

test("[FOLLOW-03] [FOLLOW-04] [FOLLOW-06] only the order's own customer can add, change or remove its notes", async () => {
  const orderId = await life.orderIn("WAIT_PAY");
  await life.call("POST", "/order/api/order/add_follow", { orderId, content: "内部备注" });
  const { data } = await life.call(
    "GET",
    `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`,
  );
  const { token } = await signIn();
  const foreign = (path: string, json: object) =>
    life.backend.call("POST", `/order/api/order/${path}`, { token, json });
  expect(await foreign("add_follow", { orderId, content: "x" })).toMatchObject({ code: 4004 });
  expect(await foreign("edit_order_follow", { orderId, id: data[0].id, content: "x" })).toMatchObject({
    code: 4004,
  });
  expect(await foreign("delete_order_follow", { id: data[0].id })).toMatchObject({ code: 4004 });
  expect((await life.readOrder(orderId)).latestFollow).toMatchObject({
    content: "内部备注",
    total: 1,
  });
  // Whose they are does, by the same calls.
  await life.call("POST", "/order/api/order/edit_order_follow", {
    orderId,
    id: data[0].id,
    content: "改过",
  });
  expect((await life.readOrder(orderId)).latestFollow).toMatchObject({ content: "改过" });
  await life.call("POST", "/order/api/order/delete_order_follow", { id: data[0].id });
  expect((await life.readOrder(orderId)).latestFollow).toBeNull();
});
