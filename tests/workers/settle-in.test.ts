import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedReference, type TestBackend } from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";

const ADD = "/user/api/service_settle_in/add";
let backend: TestBackend;
let counter = 0;

beforeAll(seedReference);
beforeEach(async () => {
  backend = createTestBackend();
  await env.DB.batch([
    env.DB.prepare("DELETE FROM service_applications"),
    env.DB.prepare("DELETE FROM rate_windows"),
  ]);
});

const newPhone = () => `136${String(++counter).padStart(8, "0")}`;
const company = (overrides: Record<string, unknown> = {}) => ({
  type: "ENTERPRISE",
  companyName: " 杭州安装服务有限公司 ",
  companyAddressCode: "330106",
  companyAddress: "文三路 1 号",
  contactName: "王五",
  contactTel: newPhone(),
  contactAddressCode: "330108",
  detailAddress: "江南大道 2 号",
  remark: "有自己的货车",
  goodsTypeIds: [3, 1, 3],
  ...overrides,
});

const apply = (json: unknown, address = "198.51.100.7") =>
  backend.call("POST", ADD, { json, headers: { "X-Client-Address": address } });
const listed = async (query = "") => {
  const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
  return (await backend.call("GET", `/operator/api/service_settle_in${query}`, { headers })).data;
};

describe("an application of a service provider", () => {
  test("[API-017] [PUB-28] [PUB-33] [ENT-06] of a company is stored with every field, for the operator to read", async () => {
    const json = company();
    expect(await apply(json)).toEqual({ code: 0, message: "success", data: null });
    expect(await listed()).toMatchObject({
      total: 1,
      rows: [
        {
          ...json,
          companyName: "杭州安装服务有限公司",
          goodsTypeIds: [1, 3],
          createTime: "2026-11-20 16:30:00",
        },
      ],
    });
  });

  test("[PUB-29] [ENT-06] [ENUM-06] [API-017] of a person needs no company, and keeps none", async () => {
    await apply(company({ type: "PERSONAL", contactTel: "136 0000-9999" }));
    await apply({ type: "PERSONAL", contactName: "赵六", contactTel: newPhone(), goodsTypeIds: [2] });
    const { rows } = await listed();
    expect(rows).toMatchObject([
      { contactName: "赵六", companyName: "", contactAddressCode: null, detailAddress: "" },
      {
        ...{ type: "PERSONAL", companyName: "", companyAddressCode: null, companyAddress: "" },
        ...{ contactName: "王五", contactTel: "13600009999", contactAddressCode: "330108" },
        ...{ detailAddress: "江南大道 2 号", remark: "有自己的货车", goodsTypeIds: [1, 3] },
      },
    ]);
  });

  test.each([
    ["[PUB-29]", { companyName: "  " }, "请输入公司名称"],
    ["[PUB-30]", { contactName: "" }, "请输入您的姓名"],
    ["[PUB-31] [AUTH-03] [CONST-03]", { contactTel: "10012345678" }, "请输入合法手机号"],
    ["[PUB-32]", { goodsTypeIds: [] }, "请选择代理类目"],
  ])("%s [ERR-15] is refused in the words of the specification for %o", async (_id, wrong, message) => {
    expect(await apply(company(wrong))).toEqual({ code: 4000, message, data: null });
    expect((await listed()).total).toBe(0);
  });

  test("[ENUM-06] [PUB-27] is stored for a person and for a company, and refused for any other type", async () => {
    expect(await apply(company({ type: "OTHER" }))).toMatchObject({ code: 4000, field: "type" });
    expect((await listed()).total).toBe(0);
    for (const type of ["PERSONAL", "ENTERPRISE"]) expect((await apply(company({ type }))).code).toBe(0);
    const { rows } = await listed();
    expect(new Set(rows.map(({ type }: { type: string }) => type))).toEqual(
      new Set(["PERSONAL", "ENTERPRISE"]),
    );
  });

  test("[PUB-29] [PUB-30] names the first rule that is broken, in the order of the form", async () => {
    const wrong = { companyName: "", contactName: "", contactTel: "", goodsTypeIds: [] };
    expect((await apply(company(wrong))).message).toBe("请输入公司名称");
    expect((await apply(company({ ...wrong, type: "PERSONAL" }))).message).toBe("请输入您的姓名");
  });

  test("[PUB-28] for what is no category is refused", async () => {
    for (const id of [101, 9999]) {
      expect(await apply(company({ goodsTypeIds: [1, id] }))).toMatchObject({ message: "代理类目不存在" });
    }
  });

  test("sent twice, even at the same moment, is stored once; the next day it is a new one", async () => {
    const json = company();
    const answers = await Promise.all([apply(json), apply(json), apply({ ...json, goodsTypeIds: [1, 3] })]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await listed()).total).toBe(1);
    backend.clock.advance(24 * 3_600_000);
    await apply(json);
    expect((await listed()).total).toBe(2);
  });

  test("[S15] a network that sends too many is told to wait, others are not", async () => {
    for (let sent = 0; sent < 20; sent++) expect(await apply(company())).toMatchObject({ code: 0 });
    const wait = expect.stringMatching(/^操作太频繁，请(\d+秒|\d+分钟|1小时)后再试$/);
    expect(await apply(company())).toEqual({ code: 4029, message: wait, data: null });
    expect(await apply(company(), "198.51.100.8")).toMatchObject({ code: 0 });
    expect((await listed()).total).toBe(21);
    backend.clock.advance(3_600_000);
    expect(await apply(company())).toMatchObject({ code: 0 });
  });

  test("a phone cannot be entered again and again from everywhere", async () => {
    const contactTel = newPhone();
    for (let sent = 1; sent <= 6; sent++) {
      const answer = await apply(company({ contactTel, remark: `${sent}` }), `203.0.113.${sent}`);
      expect(answer.code).toBe(sent <= 5 ? 0 : 4029);
    }
  });

  test("the operator reads them by page, newest first", async () => {
    for (const contactName of ["一", "二", "三"]) await apply(company({ contactName }));
    const { rows, total } = await listed("?pageIndex=2&pageSize=2");
    expect({ total, names: rows.map((row: { contactName: string }) => row.contactName) }).toEqual({
      total: 3,
      names: ["一"],
    });
  });
});
