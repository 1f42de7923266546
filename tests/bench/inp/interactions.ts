import type { Page } from "@playwright/test";

interface Interaction {
  name: string;
  /** Does it, and waits for what it shows. */
  run(page: Page): Promise<unknown>;
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** What a customer does on the order list, in this order. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: "open the filter",
    run: async (page) => {
      await page.getByText("筛选", { exact: true }).click();
      await page.getByRole("button", { name: "应用筛选" }).waitFor();
    },
  },
  { name: "close the filter", run: (page) => page.getByText("筛选", { exact: true }).click() },
  {
    name: "choose all orders of the page",
    run: async (page) => {
      await page.getByRole("checkbox", { name: "选择本页全部订单" }).click();
      await page.getByText(/^已选/).first().waitFor();
    },
  },
  {
    name: "choose none of them",
    run: (page) => page.getByRole("checkbox", { name: "选择本页全部订单" }).click(),
  },
  {
    name: "open an order over the list",
    run: async (page) => {
      await page.getByRole("link", { name: "详情", exact: true }).first().click();
      await dialog(page, "订单详情").waitFor();
    },
  },
  {
    name: "close it",
    run: async (page) => {
      await page.keyboard.press("Escape");
      await dialog(page, "订单详情").waitFor({ state: "detached" });
    },
  },
  { name: "go to the next row by key", run: (page) => page.keyboard.press("j") },
  {
    name: "open the palette",
    run: async (page) => {
      await page.keyboard.press("Control+k");
      await dialog(page, "快速查找").waitFor();
    },
  },
  { name: "type in the palette", run: (page) => page.keyboard.press("1") },
  {
    name: "close the palette",
    run: async (page) => {
      await page.keyboard.press("Escape");
      await dialog(page, "快速查找").waitFor({ state: "detached" });
    },
  },
  {
    name: "change the tab",
    run: async (page) => {
      const tab = page.getByRole("navigation", { name: "订单状态" }).getByRole("link", { name: /^待付款/ });
      await tab.click();
      await page.waitForURL(/status=WAIT_PAY/);
    },
  },
];
