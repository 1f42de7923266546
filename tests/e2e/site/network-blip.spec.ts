import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

test.use({
  storageState: DEMO_STATE,
  toleratedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/,
});

test("[U51] a network that is gone for a moment is told, keeps the page, and everything opens again afterwards", async ({
  page,
  context,
}) => {
  // Code that is on its way when the network goes is lost until the page is reloaded: the browser keeps the failure.
  const line = page.waitForEvent("websocket", { timeout: 40_000 });
  await page.goto("/user/order");
  await line;
  const rows = page.getByRole("table").locator("tbody tr");
  const count = await rows.count();
  const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
  const offlineLine = page.getByText("网络已断开，当前内容可能不是最新的");

  await test.step("offline: a line says so, nothing opens, the rows stay", async () => {
    await context.setOffline(true);
    await expect(offlineLine).toBeVisible();
    const failure = page.getByText("内容加载失败，请检查网络后重试");
    for (const name of ["更多", "添加跟进", "批量支付"]) {
      await button(name).click();
      await expect(failure).toBeVisible();
      await page.getByRole("button", { name: "关闭提示" }).click();
      await expect(failure).toHaveCount(0);
    }
    await button("导出").click();
    await expect(failure).toBeVisible();
    await page.getByRole("link", { name: "待付款" }).first().click();
    await expect(page.getByText("网络已断开，恢复后再打开")).toBeVisible();
    const highest = page.getByRole("button", { name: "关闭提示" }).first();
    for (const width of [1440, 640, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const [said, told] = [await offlineLine.boundingBox(), await highest.boundingBox()];
      expect(told?.y, `a toast is below the line at ${width} px`).toBeGreaterThanOrEqual(
        (said?.y ?? Number.NaN) + (said?.height ?? Number.NaN),
      );
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page).toHaveURL(/\/user\/order$/);
    await expect(rows).toHaveCount(count);
  });

  await test.step("online again: everything opens at the next press", async () => {
    await context.setOffline(false);
    await expect(offlineLine).toHaveCount(0);
    await button("导出").click();
    await expect(page.getByText(/^已导出 /)).toBeVisible();
    await button("更多").click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    for (const [name, title] of [
      ["添加跟进", "跟进"],
      ["批量支付", "批量支付"],
    ] as const) {
      await button(name).click();
      const dialog = page.getByRole("dialog", { name: title });
      await dialog
        .getByRole("button", { name: /关闭|取消/ })
        .first()
        .click();
      await expect(dialog).toHaveCount(0);
    }
  });
});
