import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectConsole } from "../../support/console-is-error";
import { createFakeBackend } from "../gateway/support";
import { createTestSite, GOODS_TYPES, howOf, html } from "./support";

const START = Date.parse("2026-11-20T16:00:00+08:00");
const atSecond = (seconds: number) => vi.setSystemTime(START + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(START);
  // The pauses between attempts are not what is tested.
  vi.spyOn(Math, "random").mockReturnValue(-0.5);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site whose page shows what the backend says, and something of its own when the backend is away. */
function createSiteWithBackend() {
  const state = { isAway: false, name: "家具" };
  const backend = createFakeBackend({
    [GOODS_TYPES]: () => {
      if (state.isAway) throw new Error("binding is down");
      return { data: [{ id: 1, name: state.name, icon: "furniture", children: [] }] };
    },
  });
  const site = createTestSite({
    backend,
    renderPage: async (_request, { context }) => {
      const types = await context.rest.goods.listTopGoodsTypes().catch(() => null);
      return html(types?.[0]?.name ?? "没有数据");
    },
  });
  return { state, site, backend };
}

const textOf = async (response: Response) => /<body>(.*)<\/body>/.exec(await response.text())?.[1];

describe("a backend that is away", () => {
  test("[R25] for a minute: the last good page stays, with a line in the log, and a visit later the new one", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { state, site, backend } = createSiteWithBackend();
    expect(await textOf(await site.ask("/"))).toBe("家具");

    state.isAway = true;
    for (let visit = 0; visit <= 180; visit += 1) {
      atSecond(61 + visit / 3);
      const response = await site.ask("/");
      expect([response.status, howOf(response), await textOf(response)]).toEqual([200, "stale", "家具"]);
    }
    // Not every visitor makes the edge knock again: one in a second does, three times.
    expect(backend.calls.length).toBeLessThanOrEqual(1 + 61 * 3);
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('"event":"edge-cache-stale"'))).toHaveLength(1);
    expect(lines[0]).toContain('"path":"/"');

    Object.assign(state, { isAway: false, name: "新家具" });
    atSecond(123);
    await site.ask("/");
    const recovered = await site.ask("/");
    expect([howOf(recovered), await textOf(recovered)]).toEqual(["hit", "新家具"]);
  });

  test("[R25] for a day: the last good page is still better than none", async () => {
    expectConsole(/"event":"edge-cache-stale"/);
    const { state, site } = createSiteWithBackend();
    await site.ask("/");
    state.isAway = true;
    atSecond(24 * 3600);
    for (const _ of [1, 2]) {
      const response = await site.ask("/");
      expect([response.status, howOf(response), await textOf(response)]).toEqual([200, "stale", "家具"]);
    }
  });

  test("[R25] before anybody has seen the page: it stands without its data, and is not kept like that", async () => {
    const { state, site } = createSiteWithBackend();
    state.isAway = true;
    const without = await site.ask("/");
    expect([without.status, await textOf(without)]).toEqual([200, "没有数据"]);
    expect(without.headers.get("cache-control")).toBe("no-store");
    state.isAway = false;
    expect(await textOf(await site.ask("/"))).toBe("家具");
  });

  test("[R25] a page that throws because of it: the last good one too", async () => {
    expectConsole(/"event":"edge-cache-stale".*no data/);
    let isBroken = false;
    const site = createTestSite({
      renderPage: async () => {
        if (isBroken) throw new Error("no data");
        return html("好");
      },
    });
    await site.ask("/");
    isBroken = true;
    for (const seconds of [61, 5000, 9000]) {
      atSecond(seconds);
      expect([(await site.ask("/")).status, await textOf(await site.ask("/"))]).toEqual([200, "好"]);
    }
  });
});
