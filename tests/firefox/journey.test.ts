import process from "node:process";
import { type Browser, launch, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_CUSTOMER } from "../../backend/seed/demo/customer";
import { gapOfPuzzle } from "../support/accounts/puzzle-gap";

const site = String(process.env.SITE);
let browser: Browser;
let page: Page;
/** What pages complain of: errors in the console, exceptions, and breaches of their policy. */
const complaints: string[] = [];

beforeAll(async () => {
  browser = await launch({ browser: "firefox", executablePath: String(process.env.FIREFOX_PATH) });
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${String(error)}`));
  await page.evaluateOnNewDocument(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy violated: ${effectiveDirective} ${blockedURI}`),
    ),
  );
});
afterAll(() => browser.close());

const named = (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
const press = (name: string, role = "button") => named(role, name).click();
const fill = (name: string, text: string) => named("textbox", name).fill(text);
const arrive = (path: RegExp) =>
  page.waitForFunction((wanted) => new RegExp(wanted).test(location.pathname), {}, path.source);
const says = (text: string) => page.locator(`::-p-text(${text})`).wait();

/** Leaves for another document. Remix complains about a request that a new document ends. */
async function leaveFor(path: string): Promise<void> {
  await page.waitForNetworkIdle();
  await page.goto(`${site}${path}`);
}

/** Moves the piece by arrow keys, at a hand's pace (ux.md U43). */
async function solvePuzzle(): Promise<void> {
  await page.waitForSelector("img[data-part=background]");
  const gap = await page.evaluate(gapOfPuzzle);
  await page.focus("[role=slider], input[type=range]");
  const hold = async (key: "Shift" | null, times: number) => {
    if (key) await page.keyboard.down(key);
    for (let step = 0; step < times; step++) await page.keyboard.press("ArrowRight", { delay: 70 });
    if (key) await page.keyboard.up(key);
  };
  await hold("Shift", Math.floor(gap.x / 10));
  await hold(null, Math.round((gap.x % 10) / 2));
  await page.keyboard.press("Enter");
}

/** The code of the newest SMS to the customer, as the sandbox shows it. */
async function readCode(phone: string): Promise<string> {
  const html = await (await fetch(`${site}/sandbox`)).text();
  const [, newest = ""] = html.split(`>${phone.replace(/(...)(....)(....)/, "$1 $2 $3")}<`);
  const [, code = ""] = />[^<]*验证码 (\d{6})，/.exec(newest) ?? [];
  return code;
}

test("[U43] signing in with the puzzle, placing, paying, list and detail work in Firefox, and no page complains", async () => {
  await page.goto(`${site}/login`);
  await page.waitForFunction(() => "__remixRouter" in window);
  await fill("手机号", DEMO_CUSTOMER.phone);
  await press("获取验证码");
  await solvePuzzle();
  await page.waitForFunction(() => /\d+S后重发/.test(document.body.textContent ?? ""));
  await fill("短信验证码", await readCode(DEMO_CUSTOMER.phone));
  await arrive(/^\/user\/index$/);

  await leaveFor("/placeorder/stepone");
  await page.locator("section[aria-labelledby=past-jobs] a:nth-of-type(2)").click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("input")].some(
      ({ id, value }) => id.endsWith("customerName") && value !== "",
    ),
  );
  await press("下一步");
  await arrive(/Steptwo$/);
  await page.locator("[id$=logisticsNo]").fill("DPK36209");
  await page.locator("[id$=logisticsPhone]").fill("95353");
  await press("提交订单");
  await arrive(/Orderpayment$/);
  await press("立即支付");
  await page.locator("input[type=password]").fill(DEMO_CUSTOMER.payPassword);
  await press("确认支付");
  await arrive(/Stepthree$/);
  await says("下单成功");

  await leaveFor("/user/order");
  await page.locator("a[href*='preview=']").click();
  await says("服务信息");
  expect(complaints).toEqual([]);
});
