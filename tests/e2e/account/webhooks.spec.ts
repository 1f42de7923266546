import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { expectNoViolations } from "../support/axe";
import { enterAsNewcomer } from "../support/newcomers";
import { expect, test } from "../support/test";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A merchant's system on this machine, which answers as a test wants. */
class LocalReceiver {
  readonly hooks: Received[] = [];
  status = 200;
  readonly #server: Server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      this.hooks.push({ headers: request.headers, text });
      response.writeHead(this.status).end(this.status === 200 ? "ok" : "busy");
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  stop(): Promise<unknown> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

let receiver: LocalReceiver;
let url: string;
test.beforeEach(async () => {
  receiver = new LocalReceiver();
  url = await receiver.start();
});
test.afterEach(() => receiver.stop());

/** Adds the receiver in the page's dialog; its secret, which is shown once. */
async function addReceiver(page: Page): Promise<string> {
  await page.goto("/user/developer/webhooks");
  await page.getByRole("button", { name: "添加推送地址" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("推送地址").fill(url);
  await dialog.getByLabel("备注").fill("仓库系统");
  await dialog.getByRole("button", { name: "添加" }).click();
  const shown = page.getByRole("alertdialog", { name: "签名密钥" });
  const secret = await shown.getByText(/^whsec_/).textContent();
  await expectNoViolations(page);
  await shown.getByRole("button", { name: "我已保存" }).click();
  return secret ?? "";
}

/** Reads the page again until something is there: what the queue does comes to no page by itself. */
const reloadUntil = (page: Page, text: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

test("[U72] [U73] an address is added, hears a test by way of the queue, and the log shows it; its secret is changed, and it is switched off and deleted by keys", async ({
  page,
}) => {
  await enterAsNewcomer(page);
  const secret = await addReceiver(page);
  await expect(page.getByText("推送中", { exact: true })).toBeVisible();
  await expect(page.getByText("本机地址，仅沙盒可用")).toBeVisible();
  await page.getByRole("button", { name: "发送测试" }).click();
  await expect.poll(() => receiver.hooks.length, { timeout: 30_000 }).toBe(1);
  const [hook] = receiver.hooks;
  const body = new Webhook(secret).verify(hook?.text ?? "", hook?.headers as Record<string, string>);
  expect(body).toMatchObject({ type: "ping", version: 1 });

  await page.getByRole("link", { name: "仓库系统 的推送记录" }).click();
  await expect(page.getByRole("heading", { name: "推送记录" })).toBeVisible();
  await reloadUntil(page, "已送达");
  await page.getByText("请求和应答").click();
  await expect(page.getByRole("region", { name: "应答" })).toHaveText("ok");
  await expectNoViolations(page);
  await page.goBack();

  const more = page.getByRole("button", { name: "更多" });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "更换密钥" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "更换" }).press("Enter");
  const shown = page.getByRole("alertdialog", { name: "签名密钥" });
  await expect(shown.getByText(/^whsec_/)).not.toHaveText(secret);
  await shown.getByRole("button", { name: "我已保存" }).press("Enter");
  await expect(page.getByText(/旧密钥有效至/)).toBeVisible();

  await more.press("Enter");
  await page.getByRole("menuitem", { name: "停用" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "停用" }).press("Enter");
  await expect(page.getByText("已停用", { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await more.press("Enter");
  await page.getByRole("menuitem", { name: "删除" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).press("Enter");
  await expect(page.getByText("还没有推送地址")).toBeVisible();
});
