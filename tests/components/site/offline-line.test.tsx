import { Link } from "@remix-run/react";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OfflineLine } from "../../../app/features/site/offline-line";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const line = () => screen.queryByText(/^网络已断开，当前内容可能不是最新的/);
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What the browser says of its line, which need not be what gets through it. */
async function browserSays(word: "online" | "offline"): Promise<void> {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(word === "online");
  fireEvent(window, new Event(word));
  await later(0);
}

/** A page with one link, whose site answers or does not. */
async function openPage() {
  const site = { isReached: true, asked: 0 };
  graphNetwork(
    {},
    {
      "/favicon.svg": () => {
        site.asked++;
        if (!site.isReached) throw new TypeError("Failed to fetch");
        return new Response(null);
      },
    },
  );
  const page = render(
    <>
      <OfflineLine />
      <Link to="/elsewhere">下一页</Link>
    </>,
    { load: async () => null },
  );
  await later(0);
  return { site, page, before: page.reloads() };
}

test("[U51] a browser that is online before anything gets through keeps the page and its line until the site answers", async () => {
  const { site, page, before } = await openPage();
  expect(line()).toBeNull();
  await browserSays("offline");
  expect(line()).toBeTruthy();

  site.isReached = false;
  await browserSays("online");
  await later(10_000);
  expect(site.asked).toBeGreaterThan(2);
  expect(line()).toBeTruthy();
  expect(page.reloads()).toBe(before);
  fireEvent.click(screen.getByRole("link", { name: "下一页" }));
  await later(0);
  expect(page.address()).toBe("/page");
  expect(screen.getByText("网络已断开，恢复后再打开")).toBeTruthy();

  site.isReached = true;
  await later(2_000);
  expect(line()).toBeNull();
  expect(page.reloads()).toBe(before + 1);
  fireEvent.click(screen.getByRole("link", { name: "下一页" }));
  await later(0);
  expect(page.address()).toBe("/elsewhere");
});

test("[U51] a network that goes again while the site is asked stays lost, and is asked about no more", async () => {
  const { site, page, before } = await openPage();
  await browserSays("offline");
  site.isReached = false;
  await browserSays("online");
  await browserSays("offline");
  const { asked } = site;
  site.isReached = true;
  await later(10_000);
  expect(site.asked).toBe(asked);
  expect(line()).toBeTruthy();
  expect(page.reloads()).toBe(before);
});
