import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApplicationForm } from "../../../app/features/join/application-form-card";
import { ApplicationSent } from "../../../app/features/join/application-sent";
import { clientAction } from "../../../app/routes/_join.service_ruzhu/route";
import type { ApplicantType } from "../../../schema/rules/content/service-application";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const COMPANY = "请输入公司名称";
const PERSON = ["请输入您的姓名", "请输入合法手机号", "请选择代理类目"];
const PROVINCES = [
  { code: "33", name: "浙江省" },
  { code: "44", name: "广东省" },
];

const FURNITURE = { id: "1", name: "家具", icon: "sofa" } as const;

const open = (
  type: ApplicantType,
  action?: (request: Request) => Promise<null>,
  categories: Parameters<typeof ApplicationForm>[0]["categories"] = [FURNITURE],
) =>
  render(
    <ApplicationForm
      type={type}
      tabs={[]}
      categories={categories}
      areas={{ provinces: PROVINCES, cities: [], districts: [] }}
      answer={undefined}
    />,
    { action },
  );

/** What the form says is missing of an application in which nothing was typed. */
// The summary repeats the words in links.
async function missing(type: ApplicantType): Promise<string[]> {
  const network = graphNetwork();
  const { user } = open(type);
  await user.click(screen.getByRole("button", { name: "提交申请" }));
  expect(network.sent).toEqual([]);
  return [COMPANY, ...PERSON].filter((words) => screen.queryAllByText(words, { ignore: "a" }).length > 0);
}

test("[PUB-29] [PUB-32] [ERR-15] [ENUM-06] a company is told in the documented words what is missing", async () => {
  expect(await missing("ENTERPRISE")).toEqual([COMPANY, ...PERSON]);
});

test("[U36] [U39] [AUTH-03] [PUB-32] mistakes are told in the sequence of the fields; the first of those that are left has the focus", async () => {
  graphNetwork();
  const { user } = open("ENTERPRISE");
  const errorOf = (id: string) => document.getElementById(`${id}-error`)?.textContent ?? null;
  const type = (id: string, text: string) => user.type(document.getElementById(id) as HTMLElement, text);
  const expectRefusal = async (id: string, message: string) => {
    await user.click(screen.getByRole("button", { name: "提交申请" }));
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(errorOf(id)).toBe(message);
  };
  await expectRefusal("companyName", COMPANY);
  const told = within(screen.getByRole("alert", { name: /请先修改以下 4 处/ })).getAllByRole("listitem");
  expect(told.map(({ textContent }) => textContent)).toEqual([COMPANY, ...PERSON]);
  expect(document.title).toMatch(/^错误：/);
  await type("companyName", "杭州安装服务有限公司");
  await expectRefusal("contactName", "请输入您的姓名");
  await type("contactName", "王五");
  await expectRefusal("contactTel", "请输入合法手机号");
  await type("contactTel", "10012345678");
  await expectRefusal("contactTel", "请输入合法手机号");
  await user.clear(document.getElementById("contactTel") as HTMLElement);
  await type("contactTel", "13900139000");
  expect(errorOf("contactTel")).toBeNull();
  await user.click(screen.getByRole("button", { name: "提交申请" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox")));
  expect(errorOf("goodsTypeIds")).toBe("请选择代理类目");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /公司名称/ }).value).toBe(
    "杭州安装服务有限公司",
  );
});

test("[PUB-29] [PUB-30] [PUB-31] [ENUM-06] a person is told the same, but for the company", async () => {
  expect(await missing("PERSONAL")).toEqual(PERSON);
});

test("[PUB-31] the phone takes eleven digits", async () => {
  const { user } = open("PERSONAL");
  const phone = screen.getByRole<HTMLInputElement>("textbox", { name: /联系人手机号/ });
  await user.type(phone, "138001380009");
  expect(phone.value).toBe("13800138000");
});

test("[PUB-27] [PUB-28] [ENT-06] [API-017] typed and ticked fields are posted, each under its own name", async () => {
  const posted: FormData[] = [];
  const post = async (request: Request) => {
    posted.push(await request.formData());
    return null;
  };
  const { user } = open("ENTERPRISE", post, [
    FURNITURE,
    { ...FURNITURE, id: "2", name: "灯具" },
    { ...FURNITURE, id: "3", name: "卫浴" },
  ]);
  const typed = {
    ...{ 公司名称: "杭州安装服务有限公司", 公司地址: "文三路 1 号", 联系人姓名: "王五" },
    ...{ 联系人手机号: "13900139000", 详细地址: "文三路 2 号", 备注: "有货车" },
  };
  for (const [label, text] of Object.entries(typed))
    await user.type(screen.getByRole("textbox", { name: new RegExp(label) }), text);
  for (const name of ["家具", "卫浴"]) await user.click(screen.getByRole("checkbox", { name }));
  await user.click(screen.getByRole("button", { name: "提交申请" }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.getAll("goodsTypeIds")).toEqual(["1", "3"]);
  expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({
    ...{ type: "ENTERPRISE", companyName: "杭州安装服务有限公司", companyAddress: "文三路 1 号" },
    ...{ contactName: "王五", contactTel: "13900139000", detailAddress: "文三路 2 号" },
    remark: "有货车",
  });
});

test("[PUB-28] [ENT-06] [API-017] the areas of the company and of the contact are chosen and posted, each for itself", async () => {
  graphNetwork({ AreaChildren: { areaChildren: [] } });
  const posted: object[] = [];
  const { user } = open("ENTERPRISE", async (request) => {
    posted.push(Object.fromEntries(await request.formData()));
    return null;
  });
  const choose = (group: RegExp, province: string) =>
    user.selectOptions(
      within(screen.getByRole("group", { name: group })).getByRole("combobox", { name: "省份" }),
      province,
    );
  await choose(/公司所在地区/, "浙江省");
  await choose(/联系人所在地区/, "广东省");
  for (const [label, text] of Object.entries({
    公司名称: "甲",
    联系人姓名: "王五",
    联系人手机号: "13900139000",
  }))
    await user.type(screen.getByRole("textbox", { name: new RegExp(label) }), text);
  await user.click(screen.getByRole("checkbox", { name: "家具" }));
  await user.click(screen.getByRole("button", { name: "提交申请" }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({ companyProvince: "33", contactProvince: "44" });
});

test("[ERR-18] [ERR-19] [ROUTE-12] an application that has arrived says 提交成功, on its page and in a toast", async () => {
  render(<ApplicationSent steps={[]} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("提交成功");
  const leave = (to: string) =>
    Promise.reject(new Response(null, { status: 302, headers: { Location: to } }));
  const post = (to: string) => clientAction({ serverAction: () => leave(to) } as never);
  await expect(post("/login")).rejects.toBeInstanceOf(Response);
  expect(screen.queryByText("提交成功", { selector: "p" })).toBeNull();
  await expect(post("/service_ruzhu?done=1")).rejects.toBeInstanceOf(Response);
  expect(await screen.findByText("提交成功", { selector: "p" })).toBeTruthy();
});
