import { describe, expect, test } from "vitest";
import {
  APPLICANT_TYPES,
  APPLICATION_LENGTHS,
  serviceApplicationIssues,
} from "../../../schema/rules/content/service-application";

const complete = {
  type: "ENTERPRISE",
  companyName: "杭州安装服务有限公司",
  contactName: "王五",
  contactTel: "13900001234",
  goodsTypeIds: [1],
} as const;

const messages = (change: Partial<Parameters<typeof serviceApplicationIssues>[0]>) =>
  serviceApplicationIssues({ ...complete, ...change });

describe("an application of a service provider", () => {
  test("[ENUM-06] is complete with a company, a contact, a phone and a category", () => {
    expect(APPLICANT_TYPES).toEqual(["PERSONAL", "ENTERPRISE"]);
    expect(messages({})).toEqual([]);
    expect(messages({ contactTel: "+86 139-0000-1234" })).toEqual([]);
  });

  test.each([
    ["PUB-29", { companyName: "" }, "companyName", "请输入公司名称"],
    ["PUB-30", { contactName: "" }, "contactName", "请输入您的姓名"],
    ["PUB-31", { contactTel: "10012345678" }, "contactTel", "请输入合法手机号"],
    ["AUTH-03", { contactTel: "1380013800" }, "contactTel", "请输入合法手机号"],
    ["PUB-32", { goodsTypeIds: [] }, "goodsTypeIds", "请选择代理类目"],
  ])("[%s] %j is told at %s: %s", (_id, change, field, message) => {
    expect(messages(change)).toEqual([{ field, message }]);
  });

  test("[PUB-29] [PUB-30] [PUB-31] [PUB-32] missing fields are reported in the order of the form", () => {
    expect(messages({ companyName: "", contactName: "", contactTel: "", goodsTypeIds: [] })).toEqual([
      { field: "companyName", message: "请输入公司名称" },
      { field: "contactName", message: "请输入您的姓名" },
      { field: "contactTel", message: "请输入合法手机号" },
      { field: "goodsTypeIds", message: "请选择代理类目" },
    ]);
  });

  test("[PUB-29] [PUB-30] only a company needs the name of one; spaces are no name", () => {
    expect(messages({ type: "PERSONAL", companyName: "" })).toEqual([]);
    expect(messages({ companyName: " 　" })).toEqual([{ field: "companyName", message: "请输入公司名称" }]);
    expect(messages({ contactName: " " })).toEqual([{ field: "contactName", message: "请输入您的姓名" }]);
  });

  test("[PUB-28] its texts have lengths that forms and server share", () => {
    expect(APPLICATION_LENGTHS).toEqual({
      companyName: 100,
      companyAddress: 200,
      contactName: 50,
      detailAddress: 200,
      remark: 500,
    });
  });
});
