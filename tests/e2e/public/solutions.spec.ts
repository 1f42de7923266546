import { expect, test } from "../support/test";

const TABS = [
  { type: "enterprise", label: "企业商家", heading: "商家的送装，交给一个后台" },
  { type: "worker", label: "安装师傅", heading: "手艺好，就该活不断、钱不拖" },
  { type: "consumer", label: "个人消费者", heading: "网购的家具，有人送、有人装" },
];
const SECTIONS = ["problems", "advantages", "functions"];

test.describe("/fangan", () => {
  test("[ROUTE-09] [PUB-17] [PUB-18] has three tabs, each an address with banner, problems, advantages, functions and a way to join", async ({
    page,
  }) => {
    await page.goto("/fangan");
    const tabs = page.getByRole("navigation", { name: "解决方案" });
    await expect(tabs.getByRole("link")).toHaveText(TABS.map(({ label }) => label));
    const seen = new Set<string>();
    for (const { type, label, heading } of TABS) {
      await tabs.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/fangan?type=${type}`);
      await expect(tabs.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      for (const id of SECTIONS) {
        const section = page.locator(`section#${id}`);
        await expect(section.getByRole("heading", { level: 2 })).toBeVisible();
        seen.add((await section.textContent()) ?? "");
      }
      await expect(page.locator("section#problems").getByRole("listitem")).toHaveCount(4);
      await expect(page.locator("section#advantages").getByRole("listitem")).toHaveCount(4);
      await expect(page.locator("section#functions dt")).toHaveCount(5);
      await expect(page.locator("section#join").getByRole("link")).toHaveCount(1);
    }
    expect(seen.size).toBe(TABS.length * SECTIONS.length);
    await page.goto("/fangan?type=worker");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("手艺好，就该活不断、钱不拖");
    await page.goto("/fangan?type=nobody");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("商家的送装，交给一个后台");
  });

  test("[PUB-19] shows the first eight help titles, each leading to its article, and a way to all", async ({
    page,
  }) => {
    await page.goto("/fangan");
    const help = page.getByRole("region", { name: "常见问题" });
    const titles = help.getByRole("listitem").getByRole("link");
    await expect(titles).toHaveCount(8);
    const first = (await titles.first().textContent()) ?? "";
    await expect(titles.first()).toHaveAttribute("href", `/help?${new URLSearchParams({ title: first })}`);
    await expect(help.getByRole("link", { name: "查看更多" })).toHaveAttribute("href", "/help");
  });
});

test("[ROUTE-10] [PUB-20] /baozhang shows five advantages and both ways to join", async ({ page }) => {
  await page.goto("/baozhang");
  await expect(page).toHaveTitle("服务保障 · 装达");
  const guarantees = page.getByRole("region", { name: "我们保障什么" }).getByRole("listitem");
  await expect(guarantees.getByRole("heading")).toHaveText([
    "资金担保",
    "师傅实名",
    "过程透明",
    "拍照留证",
    "售后裁决",
  ]);
  const join = page.getByRole("region", { name: "和我们一起做好服务" });
  await expect(join.getByRole("link", { name: "服务商入驻" })).toHaveAttribute("href", "/service_ruzhu");
  await join.getByRole("link", { name: "师傅入驻" }).click();
  await expect(page).toHaveURL("/ruzhu");
});
