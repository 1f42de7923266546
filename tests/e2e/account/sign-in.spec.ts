import type { Page } from "@playwright/test";
import { passSmsCheck } from "../support/account";
import { expectGoodDialog } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { readSmsCode } from "../support/sandbox";
import { solveSlider, solveSliderByKeyboard } from "../support/solve-slider";
import { expect, newPhone, test } from "../support/test";

const phoneField = (page: Page) => page.getByRole("textbox", { name: "手机号" });
const codeField = (page: Page) => page.getByRole("textbox", { name: "短信验证码" });
const sendButton = (page: Page) => page.getByRole("button", { name: /获取验证码|重发|重新发送/ });
const loginButton = (page: Page) => page.getByRole("button", { name: "登录", exact: true });
const captcha = (page: Page) => page.getByRole("dialog", { name: "安全验证" });

test.describe("a new phone", () => {
  test.use({ toleratedErrors: /ERR_INTERNET_DISCONNECTED|502 \(Bad Gateway\)/ });

  test("[AUTH-15] [AUTH-19] [U41] [GEN-15] signs in: what goes wrong is told, what was typed stays, and the countdown outlives a reload", async ({
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
        { times: 1 },
      );
      await sendButton(page).click();
      await expect(captcha(page).getByText("网络异常，请稍后重试")).toBeVisible();
      await captcha(page).getByRole("button", { name: "重试" }).click();
      await solveSlider(page);
      await expect(sendButton(page)).toHaveText(/^(60|5\d)S后重发$/);
      await expect(codeField(page)).toBeFocused();
    });

    await test.step("a reload brings back phone and countdown", async () => {
      await page.reload();
      await expect(phoneField(page)).toHaveValue(phone.replace(/(.{3})(.{4})/, "$1 $2 "));
      await expect(sendButton(page)).toHaveText(/^[45]\dS后重发$/);
      await expect(loginButton(page)).toBeEnabled();
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
    const cookie = (await context.cookies()).find(({ name }) => name === "token");
    expect(cookie).toMatchObject({ value: expect.stringMatching(/./), path: "/", httpOnly: true });
    expect(await page.evaluate(() => document.cookie)).not.toContain("token");
    const profile = page.getByRole("banner").getByRole("link", { name: new RegExp(phone.slice(-4)) });
    await expect(profile).toBeVisible();
  });
});

test("[AUTH-01] [AUTH-08] [AUTH-10] [U43] the slider fits at 360 and 1440 px without an axe violation, is left with Escape, and can be solved by keyboard alone", async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto("/login");
  await phoneField(page).focus();
  await page.keyboard.type(phone);
  for (let stop = 0; stop < 4; stop++) {
    if (await sendButton(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await expectGoodDialog(page, async () => {
    await page.keyboard.press("Enter");
    await expect(captcha(page).getByRole("slider")).toBeVisible();
  });
  // Leaving sends nothing and gives the focus back.
  await expect(sendButton(page)).toBeFocused();
  await expect(sendButton(page)).toHaveText("获取验证码");
  await page.keyboard.press("Enter");
  await solveSliderByKeyboard(page);
  await expect(sendButton(page)).toHaveText(/S后重发$/);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await readSmsCode(page, phone));
  await page.waitForURL("**/user/index");
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

test("[S10] [S14] [S38] [AUTH-18] no planted token and no foreign return URL survive signing in, and no phone or code gets into addresses, referrers or the browser's storage", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const planted = "attacker-chosen-token-000000000000000000000";
  const phone = newPhone();
  const seen: string[] = [];
  page.on("request", (request) => {
    seen.push(request.url(), request.headers().referer ?? "");
  });
  page.on("framenavigated", (frame) => seen.push(frame.url()));
  await context.addCookies([{ name: "token", value: planted, url: baseURL ?? "" }]);
  await page.goto(`/login?${new URLSearchParams({ from: "//evil.example/user" })}`);
  await passSmsCheck(page, phone);
  await page.waitForURL("**/user/index");
  expect(new URL(page.url()).origin).toBe(baseURL);
  const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
  expect(token).toBeTruthy();
  expect(token).not.toBe(planted);

  seen.push(
    ...(await page.evaluate(() => [
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      document.referrer,
    ])),
  );
  const code = await readSmsCode(page, phone);
  expect(seen.length).toBeGreaterThan(10);
  const spellings = new RegExp(`${phone}|${phone.slice(0, 3)}.{1,3}${phone.slice(3, 7)}|=${code}|"${code}"`);
  expect(seen.filter((text) => spellings.test(text))).toEqual([]);

  const stranger = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { cookie: `token=${planted}` },
  });
  const answer = await stranger.get("/user/index", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^\/login\?.*from=/);
  await stranger.dispose();
});
