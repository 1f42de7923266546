import type { Locator, Page } from "@playwright/test";

/** The texts of the error toasts, without the summary above a form. */
export function errorToasts(page: Page): Locator {
  return page
    .getByRole("alert")
    .filter({ has: page.getByRole("button", { name: "关闭提示" }) })
    .getByRole("paragraph");
}
