import type { Page } from "@playwright/test";
import { ALIVE } from "../../../app/lib/alive";

/** Waits until the scripts of the open page answer what is done on it. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ALIVE);
}
