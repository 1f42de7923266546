import { describe, expect, test } from "vitest";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();

async function search(query: string) {
  const { code, data } = await backend.call("GET", `/common/api/wuliu/wuliu_company_search${query}`);
  expect(code).toBe(0);
  return {
    total: data.total,
    names: data.records.map(({ companyName }: { companyName: string }) => companyName),
    records: data.records,
  };
}

describe("logistics companies", () => {
  test("[LOG-01] [API-022] [ENT-10] [PLACE-53] are found by a part of the name, with the code that tracking services know", async () => {
    const { records } = await search("?name=德邦&pageNo=1&pageSize=20");
    expect(records).toEqual([
      { companyName: "德邦物流", companyCode: "debangwuliu" },
      { companyName: "德邦快递", companyCode: "debangkuaidi" },
    ]);
  });

  test("[LOG-01] [ENT-22] are found by code and by initials, what begins with them first", async () => {
    const { records } = await search("?name=annengwuliu");
    expect(records).toEqual([{ companyName: "安能物流", companyCode: "annengwuliu" }]);
    expect((await search("?name=SF")).names.slice(0, 2)).toEqual(["顺丰快运", "盛丰物流"]);
  });

  test("[LOG-01] [API-022] [CONST-11] come 20 at a time, all of them without a name", async () => {
    const [first, second] = [await search("?pageNo=1"), await search("?pageNo=2")];
    expect(first.names).toHaveLength(20);
    expect(first.total).toBeGreaterThan(40);
    expect(new Set([...first.names, ...second.names]).size).toBe(40);
    expect((await search("?pageNo=2&pageSize=5")).names).toEqual(first.names.slice(5, 10));
    expect((await search("?name=%E6%97%A0%E6%AD%A4%E5%85%AC%E5%8F%B8")).names).toEqual([]);
  });
});
