import { describe, expect, test, vi } from "vitest";
import { action } from "../../../app/routes/_join.service_ruzhu/route";

const FORM = {
  ...{ type: "ENTERPRISE", companyName: "杭州安装服务有限公司", companyAddress: "文三路 1 号" },
  ...{ companyProvince: "33", companyCity: "3301", companyDistrict: "330106" },
  ...{ contactName: "王五", contactTel: "13900001234", detailAddress: "文三路 2 号", remark: "有货车" },
  ...{ contactProvince: "33", contactCity: "3302" },
};

/** Posts an application; `answer` is what the graph says. */
async function apply(change: object, answer: object = { __typename: "ServiceApplicationSent" }) {
  const graphql = vi.fn(async (..._asked: unknown[]) => ({ answer }));
  const body = new URLSearchParams(Object.entries({ ...FORM, ...change }));
  for (const id of ["1", "3"]) body.append("goodsTypeIds", id);
  const request = new Request("https://site.test/service_ruzhu", { method: "POST", body });
  const args = { request, context: { graphql }, params: {} };
  const outcome: unknown = await action(args as never).catch((thrown: unknown) => thrown);
  return { inputs: graphql.mock.calls.map(([, variables]) => Object(variables).input), outcome };
}

describe("an application of a service provider", () => {
  test("[API-017] [PUB-28] [PUB-33] [ENT-06] of a company is sent with every field, and leads on", async () => {
    const { inputs, outcome } = await apply({});
    expect(inputs).toEqual([
      {
        type: "ENTERPRISE",
        companyName: "杭州安装服务有限公司",
        companyAreaCode: "330106",
        companyAddress: "文三路 1 号",
        contactName: "王五",
        contactPhone: "13900001234",
        contactAreaCode: "3302",
        contactAddress: "文三路 2 号",
        remark: "有货车",
        goodsTypeIds: ["1", "3"],
      },
    ]);
    expect(outcome instanceof Response && outcome.headers.get("Location")).toBe("/service_ruzhu?done=1");
  });

  test("[PUB-28] [PUB-29] [ENUM-06] [API-017] of a person says nothing of a company", async () => {
    const { inputs } = await apply({ type: "PERSONAL" });
    expect(inputs).toMatchObject([
      { type: "PERSONAL", companyName: "", companyAreaCode: null, companyAddress: "", contactName: "王五" },
    ]);
  });

  test.each(["PERSONAL", "ENTERPRISE"])(
    "[PUB-27] [ENUM-06] from the tab %s is sent as one of this type",
    async (type) => {
      expect((await apply({ type })).inputs).toMatchObject([{ type }]);
    },
  );

  test("[GEN-12] [ERR-01] that is refused comes back in the server's words, with what was typed", async () => {
    const { outcome } = await apply({}, { __typename: "BusinessError", code: 4029, message: "请稍后再试" });
    expect(outcome).toMatchObject({
      issues: [],
      problem: { message: "请稍后再试" },
      values: { contactName: "王五" },
    });
  });
});
