import { beforeAll, describe, expect, test } from "vitest";
import { seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
beforeAll(seedReference);

const read = (query: string) => backend.call("GET", `/common/api/article?${query}`);

describe("articles", () => {
  test("[PUB-12] [SET-11] [API-008] [ENT-11] help articles come as pageList, in editorial order, for page 1 of size 50", async () => {
    const { code, data } = await read("pageIndex=1&pageSize=50&typeCode=help");
    expect(code).toBe(0);
    expect(data.pageList[0]).toEqual({
      id: 1001,
      title: "如何下单",
      content: expect.stringMatching(/^<p>/),
      typeCode: "help",
      img: null,
      createTime: "2026-09-01 10:00:00",
    });
    expect(data.pageList).toHaveLength(data.totalCount);
    const types = data.pageList.map(({ typeCode }: { typeCode: string }) => typeCode);
    expect(new Set(types)).toEqual(new Set(["help"]));
  });

  test("[PUB-12] [API-008] [ROLE-01] [ENT-27] pages follow each other without gap or repetition", async () => {
    const whole = await read("typeCode=help");
    const titles: string[] = [];
    for (let page = 1; page <= Math.ceil(whole.data.totalCount / 5); page++) {
      const { data } = await read(`typeCode=help&pageIndex=${page}&pageSize=5`);
      expect(data.totalCount).toBe(whole.data.pageList.length);
      titles.push(...data.pageList.map((article: { title: string }) => article.title));
    }
    expect(titles).toEqual(whole.data.pageList.map((article: { title: string }) => article.title));
    expect((await read("typeCode=help&pageIndex=99&pageSize=5")).data.pageList).toEqual([]);
  });

  test("[PUB-19] [CONST-46] the first eight help titles are answered where eight are asked for", async () => {
    const titles = async (pageSize: number) =>
      (await read(`pageIndex=1&pageSize=${pageSize}&typeCode=help`)).data.pageList.map(
        ({ title }: { title: string }) => title,
      );
    const eight = await titles(8);
    expect(eight).toHaveLength(8);
    expect(eight).toEqual((await titles(50)).slice(0, 8));
  });

  test("[HOME-20] [NOTICE-03] [PUB-16] [API-008] three notices are asked for, and nothing else comes with them", async () => {
    const { pageList } = (await read("typeCode=notice&pageIndex=1&pageSize=3")).data;
    expect(pageList.map((article: { typeCode: string }) => article.typeCode)).toEqual(
      Array(3).fill("notice"),
    );
    const about = (await read("typeCode=about")).data.pageList;
    expect(about.map(({ typeCode }: { typeCode: string }) => typeCode)).toEqual(Array(3).fill("about"));
  });

  test("[ENUM-21] [HOME-21] [NOTICE-01] [SET-09] help, about and notice are types of their own, anything else is refused", async () => {
    const typesOf = async (type: string) => {
      const { totalCount, pageList } = (await read(`typeCode=${type}`)).data;
      expect(totalCount).toBe(pageList.length);
      return pageList.map((article: { typeCode: string }) => article.typeCode);
    };
    for (const type of ["about", "notice"]) expect(await typesOf(type)).toEqual(Array(3).fill(type));
    const { data } = await read("typeCode=notice&pageIndex=1&pageSize=2");
    expect([data.totalCount, data.pageList.length]).toEqual([3, 2]);
    const { pageList: later } = (await read("typeCode=notice&pageIndex=2&pageSize=2")).data;
    expect(new Set([...data.pageList, ...later].map(({ id }: { id: number }) => id)).size).toBe(3);
    const help = await typesOf("help");
    expect(new Set(help)).toEqual(new Set(["help"]));
    expect(help.length).toBeGreaterThan(3);
    expect((await read("typeCode=help&pageIndex=1&pageSize=3")).data.pageList).toHaveLength(3);
    expect((await read("typeCode=secret")).code).toBe(4000);
  });
});
