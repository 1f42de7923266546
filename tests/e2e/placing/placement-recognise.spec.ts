import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { chooseArea } from "../support/placement";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

test("[U15] [PLACE-22] a pasted text fills the recipient, says what is missing, can be taken back, gives way to the next one; a city is chosen level by level", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone");
  const box = page.getByRole("textbox", { name: "智能识别" });
  const name = page.getByRole("textbox", { name: "客户姓名" });
  const phone = page.getByRole("textbox", { name: "客户电话" });
  const address = page.getByRole("textbox", { name: "详细地址" });
  const area = page.getByRole("button", { name: /所在城市/ });
  await expect(area).toBeEnabled();

  await box.fill("收货人：李雷，手机：+86 139-1234-5678，上海市浦东新区张江镇祖冲之路2288弄3号1201室");
  await page.getByRole("button", { name: "识别", exact: true }).click();
  await expect(name).toHaveValue("李雷");
  await expect(phone).toHaveValue("13912345678");
  await expect(area).toContainText("浦东新区");
  await expect(address).toHaveValue("张江镇祖冲之路2288弄3号1201室");
  await expect(page.getByText("已填入下方，请核对姓名、电话和地址")).toBeVisible();

  await page.getByRole("button", { name: "撤销" }).click();
  await expect(name).toHaveValue("王小满");
  await expect(area).toContainText("西湖区");

  await box.fill("韩梅梅 朝阳区建国路88号");
  await page.getByRole("button", { name: "识别", exact: true }).click();
  await expect(page.getByText("没有识别出客户电话、所在城市")).toBeVisible();
  await expect(name).toHaveValue("韩梅梅");
  await expect(phone).toHaveValue("13700001234");
  await expect(area).toContainText("西湖区");

  await test.step("a customer who is pasted over another one takes the place in the fields", async () => {
    for (const [text, who] of [
      ["李雷 13912345678 上海市浦东新区祖冲之路2288弄3号", "李雷"],
      ["韩梅梅 13800138000 浙江省杭州市西湖区文三路90号", "韩梅梅"],
    ] as const) {
      await address.fill(text);
      await address.press("ControlOrMeta+a");
      await address.press("ControlOrMeta+x");
      await box.press("ControlOrMeta+a");
      await box.press("ControlOrMeta+v");
      await expect(box).toHaveValue(text);
      await expect(name).toHaveValue(who);
    }
    await expect(address).toHaveValue("文三路90号");
  });

  await test.step("another city is chosen level by level, by keyboard too", async () => {
    await chooseArea(page, "广东省", "东莞市", "莞城街道");
    await expect(area).toContainText("广东省 / 东莞市 / 莞城街道");
    await area.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "广东省" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(area).toBeFocused();
    await expect(area).toContainText("莞城街道");
  });
});
