import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { areaPath } from "../../../backend/src/modules/areas";
import { readReference } from "../../../backend/src/modules/reference";
import { forgetReference } from "../../../backend/src/modules/reference/kept-reference";
import { openStores } from "../../../backend/src/shared/stores/stores";
import guide from "../../../docs/deploy.md?raw";
import { signIn } from "../../support/accounts/accounts";
import { seedReference } from "../../support/orders/orders";
import { TEN_CATEGORIES } from "../../support/orders/ten-categories";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
beforeAll(seedReference);

const served = (goodsTypeId: number, areaCode: string) =>
  backend.call("GET", `/common/api/area/servce_agent_area?goodsTypeId=${goodsTypeId}&areaCode=${areaCode}`);

describe("areas", () => {
  test("[PLACE-22] [API-011] [ENT-07] the tree goes from province to city to district", async () => {
    const { code, data } = await backend.call("GET", "/common/api/area");
    expect(code).toBe(0);
    const path = (list: { code: string; name: string; children: [] }[], at: string) =>
      list.find((node) => node.code === at);
    const province = path(data, "33");
    const city = path(province?.children ?? [], "3301");
    expect([province?.name, city?.name]).toEqual(["浙江省", "杭州市"]);
    expect(path(city?.children ?? [], "330113")).toEqual({ code: "330113", name: "临平区", children: [] });
  });

  test("[API-009] [API-010] [ENT-07] [PUB-22] provinces, and what lies in one area, are answered one level deep", async () => {
    const provinces = await backend.call("GET", "/common/api/area/all_province");
    const tree: { code: string; name: string; children: { code: string; name: string }[] }[] = (
      await backend.call("GET", "/common/api/area")
    ).data;
    const alone = (areas: { code: string; name: string }[] = []) =>
      areas.map(({ code, name }) => ({ code, name, children: [] }));
    expect(provinces.data).toEqual(alone(tree));
    const cities = await backend.call("GET", "/common/api/area/area_children?parentCode=33");
    expect(cities.data).toEqual(alone(tree.find(({ code }) => code === "33")?.children));
    expect(provinces.data).toContainEqual({ code: "44", name: "广东省", children: [] });
    const towns = await backend.call("GET", "/common/api/area/area_children?parentCode=4419");
    expect(towns.data).toContainEqual({ code: "441900121", name: "虎门镇", children: [] });
    expect((await backend.call("GET", "/common/api/area/area_children?parentCode=99")).data).toEqual([]);
  });

  test("[PLACE-23] [API-019] a city's agent serves its districts and towns", async () => {
    expect(await served(1, "330106")).toMatchObject({ code: 0, data: null });
    expect(await served(1, "441900121")).toMatchObject({ code: 0 });
    expect(await served(101, "330106")).toMatchObject({ code: 0 });
  });

  test("[PLACE-23] [API-019] [ERR-04] an area without an agent for the category answers the exact message", async () => {
    const refusal = { code: 4201, message: "该区域暂未开通服务，无法下单", data: null };
    expect(await served(1, "540102")).toEqual(refusal);
    expect(await served(9999, "330106")).toEqual(refusal);
  });

  test("[PLACE-23] [API-019] a district's agent serves this district and this category alone", async () => {
    expect((await served(1, "330603")).code).toBe(0);
    expect((await served(5, "330603")).code).toBe(4201);
    expect((await served(1, "330602")).code).toBe(4201);
    expect((await served(1, "3306")).code).toBe(4201);
  });

  test("[API-012] [PUB-24] [PUB-25] [ENT-11] the providers of a district are those of its city, each with category, name and phone", async () => {
    const services = (areaCode: string) =>
      backend.call("GET", `/common/api/goods_type/area_services?areaCode=${areaCode}`);
    const { code, data } = await services("330106");
    expect(code).toBe(0);
    expect(data[0]).toEqual({
      goodsTypeName: "家具",
      contactName: "杭州服务站",
      contactTel: "400-820-1688 转 3301",
    });
    expect(data.map((row: { goodsTypeName: string }) => row.goodsTypeName)).toEqual(TEN_CATEGORIES);
    expect((await services("330603")).data).toHaveLength(6);
    expect(await services("540102")).toEqual({ code: 0, message: "success", data: [] });
    expect((await services("33'--")).code).toBe(4000);
  });

  test("input that is no code is refused before the database is asked", async () => {
    expect((await served(1, "33'--")).code).toBe(4000);
  });

  test("a district's path has three names, anything wider or unknown has none", async () => {
    const reference = await readReference({
      directory: openStores(backend.env).directory,
      clock: backend.clock,
    });
    expect(areaPath(reference, "330106")).toEqual({
      provinceName: "浙江省",
      cityName: "杭州市",
      areaName: "西湖区",
    });
    expect(areaPath(reference, "441900121")).toMatchObject({
      cityName: "东莞市",
      areaName: "虎门镇",
    });
    for (const code of ["33", "3301", "330199", "33010", "330106001"]) {
      expect(areaPath(reference, code)).toBeNull();
    }
  });

  test("[PLACE-23] [CALL-06] a platform without agents and contacts serves no area and names no number, until they are entered as the guide says", async () => {
    const run = (sql: string) => env.DB.prepare(sql).run();
    for (const table of ["area_agents", "platform_contacts"]) await run(`DELETE FROM ${table}`);
    const { token } = await signIn();
    const contacts = async () =>
      (await backend.call("GET", "/common/api/platform_user/query_kefu?pageNo=1&pageSize=9", { token })).data;
    expect((await served(1, "330106")).code).toBe(4201);
    expect(await contacts()).toEqual({ records: [], total: 0 });

    const [, statements = ""] = guide.match(/```sql\n([\s\S]*?)```/) ?? [];
    for (const sql of statements.split(";").filter((text) => text.trim() !== "")) await run(sql);
    forgetReference();
    for (const category of [1, 10]) expect((await served(category, "330106")).code).toBe(0);
    expect((await served(1, "310115")).code).toBe(4201);
    expect(await contacts()).toMatchObject({ total: 1 });
  });
});
