import type { Browser } from "@playwright/test";
import { DEMO_STATE } from "../../e2e/support/demo-state";
import { INTERACTIONS } from "./interactions";

interface Visit {
  /** Rows on the page. */
  size: number;
  /** How many times slower the processor is made. */
  slowdown: number;
}

/**
 * Runs in the page and collects how long its presses took: an event belongs to an interaction when it has an id; from
 * press to release some have several. A text, because what compiles this file would put its helpers into a function.
 */
const COLLECT = `
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.presses.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;

/** What was collected, once the pictures after the press are out and the browser has told of them. */
const TAKE = `new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
  done(window.presses.splice(0)), 100))), 100))`;

/** A first visit to the list: how long each interaction took, ms, the longest of its events. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  { size, slowdown }: Visit,
): Promise<number[]> {
  const context = await browser.newContext({
    storageState: DEMO_STATE,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: COLLECT });
    const processor = await context.newCDPSession(page);
    await page.goto(`${origin}/user/order${size === 6 ? "" : `?size=${size}`}`);
    await page.waitForLoadState("networkidle");
    await processor.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times: number[] = [];
    for (const { run } of INTERACTIONS) {
      await run(page);
      times.push(Math.max(0, ...(await page.evaluate<number[]>(TAKE))));
    }
    return times;
  } finally {
    await context.close();
  }
}
