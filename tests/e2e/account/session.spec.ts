import type { Page } from "@playwright/test";
import { passSmsCheck } from "../support/account";
import { firstFrame } from "../support/first-frame";
import { enterAsNewcomer } from "../support/newcomers";
import { chooseService, fillCustomer, PICTURE } from "../support/placement";
import { setBlocked } from "../support/sandbox";
import { SITE_HEADERS } from "../support/site-headers";
import { expect, test } from "../support/test";
import { errorToasts } from "../support/toasts";
import { newPage } from "../support/until-alive";

const errorToast = (page: Page, text: string) => errorToasts(page).filter({ hasText: text });
const account = (page: Page) => page.getByRole("navigation", { name: "账户" });
const logoutDialog = (page: Page) => page.getByRole("alertdialog", { name: "提示" });
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "token")?.value;

/** A colour token as the browser computes it. */
const colour = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    document.body.appendChild(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

test("[NAV-04] [ERR-14] [GEN-13] [AUTH-19] signing out is said in green, done everywhere, and leaves nothing", async ({
  page,
  context,
  baseURL,
}) => {
  const phone = await enterAsNewcomer(page);
  const secondTab = await newPage(context);
  await secondTab.goto("/user/index");
  const token = await tokenOf(page);
  await page.goto("/");

  await test.step("confirming signs out and says so in green", async () => {
    const [ink, tint, border] = [
      await colour(page, "--color-success-ink"),
      await colour(page, "--color-success-tint"),
      await colour(page, "--color-success"),
    ];
    await account(page).getByRole("button", { name: "退出登录" }).click();
    await logoutDialog(page).getByRole("button", { name: "确定" }).click();
    const notice = page.getByRole("status").getByText("退出成功");
    const box = notice.locator("..");
    await Promise.all([
      expect(notice).toBeVisible(),
      expect(notice).toHaveCSS("color", ink),
      expect(box).toHaveCSS("background-color", tint),
      expect(box).toHaveCSS("border-top-color", border),
    ]);
  });

  await test.step("nothing of the customer is left in the browser", async () => {
    await expect(account(page).getByRole("link", { name: "登录" })).toBeVisible();
    expect(await tokenOf(page)).toBeUndefined();
    const left = await page.evaluate(() =>
      JSON.stringify([document.body.textContent, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(left).not.toContain(phone.slice(-4));
  });

  await test.step("another tab finds out with its next step, and would come back to it", async () => {
    await secondTab.getByRole("banner").getByRole("link", { name: "我的订单" }).click();
    await expect(secondTab).toHaveURL("/login?from=%2Fuser%2Forder");
    await expect(errorToast(secondTab, "请先登录")).toBeVisible();
  });

  await test.step("the old token is dead, not only forgotten", async () => {
    await context.addCookies([{ name: "token", value: token ?? "", url: baseURL ?? "" }]);
    await page.goto("/user/index");
    await expect(page).toHaveURL(/\/login\?from=/);
  });
});

test("[ROLE-11] [AUTH-20] [AUTH-17] [ERR-02] a session that ends in the middle of work: told, signed in again, back with everything typed", async ({
  page,
  playwright,
  baseURL,
}) => {
  const phone = await enterAsNewcomer(page);
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: await page.context().storageState(),
  });
  await page.goto("/placeorder/stepone?from=home");
  await chooseService(page, "家具", "仅安装");
  await fillCustomer(page);

  await test.step("the session ends in another browser", async () => {
    const data = { query: "mutation { logout { ... on SignedOut { ok } } }" };
    const answer = await elsewhere.post("/graphql", { headers: SITE_HEADERS, data });
    expect(await answer.json()).toEqual({ data: { logout: { ok: true } } });
    await elsewhere.dispose();
  });

  await test.step("the next upload asks to sign in", async () => {
    await page.locator('input[type=file][accept*="image/png"]').setInputFiles({
      name: "sofa.png",
      mimeType: "image/png",
      buffer: Buffer.from("no need to be one"),
    });
    await expect(page).toHaveURL(/\/login\?from=/);
    expect(new URL(page.url()).searchParams.get("from")).toBe("/placeorder/stepone?from=home");
    await expect(errorToast(page, "请先登录")).toBeVisible();
  });

  await test.step("signing in leads back to what was typed, and work goes on", async () => {
    await passSmsCheck(page, phone);
    await page.waitForURL("**/placeorder/stepone?from=home");
    await expect(page.getByRole("textbox", { name: "客户姓名" })).toHaveValue("王小满");
    await expect(page.getByRole("textbox", { name: "详细地址" })).toHaveValue("文三路 90 号 3 幢 501 室");
    await page.locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
    await expect(page.getByRole("button", { name: "更换" })).toBeVisible();
  });
});

test("[ROLE-12] [AUTH-20] [ERR-03] a blocked account is told so wherever it is, and led to the sign-in page", async ({
  page,
}) => {
  const words = "您已被平台拉黑，请联系平台客服";
  const dialog = page.getByRole("alertdialog").filter({ hasText: words });
  const phone = await enterAsNewcomer(page);
  const state = await page.context().cookies();
  // A line that is asked for after the block is refused.
  const heard = firstFrame(page);
  await page.goto("/placeorder/stepone");
  await heard;
  await setBlocked(page, phone, "拉黑");

  await test.step("inside a page", async () => {
    await page.getByRole("radio", { name: "家具" }).first().check();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL("/placeorder/stepone");
    await dialog.getByRole("button", { name: "知道了" }).click();
    await expect(page).toHaveURL("/login?from=%2Fplaceorder%2Fstepone");
  });

  await test.step("on the way to a page", async () => {
    await page.context().addCookies(state);
    await page.goto("/user/order");
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL("/login?from=%2Fuser%2Forder");
    await dialog.getByRole("button", { name: "知道了" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("textbox", { name: "手机号" })).toBeVisible();
  });

  await test.step("and not again with a reload", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "登录装达" })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test.describe("visitors", () => {
  test("[ROLE-08] [AUTH-20] [ERR-02] are sent from every page under /user to the sign-in page", async ({
    page,
  }) => {
    for (const [path, from] of [
      ["/user", "/user/index"],
      ["/user/index", "/user/index"],
      ["/user/order?page=2", "/user/order?page=2"],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ from })}`);
      await expect(errorToast(page, "请先登录")).toBeVisible();
    }
  });

  test("[ROLE-01] [ROLE-02] [ROLE-09] [ROLE-04] see the open pages and fill in an order, and no call is made that needs a login", async ({
    page,
  }) => {
    const operations: string[] = [];
    page.on("response", async (response) => {
      if (!response.url().endsWith("/graphql")) return;
      const answer = await response.json().catch(() => ({}));
      operations.push(...Object.keys(answer.data ?? {}), ...(answer.errors ? ["refused"] : []));
    });
    for (const path of [
      "/",
      "/userprotocol",
      "/login",
      "/register",
      "/placeorder/Steptwo",
      "/placeorder/speedOrder",
      "/placeorder/stepone",
    ]) {
      expect((await page.goto(path))?.status()).toBe(200);
      // Nothing is filled in yet: step two leads back to step one.
      await expect(page).toHaveURL(path === "/placeorder/Steptwo" ? "/placeorder/stepone" : path);
      await expect(page.getByRole("main")).toBeVisible();
    }
    await chooseService(page, "家具", "仅安装");
    await fillCustomer(page);
    await page.getByRole("textbox", { name: "商品名称" }).fill("三人位布艺沙发");
    await page.getByRole("textbox", { name: "商品总体积" }).fill("2.5");
    await page.getByRole("textbox", { name: "商品总体积" }).blur();
    await expect(page.getByText(/登录后/).first()).toBeVisible();
    expect(operations).toContain("serviceTypes");
    for (const needsLogin of ["priceQuote", "refused"]) expect(operations).not.toContain(needsLogin);
  });

  test("[ROLE-07] find no pages for masters, providers, staff or administrators", async ({ page }) => {
    for (const path of [
      "/admin",
      "/master/orders",
      "/provider/index",
      "/service",
      "/operator/api/customers",
    ]) {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(404);
    }
    await page.goto("/admin");
    await expect(page).toHaveURL("/404");
    await expect(page.getByRole("heading", { name: "页面不存在" })).toBeVisible();
  });
  test.use({ toleratedErrors: /status of 404/ });
});
