import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Account, signIn } from "../../support/accounts/accounts";
import { newItem, placeOrder, seedReference } from "../../support/orders/orders";
import { TEN_CATEGORIES } from "../../support/orders/ten-categories";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
beforeAll(seedReference);

describe("categories and services", () => {
  test("[PLACE-19] [GEN-10] [API-013] [PUB-04] the ten categories come with their children and icons", async () => {
    const { data } = await backend.call("GET", "/common/api/goods_type/top_class");
    expect(data.map(({ name }: { name: string }) => name)).toEqual(TEN_CATEGORIES);
    expect(data[0]).toMatchObject({ id: 1, name: "家具", icon: "furniture" });
    expect(data[0].children[0]).toEqual({ id: 101, name: "沙发", icon: "furniture", children: [] });
  });

  test("[GEN-14] [C-22] WEB-TOKEN says who asks, and an empty one is none: a call for visitors answers, one for customers says 7001", async () => {
    const ask = async (path: string, token: string) =>
      (await backend.request(path, { headers: { "WEB-TOKEN": token } })).json();
    expect(await ask("/common/api/goods_type/top_class", "")).toMatchObject({ code: 0 });
    expect(await ask("/user/api/customer", "")).toMatchObject({ code: 7001 });
    const { token, customerId, phone } = await signIn();
    const own = { code: 0, data: { id: customerId, username: phone } };
    expect(await ask("/user/api/customer", token)).toMatchObject(own);
  });

  test("[PLACE-19] [GOODS-08] [API-014] [ENT-08] an area narrows the tree to what masters serve there", async () => {
    const tree = async (query: string) => (await backend.call("GET", `/common/api/goods_type${query}`)).data;
    const names = async (query: string) =>
      (await tree(query)).map((category: { name: string }) => category.name);
    const sofa = { id: 101, name: "沙发", icon: "furniture", children: [] };
    expect((await tree(""))[0]).toEqual({
      ...{ id: 1, name: "家具", icon: "furniture" },
      children: expect.arrayContaining([sofa]),
    });
    expect(await names("")).toEqual(TEN_CATEGORIES);
    expect(await names("/top_class")).toEqual(TEN_CATEGORIES);
    expect(await names("?areaCode=330106")).toHaveLength(10);
    expect(await names("?areaCode=330683")).toEqual(["灯具", "家电"]);
    // A city serves what one of its districts does.
    expect(await names("?areaCode=3306")).toEqual(expect.arrayContaining(["灯具", "家电"]));
    expect(await names("?areaCode=540102")).toEqual([]);
  });

  test("[PLACE-20] [API-016] [ENT-09] service types have name, description and takeDeliveryFee, and differ by category", async () => {
    const services = async (id: number) =>
      (await backend.call("GET", `/common/api/service_type/list_by_good_type?goodTypeId=${id}`)).data;
    const furniture = await services(1);
    expect(furniture[0]).toEqual({
      id: 1,
      name: "配送并安装",
      description: expect.stringContaining("提货"),
      takeDeliveryFee: true,
    });
    expect(furniture[1]).toMatchObject({ name: "仅安装", takeDeliveryFee: false });
    expect(await services(101)).toEqual(furniture);
    expect(await services(7)).toHaveLength(2);
    expect(await services(9999)).toEqual([]);
  });

  test("[PLACE-24] [API-015] the tip of the narrowest area wins, and where there is none the answer is silent", async () => {
    const tip = async (query: string) =>
      (await backend.call("GET", `/common/api/goods_type/goods_area_description${query}`)).data;
    expect(await tip("?areaCode=330106")).toContain("西湖");
    expect(await tip("?areaCode=330113")).toContain("杭州");
    expect(await tip("?areaCode=540102")).toBeNull();
    expect(await tip("")).toBeNull();
  });
});

describe("goods library", () => {
  let account: Account;

  const list = (query: Record<string, string>, token: string | undefined = account.token) =>
    backend.call("POST", `/user/api/goods/list?${new URLSearchParams(query)}`, { token });

  async function save(owner: Account, goods: [name: string, goodsTypeId: number][]): Promise<void> {
    await env.DB.batch(
      goods.map(([name, goodsTypeId], index) =>
        env.DB.prepare(
          "INSERT INTO library_goods (customer_id, goods_type_id, name, img_url, created_at) VALUES (?, ?, ?, ?, ?)",
        ).bind(owner.customerId, goodsTypeId, name, "/named/sofa.png", 1000 + index),
      ),
    );
  }

  const names = (answer: Awaited<ReturnType<typeof list>>) =>
    answer.data.rows.map((row: { name: string }) => row.name);

  beforeEach(async () => {
    account = await signIn();
  });

  test("[ROLE-05] [PLACE-25] [API-018] needs a token", async () => {
    expect(await backend.call("POST", "/user/api/goods/list?pageIndex=1&pageNum=999")).toMatchObject({
      code: 7001,
      data: null,
    });
  });

  test("[PLACE-25] [ROLE-16] [ENT-10] [API-018] answers the customer's own goods, newest first, with what a picker shows", async () => {
    const stranger = await signIn();
    await save(stranger, [["别人的沙发", 101]]);
    await save(account, [
      ["旧沙发", 101],
      ["新沙发", 101],
    ]);
    const shopUrl = "https://shop.example.com/1";
    await env.DB.prepare(
      "UPDATE library_goods SET shop_url = ?, description = '三箱', install_video_url = '/named/sofa.mp4' WHERE name = '新沙发'",
    )
      .bind(shopUrl)
      .run();
    const { data } = await list({ pageIndex: "1", pageNum: "999" });
    expect(data.total).toBe(2);
    expect(data.rows.map((row: { name: string }) => row.name)).toEqual(["新沙发", "旧沙发"]);
    expect(data.rows[0]).toMatchObject({
      id: expect.any(Number),
      goodsTypeId: 101,
      goodsTypeName: "沙发",
      imgUrl: "/named/sofa.png",
      ...{ shopUrl, description: "三箱", installVideoUrl: "/named/sofa.mp4" },
    });
  });

  test("[U21] the goods that were ordered last come first, before goods that were only saved", async () => {
    await save(account, [
      ["沙发", 101],
      ["床", 102],
      ["茶几", 106],
    ]);
    const order = (goods: string) => placeOrder(backend, account, { orderItems: [newItem({ name: goods })] });
    await order("沙发");
    backend.clock.advance(1000);
    await order("床");
    expect(names(await list({}))).toEqual(["床", "沙发", "茶几"]);
    backend.clock.advance(1000);
    await order("沙发");
    expect(names(await list({}))).toEqual(["沙发", "床", "茶几"]);
  });

  test("[PLACE-25] [API-018] a category includes its children, a child only itself, and pages count the whole", async () => {
    await save(account, [
      ["沙发", 101],
      ["床", 102],
      ["吊灯", 302],
    ]);
    expect(names(await list({ goodsTypeId: "1" }))).toEqual(["床", "沙发"]);
    expect(names(await list({ goodsTypeId: "101" }))).toEqual(["沙发"]);
    const page = await list({ pageIndex: "2", pageNum: "2" });
    expect(names(page)).toEqual(["沙发"]);
    expect(page.data.total).toBe(3);
  });

  test("[R33] [API-018] [PLACE-25] % and _ in the keyword are plain characters, and letters match in either case", async () => {
    await save(account, [
      ["100%棉沙发套", 101],
      ["LED_吊灯", 302],
      ["普通吊灯", 302],
    ]);
    expect(names(await list({ keyWord: "%" }))).toEqual(["100%棉沙发套"]);
    expect(names(await list({ keyWord: "_" }))).toEqual(["LED_吊灯"]);
    expect(names(await list({ keyWord: "led" }))).toEqual(["LED_吊灯"]);
    expect(names(await list({ keyWord: "  " }))).toHaveLength(3);
  });

  test("[R33] any keyword of 1 to 60 characters is answered, and finds the goods that are called so", async () => {
    const character = fc.oneof(
      fc.constantFrom("沙", "发", "衣", "柜", "%", "_", "'", '"', "\\", "😀", "é"),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    );
    const keyWords = fc.sample(fc.array(character, { minLength: 1, maxLength: 60 }), {
      numRuns: 40,
      seed: 33,
    });
    for (const keyWord of [...keyWords.map((parts) => parts.join("")), "安".repeat(60), "%".repeat(60)]) {
      if (keyWord.length > 100 || keyWord.trim() === "") continue;
      await save(account, [[`前${keyWord.trim()}后`, 101]]);
      const answer = await list({ keyWord, pageNum: "999" });
      expect(answer.code, keyWord).toBe(0);
      expect(names(answer)).toContain(`前${keyWord.trim()}后`);
    }
  });
});
