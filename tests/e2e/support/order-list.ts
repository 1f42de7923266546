import type { Locator, Page } from "@playwright/test";

/** The order list on a wide window. It is busy while rows of another filter or page load: the filter shows first. */
export const orderTable = (page: Page): Locator => page.getByRole("table", { name: "订单列表" });

/** Rows of the order list on a wide window. */
export const rows = (page: Page): Locator => orderTable(page).locator("tbody tr");

export const rowOf = (page: Page, text: string): Locator => rows(page).filter({ hasText: text });

/** The tab of a status, by its name. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "订单状态" }).getByRole("link", { name: new RegExp(`^${name}`) });
