import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/test";

const MESSAGE = "请先选择到区域，在执行此操作！";

const choose = (page: Page, level: "省份" | "城市" | "区县", label: string) =>
  page.getByLabel(level).selectOption({ label });
const confirm = (page: Page) => page.getByRole("button", { name: "确认" }).click();

/** Requests of a page that load its data again. */
function queriesOf(page: Page): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (/\/ruzhu(\.data)?\?/.test(request.url())) seen.push(request);
  });
  return seen;
}

test.describe("/ruzhu", () => {
  test("[PUB-22] [PUB-23] [PUB-24] [ERR-15] without a district it says so, asks nothing and leads to what is missing; the district's providers are listed", async ({
    page,
  }) => {
    await page.goto("/ruzhu");
    const queries = queriesOf(page);
    await expect(page.getByLabel("省份").locator("option")).toHaveCount(35);
    await expect(page.getByLabel("城市")).toBeDisabled();
    await confirm(page);
    await expect(page.getByRole("alert").filter({ hasText: MESSAGE })).toBeVisible();
    await expect(page.getByLabel("省份")).toBeFocused();
    await choose(page, "省份", "浙江省");
    await choose(page, "城市", "杭州市");
    await confirm(page);
    await expect(page.getByRole("alert").filter({ hasText: MESSAGE })).toBeVisible();
    await expect(page.getByLabel("区县")).toBeFocused();
    expect(queries).toEqual([]);
    await choose(page, "区县", "西湖区");
    await confirm(page);
    await expect(page).toHaveURL(/\/ruzhu\?provinceCode=33&cityCode=3301&areaCode=330106#providers$/);
    await expect(page.getByRole("heading", { name: "西湖区的服务商" })).toBeVisible();
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
    expect(queries).toHaveLength(1);
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["服务类型", "联系人", "联系电话"]);
    const first = table.getByRole("row").nth(1).getByRole("cell");
    await expect(first).toHaveText([/^家具卫浴.*净水器$/, "杭州服务站", "400-820-1688 转 3301"]);
    await expect(first.getByRole("link")).toHaveAttribute("href", "tel:4008201688,3301");
  });

  test("[PUB-22] a choice made before the page is interactive is kept", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/ruzhu", { waitUntil: "commit" });
    await choose(page, "省份", "浙江省");
    await expect(page.getByLabel("城市")).toBeDisabled();
    release();
    await choose(page, "城市", "杭州市");
    await expect(page.getByLabel("省份")).toHaveValue("33");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("[PUB-22] [PUB-23] [PUB-24] each level is confirmed in turn, then the providers come", async ({
      page,
    }) => {
      await page.goto("/ruzhu");
      await choose(page, "省份", "浙江省");
      await confirm(page);
      await expect(page.getByText(MESSAGE)).toBeVisible();
      await choose(page, "城市", "杭州市");
      await confirm(page);
      await expect(page.getByText(MESSAGE)).toBeVisible();
      await choose(page, "区县", "西湖区");
      await confirm(page);
      await expect(page.getByText(MESSAGE)).toHaveCount(0);
      await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
      // A city of another province does not count.
      await choose(page, "省份", "广东省");
      await confirm(page);
      await expect(page.getByText(MESSAGE)).toBeVisible();
      await expect(page.getByLabel("城市")).toHaveValue("");
      await expect(page.getByRole("table")).toHaveCount(0);
    });
  });
});
