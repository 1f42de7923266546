import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bucketPrefix, PREFIX_DIGITS } from "../../../backend/src/shared/numbers/bucket";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { type Account, signIn } from "../../support/accounts/accounts";
import { newItem, placeOrder, readOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
beforeAll(seedReference);

let account: Account;
beforeEach(async () => {
  account = await signIn();
});

const PICTURE = "/named/sofa.png";
const GOOD = { goodsTypeId: 101, name: "三人沙发", imgUrl: PICTURE };
const DETAILS = { sku: "SF-240", volume: 1.85, packingCount: 2, weight: 68.5, costPrice: 1680.5 };
const post = (path: string, json: unknown, headers = {}, { token } = account) =>
  backend.call("POST", path, { token, json, headers });
const add = (good: Record<string, unknown> = {}, headers = {}) =>
  post("/user/api/goods/add", { ...GOOD, ...good }, headers);
const get = (id: number, by = account) => post("/user/api/goods/get", { id }, {}, by);
const list = async () => (await backend.call("POST", "/user/api/goods/list", { token: account.token })).data;
const names = async () => (await list()).rows.map(({ name }: { name: string }) => name);

/** A stored file of the customer's. */
async function upload(extension: "jpg" | "mp4"): Promise<string> {
  const name = crypto.randomUUID().replaceAll("-", "").slice(PREFIX_DIGITS);
  const key = `${bucketPrefix(account.customerId)}${name}.${extension}`;
  const type = extension === "jpg" ? "image/jpeg" : "video/mp4";
  await env.DB.prepare(
    "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES (?, ?, ?, 1, 0)",
  )
    .bind(key, account.customerId, type)
    .run();
  return `/files/${key}`;
}

describe("a good of the library", () => {
  test("[GOODS-02] [GOODS-03] [GOODS-07] [ENT-25] is shown as it was added, by JSON, query or form", async () => {
    const [imgUrl, installVideoUrl] = [await upload("jpg"), await upload("mp4")];
    const said = {
      ...GOOD,
      imgUrl,
      installVideoUrl,
      shopUrl: "https://shop.example.com/1",
      description: "三箱",
      ...DETAILS,
    };
    const { data } = await add(said);
    const whole = { ...said, id: data.id, goodsTypeName: "沙发" };
    expect((await get(data.id)).data).toEqual(whole);
    const { token } = account;
    expect((await backend.call("POST", `/user/api/goods/get?id=${data.id}`, { token })).data).toEqual(whole);
    expect((await list()).rows).toEqual([whole]);
  });

  test.each([
    [{ name: " " }, 4000, "请输入商品名称"],
    [{ imgUrl: "" }, 4000, "请上传商品图片"],
    [{ goodsTypeId: 999_999 }, 4000, "请选择商品类别"],
    [{ imgUrl: `/files/${"0".repeat(32)}.jpg` }, 4004, "图片不存在"],
    [{ imgUrl: "https://example.com/a.jpg" }, 4004, "图片不存在"],
    [{ installVideoUrl: PICTURE }, 4004, "视频不存在"],
    [{ shopUrl: "javascript:alert(1)" }, 4000, "商品链接应以 http:// 或 https:// 开头，请从浏览器地址栏复制"],
    [{ name: "长".repeat(101) }, 4000, "参数错误：name"],
    [{ volume: 1.234 }, 4000, "体积须大于0，最多两位小数"],
    [{ volume: 0 }, 4000, "体积须大于0，最多两位小数"],
    [{ packingCount: 0 }, 4000, "包装件数不能为0"],
    [{ weight: -1 }, 4000, "重量须大于0、不超过99999，最多两位小数"],
    [{ costPrice: 1_000_001 }, 4000, "请填写0至1000000元的金额，最多两位小数"],
    [{ sku: "x".repeat(65) }, 4000, "参数错误：sku"],
  ])("[GOODS-04] [GOODS-05] [GOODS-06] [ERR-15] with %o is refused", async (wrong, code, message) => {
    expect(await add(wrong)).toMatchObject({ code, message });
    expect((await list()).total).toBe(0);
  });

  test("[GOODS-06] [CONST-10] [API-079] [API-080] a picture is no video, and a video no picture", async () => {
    expect(await add({ installVideoUrl: await upload("jpg") })).toMatchObject({ message: "视频不存在" });
    expect(await add({ imgUrl: await upload("mp4") })).toMatchObject({ message: "图片不存在" });
    const said = { shopUrl: "https://shop.example.com/1", description: "三箱" };
    const media = { imgUrl: await upload("jpg"), installVideoUrl: await upload("mp4") };
    const { code, data } = await add({ ...said, ...media });
    expect(code).toBe(0);
    expect((await get(data.id)).data).toMatchObject({ ...GOOD, ...said, ...media, goodsTypeName: "沙发" });
  });

  test("[GOODS-06] [GOODS-07] a good needs no video and no link, which null stands for", async () => {
    const { code, data } = await add({ installVideoUrl: null, shopUrl: null });
    expect(code).toBe(0);
    expect((await get(data.id)).data).toMatchObject({ ...GOOD, installVideoUrl: null, shopUrl: null });
  });

  test("[API-079] a good is read by an id in the body or in the query", async () => {
    const { data } = await add();
    const { token } = account;
    const byQuery = await backend.call("POST", `/user/api/goods/get?id=${data.id}`, { token });
    expect(byQuery.data).toMatchObject({ ...GOOD, id: data.id });
    expect((await get(data.id)).data).toEqual(byQuery.data);
  });

  test("[R6] sent twice under one key is one, and another good under it is refused", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const [first, second] = await Promise.all([add({}, headers), add({}, headers)]);
    expect(second.data).toEqual(first.data);
    expect((await list()).total).toBe(1);
    expect(await add({ name: "另一个" }, headers)).toMatchObject({ code: 4308 });
  });

  test("[GOODS-02] [GOODS-07] [API-079] [API-081] is changed as a whole, by its owner alone", async () => {
    const { data } = await add({ ...DETAILS, description: "三箱", shopUrl: "https://shop.example.com/1" });
    const change = { ...GOOD, id: data.id, name: "四人沙发", goodsTypeId: 1 };
    expect(await post("/user/api/goods/modify", change)).toMatchObject({ code: 0 });
    expect((await get(data.id)).data).toMatchObject({
      name: "四人沙发",
      goodsTypeId: 1,
      imgUrl: PICTURE,
      ...{ description: null, shopUrl: null, installVideoUrl: null },
      ...{ sku: null, volume: null, packingCount: null, weight: null, costPrice: null },
    });
    const media = { imgUrl: await upload("jpg"), installVideoUrl: await upload("mp4") };
    const more = { ...change, ...media, description: "五箱", shopUrl: "https://shop.example.com/2" };
    await post("/user/api/goods/modify", more);
    expect((await get(data.id)).data).toMatchObject(more);
    const stranger = await signIn();
    expect(await post("/user/api/goods/modify", change, {}, stranger)).toMatchObject({ code: 4004 });
    expect(await get(data.id, stranger)).toMatchObject({ code: 4004, message: "商品不存在" });
  });

  test("[GOODS-09] [API-082] that orders have used leaves those orders whole when it is deleted or changed", async () => {
    const imgUrl = await upload("jpg");
    const { data } = await add({ imgUrl });
    const orderId = await placeOrder(backend, account, {
      orderItems: [newItem({ name: GOOD.name, imgUrl })],
    });
    const before = await readOrder(backend, account, orderId);
    await post("/user/api/goods/modify", { ...GOOD, id: data.id, name: "改名" });
    await add({ name: "床" });
    const stranger = await signIn();
    expect(await post("/user/api/goods/del", { id: data.id }, {}, stranger)).toMatchObject({ code: 4004 });
    expect(await post("/user/api/goods/del", { id: data.id })).toMatchObject({ code: 0 });
    expect(await names()).toEqual(["床"]);
    expect(await readOrder(backend, account, orderId)).toEqual(before);
    expect(before.orderItems[0]).toMatchObject({ name: GOOD.name, imgUrl });
    expect(await get(data.id)).toMatchObject({ code: 4004 });
    expect(await post("/user/api/goods/del", { id: data.id })).toMatchObject({
      code: 4004,
      message: "商品不存在",
    });
  });
});

describe("the SKU of a good", () => {
  const bySku = async (sku: string, { token } = account) =>
    (await backend.call("GET", `/user/api/goods/by_sku?${new URLSearchParams({ sku })}`, { token })).data;

  test("[U21] is its own in a library, whatever its case, and another customer's may be the same", async () => {
    const { data } = await add({ sku: " SF-240 " });
    expect((await get(data.id)).data.sku).toBe("SF-240");
    const taken = { code: 4000, message: "商家编码“sf-240”已用于“三人沙发”，请换一个" };
    expect(await add({ name: "床", sku: "sf-240" })).toMatchObject(taken);
    const bed = await add({ name: "床", sku: "BD-1" });
    expect(await post("/user/api/goods/modify", { ...GOOD, id: bed.data.id, sku: "sf-240" })).toMatchObject(
      taken,
    );
    expect(await post("/user/api/goods/modify", { ...GOOD, id: data.id, sku: "sf-240" })).toMatchObject({
      code: 0,
    });
    account = await signIn();
    expect(await add({ sku: "SF-240" })).toMatchObject({ code: 0 });
  });

  test("[U21] of two that come at once with one SKU, one is kept", async () => {
    const answers = await Promise.all([add({ sku: "SF-1" }), add({ sku: "SF-1" })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4000]);
    expect((await list()).total).toBe(1);
  });

  test("[U21] finds it, in whatever case, and a part of it finds it in the list", async () => {
    const { data } = await add({ sku: "SF-240" });
    await add({ name: "床" });
    expect(await bySku("sf-240")).toMatchObject({ id: data.id, sku: "SF-240" });
    expect(await bySku("SF-24")).toBeNull();
    expect(await bySku("SF-240", await signIn())).toBeNull();
    const { token } = account;
    const found = await backend.call("POST", "/user/api/goods/list?keyWord=f-24", { token });
    expect(found.data).toMatchObject({ total: 1, rows: [{ id: data.id }] });
  });
});

describe("many goods together", () => {
  const paste = (goods: { name: string; goodsTypeId: number }[], headers = {}) =>
    post("/user/api/goods/paste", { imgUrl: PICTURE, goods }, headers);
  const line = (name: string, goodsTypeId = 101) => ({ name, goodsTypeId });

  test("[U21] pasted lines become goods in their sequence; what the library has is left out", async () => {
    await add({ name: "床" });
    const answer = await paste([line("沙发"), line(" 床 "), line("茶几"), line("沙发")]);
    expect(answer.data).toEqual({ added: 2, leftOut: 2 });
    expect(await names()).toEqual(["沙发", "茶几", "床"]);
  });

  test("[U21] [R6] [ERR-15] a paste is taken whole or not at all, and once", async () => {
    expect(await paste([line("沙发"), line("")])).toMatchObject({ code: 4000, message: "请输入商品名称" });
    expect(await paste([line("沙发"), line("床", 999_999)])).toMatchObject({
      code: 4000,
      message: "请选择商品类别",
    });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const lines = Array.from({ length: 200 }, (_, index) => line(`商品${index}`));
    const [first, second] = await Promise.all([paste(lines, headers), paste(lines, headers)]);
    expect([first.data, second.data]).toEqual([first.data, first.data]);
    expect((await list()).total).toBe(200);
    expect(await paste([...lines, line("一个太多")])).toMatchObject({ code: 4000 });
  });

  test("several are deleted together, and another customer's good stays", async () => {
    const mine = [(await add({ name: "一" })).data.id, (await add({ name: "二" })).data.id];
    await add({ name: "三" });
    const owner = account;
    account = await signIn();
    const theirs = (await add({ name: "别人的" })).data.id;
    const answer = await post("/user/api/goods/del_many", { ids: [...mine, theirs] }, {}, owner);
    expect(answer.data).toEqual({ deleted: 2 });
    expect(await names()).toEqual(["别人的"]);
    account = owner;
    expect(await names()).toEqual(["三"]);
  });

  test("[GOODS-01] [U21] [CONST-18] with 5,000 goods a page reads little more than its own rows, and an order finds its good by name", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, created_at, last_used_at)
       SELECT ?1 * 10000 + i, ?1, 101 + i % 3, '商品' || i, '/named/sofa.png', i, i % 700 FROM n`,
    )
      .bind(account.customerId)
      .run();
    /** Rows that each statement of a batch has read, of the page first, then of its total. */
    const read: number[] = [];
    const watched = createTestBackend({ clock: backend.clock, env: { DB: countingRows(read) } });
    const page = await watched.call("POST", "/user/api/goods/list", { token: account.token });
    expect(page.data).toMatchObject({ total: 5000, rows: { length: 12 } });
    const second = await post("/user/api/goods/list?pageIndex=2", {});
    const whole = await post("/user/api/goods/list?pageNum=24", {});
    expect([...page.data.rows, ...second.data.rows]).toEqual(whole.data.rows);
    expect(read[0]).toBeLessThan(50);
    expect(read[1]).toBeLessThanOrEqual(5000);

    read.length = 0;
    await placeOrder(watched, account, { orderItems: [newItem({ name: "商品7" })] });
    const [most = 0] = read.sort((one, other) => other - one);
    // What the order may take its pictures from is looked for in the whole library, everything else is not.
    expect(read.filter((rows) => rows > 500).length).toBeLessThanOrEqual(1);
    expect(most).toBeLessThanOrEqual(10_000);
    expect((await names())[0]).toBe("商品7");
  });
});

/** The database, noting what each statement of a batch has read. */
const countingRows = (read: number[]): EveryStore =>
  new Proxy(env.DB, {
    get(target, name) {
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          read.push(...results.map(({ meta }) => meta.rows_read));
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
