import type { Page } from "@playwright/test";
import { passSmsCheck } from "../support/account";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { readSmsCode } from "../support/sandbox";
import { missSlider, solveSlider, solveSliderByKeyboard } from "../support/solve-slider";
import { expect, newPhone, test } from "../support/test";
import { newPage } from "../support/until-alive";

const phoneField = (page: Page) => page.getByRole("textbox", { name: "手机号" });
const codeField = (page: Page) => page.getByRole("textbox", { name: "短信验证码" });
const sendButton = (page: Page) => page.getByRole("button", { name: /获取验证码|重发|重新发送/ });
const loginButton = (page: Page) => page.getByRole("button", { name: "登录", exact: true });
const captcha = (page: Page) => page.getByRole("dialog", { name: "安全验证" });

test("[AUTH-16] [AUTH-19] [U41] a new phone signs in; the countdown outlives a reload", async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await page.clock.install();
  await page.goto("/login");
  await phoneField(page).fill(phone);
  await sendButton(page).click();
  await solveSlider(page);
  await expect(sendButton(page)).toHaveText(/^(60|5\d)S后重发$/);
  await expect(sendButton(page)).toBeDisabled();
  await expect(codeField(page)).toBeFocused();
  await expect(loginButton(page)).toBeEnabled();

  await test.step("another phone has no code yet", async () => {
    await phoneField(page).fill("13800138001");
    await expect(loginButton(page)).toBeDisabled();
    await phoneField(page).fill(phone);
    await expect(loginButton(page)).toBeEnabled();
  });

  await test.step("a reload brings back phone and countdown", async () => {
    await page.clock.fastForward(20_000);
    await expect(sendButton(page)).toHaveText(/^(40|3\d)S后重发$/);
    await page.reload();
    await expect(phoneField(page)).toHaveValue(phone.replace(/(.{3})(.{4})/, "$1 $2 "));
    await expect(sendButton(page)).toHaveText(/^(40|3\d)S后重发$/);
    await expect(loginButton(page)).toBeEnabled();
  });

  await test.step("after it the button says that another code can be had", async () => {
    await page.clock.fastForward(61_000);
    await expect(sendButton(page)).toHaveText("重新发送");
    await expect(sendButton(page)).toBeEnabled();
  });

  await codeField(page).fill(await readSmsCode(page, phone));
  await page.waitForURL("**/user/index");
  const cookie = (await context.cookies()).find(({ name }) => name === "token");
  expect(cookie?.value).toBeTruthy();
  expect(await page.evaluate(() => document.cookie)).not.toContain("token");
  const profile = page.getByRole("banner").getByRole("link", { name: new RegExp(phone.slice(-4)) });
  await expect(profile).toBeVisible();
});

test.describe("when something goes wrong", () => {
  test.use({ toleratedErrors: /ERR_INTERNET_DISCONNECTED|502 \(Bad Gateway\)/ });

  test("[GEN-12] [GEN-15] [U37] it is told, what was typed stays, and one can try again", async ({
    page,
    context,
  }) => {
    const phone = newPhone();
    await page.goto("/login");
    await phoneField(page).fill(phone);

    await test.step("the puzzle does not load", async () => {
      await page.route(
        "**/graphql",
        (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
        {
          times: 1,
        },
      );
      await sendButton(page).click();
      await expect(captcha(page).getByText("网络异常，请稍后重试")).toBeVisible();
      await captcha(page).getByRole("button", { name: "重试" }).click();
      await solveSlider(page);
      await expect(sendButton(page)).toHaveText(/S后重发$/);
    });
    const code = await readSmsCode(page, phone);

    await test.step("the code is wrong: the server's words", async () => {
      await codeField(page).fill(code === "000000" ? "000001" : "000000");
      await expect(page.getByRole("alert").filter({ hasText: "验证码错误" })).toBeVisible();
      await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
    });

    await test.step("the network is away", async () => {
      await context.setOffline(true);
      await codeField(page).fill(code);
      await expect(page.getByRole("alert").filter({ hasText: "网络异常，请稍后重试" }).first()).toBeVisible();
      await expect(codeField(page)).toHaveValue(code);
      await expect(phoneField(page)).toHaveValue(/\d{3} \d{4} \d{4}/);
    });

    await context.setOffline(false);
    await loginButton(page).click();
    await page.waitForURL("**/user/index");
  });
});

test.describe("the slider", () => {
  test("[AUTH-08] [AUTH-10] [U43] can be solved by keyboard alone", async ({ page }) => {
    const phone = newPhone();
    await page.goto("/login");
    await phoneField(page).focus();
    await page.keyboard.type(phone);
    for (let stop = 0; stop < 4; stop++) {
      if (await sendButton(page).evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await solveSliderByKeyboard(page);
    await expect(sendButton(page)).toHaveText(/S后重发$/);
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await readSmsCode(page, phone));
    await page.waitForURL("**/user/index");
  });

  test("[AUTH-08] [AUTH-09] says what is wrong, and gives a new puzzle when the old one is no longer valid", async ({
    page,
  }) => {
    await page.goto("/login");
    await phoneField(page).fill("13800138000");
    await sendButton(page).click();
    const picture = captcha(page).locator("img[data-part=background]");
    const slider = captcha(page).getByRole("slider");
    const first = await picture.getAttribute("src");

    await test.step("the piece is off: the same puzzle again", async () => {
      await missSlider(page);
      await expect(captcha(page).getByRole("alert")).toHaveText("没有对准缺口，请再试一次");
      await expect(slider).toHaveAttribute("aria-valuenow", "0");
      await expect(slider).toBeFocused();
      expect(await picture.getAttribute("src")).toBe(first);
    });

    await test.step("the server does not know the puzzle any more: another one", async () => {
      await page.route(
        "**/graphql",
        (route) => {
          const body = route.request().postDataJSON();
          body.variables.input.challenge = "0".repeat(body.variables.input.challenge.length);
          return route.continue({ postData: JSON.stringify(body) });
        },
        { times: 1 },
      );
      await missSlider(page);
      await expect(captcha(page).getByRole("alert")).toHaveText("滑块验证已过期，请重新验证");
      await expect(picture).not.toHaveAttribute("src", first ?? "");
    });

    await test.step("leaving sends nothing and gives the focus back", async () => {
      await page.keyboard.press("Escape");
      await expect(captcha(page)).toBeHidden();
      await expect(sendButton(page)).toBeFocused();
      await expect(sendButton(page)).toHaveText("获取验证码");
    });
  });
});

test.describe("signed in already", () => {
  test.use({ storageState: DEMO_STATE });

  test("[S14] [AUTH-17] one goes on to the own path in the address, and nowhere else", async ({ page }) => {
    const landings: Record<string, string> = {
      "/user/order?page=1": "/user/order?page=1",
      "//evil.example/x": "/user/index",
      "https://evil.example/": "/user/index",
      "/\\evil.example": "/user/index",
      "javascript:alert(1)": "/user/index",
    };
    for (const [from, lands] of Object.entries(landings)) {
      const answer = await page.request.get(`/login?${new URLSearchParams({ from })}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe(lands);
    }
  });
});

test("[S10] [S14] [AUTH-18] neither a planted token nor a foreign return URL survives signing in", async ({
  page,
  context,
  baseURL,
}) => {
  const planted = "attacker-chosen-token-000000000000000000000";
  await context.addCookies([{ name: "token", value: planted, url: baseURL ?? "" }]);
  await page.goto(`/login?${new URLSearchParams({ from: "//evil.example/user" })}`);
  await passSmsCheck(page, newPhone());
  await page.waitForURL("**/user/index");
  expect(new URL(page.url()).origin).toBe(baseURL);
  const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
  expect(token).toBeTruthy();
  expect(token).not.toBe(planted);

  const stranger = await context.browser()?.newContext({
    storageState: { cookies: [], origins: [] },
    baseURL,
  });
  if (!stranger) throw new Error("no browser");
  await stranger.addCookies([{ name: "token", value: planted, url: baseURL ?? "" }]);
  const visit = await newPage(stranger);
  await visit.goto("/user/index");
  await expect(visit).toHaveURL(/^[^?]*\/login\?from=/);
  await stranger.close();
});

test("the page and its slider have no axe violation and fit at 360 and 1440 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto("/login");
  await phoneField(page).fill("13800138000");
  await sendButton(page).click();
  await expect(captcha(page).getByRole("slider")).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
