import { beforeEach, describe, expect, test } from "vitest";
import { MAX_VIEWS } from "../../../schema/rules/orders/order-views";
import { type Account, signIn } from "../../support/accounts/accounts";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const VIEWS = "/order/api/order_view";
const QUERY = "isArrival=false&areaCode=3301";
let account: Account;
beforeEach(async () => {
  account = await signIn();
});

const call = (method: string, path = "", json?: object, { token } = account) =>
  backend.call(method, `${VIEWS}${path}`, { token, ...(json ? { json } : {}) });
const save = async (name: string, query = QUERY) => {
  backend.clock.advance(1);
  return call("POST", "", { name, query });
};
const list = async (caller = account) => (await call("GET", "", undefined, caller)).data;
const names = async () => (await list()).map(({ name }: { name: string }) => name);

describe("saved views of the order list", () => {
  test("[U3] keep the filters under their name, for their customer alone", async () => {
    const { data } = await save(" 杭州未到货 ");
    expect(await list()).toEqual([{ id: data.id, name: "杭州未到货", query: QUERY, pinned: false }]);
    expect(await list(await signIn())).toEqual([]);
  });

  test("[U3] pinned ones come first, each in the order of saving; a new name changes nothing else", async () => {
    await save("甲");
    const { data: second } = await save("乙", "status=DEAL");
    await save("丙");
    expect(await call("PUT", `/${second.id}`, { pinned: true })).toMatchObject({ code: 0 });
    expect(await call("PUT", `/${second.id}`, { name: "乙乙" })).toMatchObject({ code: 0 });
    expect(await names()).toEqual(["乙乙", "甲", "丙"]);
    expect((await list())[0]).toMatchObject({ query: "status=DEAL", pinned: true });
    await call("PUT", `/${second.id}`, { pinned: false });
    expect(await names()).toEqual(["甲", "乙乙", "丙"]);
    expect(await call("PUT", `/${second.id}`, {})).toMatchObject({ code: 0 });
    expect(await call("DELETE", `/${second.id}`)).toMatchObject({ code: 0 });
    expect(await names()).toEqual(["甲", "丙"]);
    expect(await call("DELETE", `/${second.id}`)).toMatchObject({ code: 4004, message: "常用筛选不存在" });
    expect(await call("PUT", `/${second.id}`, { name: "丁" })).toMatchObject({ message: "常用筛选不存在" });
  });

  test("[U3] saving the same twice is saving it once; a name stands for one view", async () => {
    const answers = await Promise.all([save("常用"), save("常用"), save("常用")]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const taken = { code: 4000, message: "已有同名的常用筛选，请换一个名称" };
    expect(await save("常用", "status=DEAL")).toMatchObject(taken);
    const { data } = await save("另一个");
    expect(await call("PUT", `/${data.id}`, { name: "常用" })).toMatchObject(taken);
    expect(await call("PUT", `/${data.id}`, { name: "另一个" })).toMatchObject({ code: 0 });
  });

  test("[U3] ten are the most, also when they are saved at once", async () => {
    const answers = await Promise.all(Array.from({ length: MAX_VIEWS + 3 }, (_, i) => save(`筛选 ${i}`)));
    expect(await names()).toHaveLength(MAX_VIEWS);
    const refused = answers.filter(({ code }) => code !== 0);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.message).toBe("最多保存 10 个常用筛选，请先删除不用的");
    const [kept] = await list();
    expect(await save(kept.name)).toMatchObject({ code: 0, data: { id: kept.id } });
  });

  test("a name has 1 to 20 characters, filters are the parameters of an address", async () => {
    for (const name of ["", "  ", "长".repeat(21)]) expect((await save(name)).code).toBe(4000);
    for (const query of ["", "a=<b>", "/user/order?a=b", "x".repeat(2001)]) {
      expect((await save("常用", query)).code).toBe(4000);
    }
    expect(await names()).toEqual([]);
  });
});
