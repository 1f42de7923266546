import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { signIn } from "../support/accounts/accounts";
import { withOneLife } from "../support/orders/one-life";
import { newItem } from "../support/orders/orders";

const life = withOneLife();

const { submitOrder: submit } = life;

async function addFile(customerId: number, key: string, contentType: string): Promise<string> {
  await env.DB.prepare(
    "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES (?, ?, ?, 10, 0)",
  )
    .bind(key, customerId, contentType)
    .run();
  return `/files/${key}`;
}

describe("pictures and videos of a new order", () => {
  test("[ENT-03] [G-04] own uploads are taken, and with them all that is said of a good", async () => {
    const imgUrl = await addFile(life.account.customerId, "own-picture.jpg", "image/jpeg");
    const installVideoUrl = await addFile(life.account.customerId, "own-video.mp4", "video/mp4");
    const good = { name: "四人沙发", goodsTypeId: 101, count: 3, packingMethod: "木架", description: "易碎" };
    const orderId = await life.placeOrder({
      orderItems: [newItem({ ...good, imgUrl, installVideoUrl })],
    });
    expect((await life.readOrder(orderId)).orderItems).toMatchObject([{ ...good, imgUrl, installVideoUrl }]);
  });

  test("[R26] an upload whose bytes never arrived counts as missing", async () => {
    const imgUrl = await addFile(life.account.customerId, "pending.jpg", "image/jpeg");
    await env.DB.prepare("UPDATE files SET is_pending = 1 WHERE key = 'pending.jpg'").run();
    expect(await submit({ orderItems: [newItem({ imgUrl })] })).toEqual({
      code: 4000,
      message: "请上传商品图片",
      data: null,
      field: "orderItems.imgUrl",
    });
  });

  test("[ROLE-16] another customer's upload counts as missing", async () => {
    const other = await signIn();
    const foreign = await addFile(other.customerId, "foreign.jpg", "image/jpeg");
    const foreignVideo = await addFile(other.customerId, "foreign.mp4", "video/mp4");
    const missing = await submit({ orderItems: [newItem({ imgUrl: "/files/missing.jpg" })] });
    expect(missing).toMatchObject({ code: 4000, message: "请上传商品图片", field: "orderItems.imgUrl" });
    expect(await submit({ orderItems: [newItem({ imgUrl: foreign })] })).toEqual(missing);
    expect(await submit({ orderItems: [newItem({ installVideoUrl: foreignVideo })] })).toEqual(
      await submit({ orderItems: [newItem({ installVideoUrl: "/files/missing.mp4" })] }),
    );
  });

  test.each([
    "https://evil.example/x.jpg",
    "javascript:alert(1)",
    "/demo/../files/x.jpg",
    // A picture of the site is not a customer's upload, wherever the site runs.
    "/demo/sofa.png",
    "//evil.example/x.jpg",
  ])("[PLACE-33] addresses of elsewhere are no pictures: %s", async (imgUrl) => {
    expect(await submit({ orderItems: [newItem({ imgUrl })] })).toMatchObject({ message: "请上传商品图片" });
  });

  test("pictures from the own goods library are taken, those from another customer's are not", async () => {
    const insert = (id: number, customerId: number, imgUrl: string) =>
      env.DB.prepare(
        `INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, created_at) VALUES (?, ?, 101, 'x', ?, 0)`,
      )
        .bind(id, customerId, imgUrl)
        .run();
    const other = await signIn();
    await insert(1, life.account.customerId, "/files/library-own.jpg");
    await insert(2, other.customerId, "/files/library-foreign.jpg");
    expect(await submit({ orderItems: [newItem({ imgUrl: "/files/library-own.jpg" })] })).toMatchObject({
      code: 0,
    });
    expect(await submit({ orderItems: [newItem({ imgUrl: "/files/library-foreign.jpg" })] })).toMatchObject({
      message: "请上传商品图片",
    });
  });
});
