import { describe, expect, test } from "vitest";
import { drawQrCode } from "../../../../app/lib/qr-code";
import { ORIGIN } from "../support";
import { between, count, headings, linksOf, open, plain, platform, section } from "./public-site";

/** What a level of the area offers: codes and names. */
const offered = (html: string, name: string) =>
  [...between(html, `name="${name}"`, "</select>").matchAll(/<option[^>]*value="(\w+)"[^>]*>([^<]+)/g)].map(
    ([, code, words]) => `${code} ${words}`,
  );

describe("/ruzhu", () => {
  const CITY = "/ruzhu?provinceCode=33&cityCode=3301";

  test("[ROUTE-11] [PUB-21] [PUB-26] [ROUTE-07] has advantages, five steps and a code that leads to /isDownload", async () => {
    const { html } = await open("/ruzhu");
    expect(count(section(html, "advantages"), "li")).toBe(4);
    expect(headings(section(html, "steps"), 3)).toEqual([
      "选择区域",
      "联系服务商",
      "实名认证",
      "下载 App",
      "接单收款",
    ]);
    expect(section(html, "providers")).toContain(drawQrCode(`${ORIGIN}/isDownload`).path);
    expect(section(html, "providers")).toMatch(/<form[^>]* action="\/ruzhu#providers"/);
  });

  test("[PUB-22] [API-009] [API-010] asks for the provinces, and by the code of the level above for cities and districts", async () => {
    const backend = platform();
    const { html } = await open(CITY, backend);
    expect(["provinceCode", "cityCode", "areaCode"].map((name) => offered(html, name))).toEqual([
      ["33 浙江省", "44 广东省"],
      ["3301 杭州市"],
      ["330106 西湖区", "330108 滨江区"],
    ]);
    const asked = backend.calls.filter(({ path }) => path.endsWith("area_children"));
    expect(asked.map(({ query }) => query.get("parentCode"))).toEqual(["33", "3301"]);
  });

  test("[PUB-23] [ERR-15] without a district it says so and asks for no providers", async () => {
    const backend = platform();
    const { html } = await open(`${CITY}&areaCode=`, backend);
    expect(section(html, "providers")).toContain("请先选择到区域，在执行此操作！");
    expect(backend.calls.filter(({ path }) => path.endsWith("area_services"))).toEqual([]);
  });

  test.each(["PUB-24", "ENT-11", "GEN-03"])(
    "[%s] [PUB-25] [API-012] [ERR-20] lists the providers of the district, or says that there are none",
    async () => {
      const served = section((await open(`${CITY}&areaCode=330106`)).html, "providers");
      const cells = (tag: string) =>
        [...served.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "gs"))].map(([cell]) => plain(cell));
      expect(cells("th")).toEqual(["服务类型", "联系人", "联系电话"]);
      expect(cells("td")).toEqual(["家具", "王站长", "400-820-1688"]);
      const unserved = section((await open(`${CITY}&areaCode=330108`)).html, "providers");
      expect(headings(unserved, 3)).toEqual(["该区域暂无服务商"]);
      expect(linksOf(unserved)).toContainEqual(["申请成为这里的服务商", "/service_ruzhu"]);
    },
  );
});

describe("/service_ruzhu", () => {
  const SHARED = ["type", "contactName", "contactTel", "detailAddress", "remark", "goodsTypeIds"];
  const fields = (html: string) =>
    [...section(html, "apply").matchAll(/ name="(\w+)"/g)].map(([, name]) => name);

  test.each([
    ["/service_ruzhu", "PERSONAL"],
    ["/service_ruzhu?type=PERSONAL", "PERSONAL"],
    ["/service_ruzhu?type=ENTERPRISE", "ENTERPRISE"],
  ])(
    "[ROUTE-12] [PUB-27] [PUB-28] [ENUM-06] %s is the form of %s, which asks only a company for itself",
    async (path, type) => {
      const { html } = await open(path);
      const tabs = between(html, '<nav aria-label="申请类型"', "</nav>");
      expect(linksOf(tabs)).toEqual([
        ["个人入驻", "/service_ruzhu?type=PERSONAL"],
        ["企业入驻", "/service_ruzhu?type=ENTERPRISE"],
      ]);
      const current = [...tabs.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)];
      expect(current.map(([, name]) => name)).toEqual([type === "ENTERPRISE" ? "企业入驻" : "个人入驻"]);
      expect(html).toContain(`name="type" value="${type}"`);
      expect(section(html, "apply")).toContain(`action="/service_ruzhu?type=${type}"`);
      expect(fields(html)).toEqual(expect.arrayContaining([...SHARED, "contactDistrict"]));
      for (const name of ["companyName", "companyDistrict", "companyAddress"])
        expect(fields(html).includes(name)).toBe(type === "ENTERPRISE");
      // The platform's own category, which is not one of the ten.
      expect(section(html, "apply")).toMatch(/name="goodsTypeIds"[^>]*value="31"/);
      expect(plain(section(html, "apply"))).toContain("窗帘");
    },
  );

  test("[PUB-28] [ERR-15] [API-010] a form that comes back without script offers the cities of the company's province and of the contact's, each for itself", async () => {
    const body = new URLSearchParams({ type: "ENTERPRISE", companyProvince: "33", contactProvince: "44" });
    const init = { method: "POST", body, headers: { origin: ORIGIN, host: new URL(ORIGIN).host } };
    const { html } = await open("/service_ruzhu?type=ENTERPRISE", platform(), init);
    expect(plain(section(html, "apply"))).toContain("请输入公司名称");
    expect(["companyCity", "contactCity"].map((name) => offered(html, name))).toEqual([
      ["3301 杭州市"],
      ["4403 深圳市"],
    ]);
  });
});
