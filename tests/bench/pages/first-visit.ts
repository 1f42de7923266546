import type { Browser, CDPSession, Page } from "@playwright/test";
import { ALIVE } from "../../../app/lib/alive";
import type { SessionState } from "../../e2e/support/demo-state";
import { sized } from "../support/small";

/** Slow 4G as the developer tools of Chromium have it: ms until an answer begins, bytes a second. The small form has no limits. */
const LINE = sized(
  { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
);

/** A phone's processor, times slower than this one. */
const SLOWDOWN = sized(4, 1);

/** What a first visit with a cheap phone on a slow line is like; times in ms since the visit began. */
export interface FirstVisit {
  painted: number;
  /** When React has taken the page over. */
  usable: number;
  /** Requests that began before it was usable, the document among them. */
  requests: number;
  /** All of them, with what is loaded when the browser has nothing else to do. */
  allRequests: number;
  /** KB (1000 bytes) over the line, all of them. */
  kilobytes: number;
}

/** Opens a page of the application with nothing kept from before. `state`: who visits. */
export async function measureFirstVisit(
  browser: Browser,
  url: string,
  state: SessionState | undefined,
): Promise<FirstVisit> {
  const context = await browser.newContext({
    ...(state ? { storageState: state } : {}),
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = await watchTraffic(devtools);
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ALIVE);
    await page.waitForLoadState("networkidle");
    const { painted, usable, requests } = await timesOf(page);
    return { painted, usable, requests, allRequests: traffic.count, kilobytes: traffic.bytes / 1000 };
  } finally {
    await context.close();
  }
}

/** Counts requests and bytes from now on, whatever a request is for; sockets are none. */
async function watchTraffic(devtools: CDPSession) {
  const traffic = { count: 0, bytes: 0 };
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (/^https?:/.test(request.url)) traffic.count += 1;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

const timesOf = (page: Page) =>
  page.evaluate((mark) => {
    const [painted, usable] = ["first-contentful-paint", mark].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    ) as [number, number];
    const early = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < usable);
    // A module that was fetched ahead has two entries.
    return { painted, usable, requests: new Set(early.map(({ name }) => name)).size + 1 };
  }, ALIVE);
