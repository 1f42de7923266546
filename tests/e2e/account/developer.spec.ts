import { expectNoViolations } from "../support/axe";
import { enterAsNewcomer } from "../support/newcomers";
import { readSmsCode } from "../support/sandbox";
import { expect, test } from "../support/test";

const QUERY = { query: "{ viewer { orders { total } } }" };

test("[U70] [U71] a customer makes a key, a program calls with it, and it is dead once it is revoked", async ({
  page,
  playwright,
  baseURL,
}) => {
  const phone = await enterAsNewcomer(page);
  await page.goto("/user/developer");
  await page.getByRole("button", { name: "创建密钥" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("密钥名称").fill("仓库系统");
  await dialog.getByRole("checkbox", { name: /查看订单/ }).check();
  await dialog.getByRole("checkbox", { name: /钱包付款/ }).check();
  await dialog.getByLabel("每日付款额度").fill("500");
  await dialog.getByRole("button", { name: "获取验证码" }).click();
  await expect(dialog.getByRole("button", { name: /^\d+S后重发$/ })).toBeVisible();
  await dialog.getByLabel("短信验证码").fill(await readSmsCode(page, phone));
  await dialog.getByRole("button", { name: "创建密钥" }).click();
  const shown = page.getByRole("alertdialog", { name: "请保存密钥" }).getByText(/^zd_live_/);
  const secret = (await shown.textContent()) ?? "";
  await expectNoViolations(page);
  await page.getByRole("button", { name: "我已保存" }).click();

  const program = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const call = () =>
    program.post("/graphql", { headers: { Authorization: `Bearer ${secret}` }, data: QUERY });
  const answer = await call();
  expect(await answer.json()).toMatchObject({
    data: { viewer: { orders: { total: 0 } } },
    extensions: { cost: { asked: 18 } },
  });

  const row = page.getByRole("list", { name: "接口密钥" }).getByRole("listitem");
  await expect(row).toContainText("查看订单、钱包付款");
  await expectNoViolations(page);
  await row.getByRole("button", { name: "停用 仓库系统" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "停用密钥" }).click();
  await expect(page.getByText("还没有接口密钥")).toBeVisible();
  expect((await call()).status()).toBe(401);
  await program.dispose();
});
