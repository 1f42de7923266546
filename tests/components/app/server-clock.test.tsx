import { act, type RenderResult, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../support/eventually";

const HOUR_MS = 3_600_000;
/** When the page was made, by the server's clock. */
const MADE_AT = "2026-11-23T04:00:00.000Z";
const inMs = (ms: number) => new Date(Date.parse(MADE_AT) + ms).toISOString();

/** How long the page has been open; a computer that sleeps stands still. */
let open = 0;
let Countdown: typeof import("../../../app/ui/values/countdown").Countdown;
let page: RenderResult | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  open = 0;
  vi.spyOn(performance, "now").mockImplementation(() => open);
  // The visitor's clock is wrong by a day.
  vi.spyOn(Date, "now").mockReturnValue(Date.parse(MADE_AT) + 24 * HOUR_MS);
  vi.resetModules();
  ({ Countdown } = await import("../../../app/ui/values/countdown"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (element: JSX.Element) => {
  page?.unmount();
  page = render(element);
};
const wake = () => document.dispatchEvent(new Event("visibilitychange"));
const pass = (ms: number) =>
  act(() => {
    open += ms;
    vi.advanceTimersByTime(1_000);
  });
const text = () => page?.container.textContent;

test("[U13] a countdown that appears on an old page counts from now, not from when the page was made", () => {
  show(<Countdown until={inMs(2 * HOUR_MS)} serverNow={MADE_AT} />);
  expect(text()).toBe("02:00:00");
  pass(HOUR_MS);
  expect(text()).toBe("01:00:00");
  // A row that comes in late brings the same old time with it.
  show(<Countdown until={inMs(2 * HOUR_MS)} serverNow={MADE_AT} />);
  expect(text()).toBe("01:00:00");
});

test("[U13] after a sleep, in which the page's own time stood still, the server is asked", async () => {
  show(<Countdown until={inMs(10 * HOUR_MS)} serverNow={MADE_AT} />);
  pass(60_000);
  vi.stubGlobal("fetch", async () => new Response(inMs(8 * HOUR_MS)));
  await act(async () => void wake());
  await eventually(() => expect(text()).toBe("02:00:00"));
});

test("a server that cannot be asked changes nothing", async () => {
  show(<Countdown until={inMs(2 * HOUR_MS)} serverNow={MADE_AT} />);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await act(async () => void wake());
  pass(1_000);
  expect(text()).toBe("01:59:59");
});

test("the end is told once", () => {
  const onEnd = vi.fn();
  show(<Countdown until={inMs(3_000)} serverNow={MADE_AT} onEnd={onEnd} />);
  pass(5_000);
  pass(5_000);
  expect([text(), onEnd.mock.calls.length]).toEqual(["00:00:00", 1]);
});
