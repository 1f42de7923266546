import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { HomeOrders } from "../../../app/features/dashboard/home-orders";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { loader, shouldRevalidate } from "../../../app/routes/user.index/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { expectConsole } from "../../support/console-is-error";
import { openHome } from "./home-page";

const PERIOD = "startTime=2026-11-20&endTime=2026-11-23";
/** Its first and last second. */
const BOUNDS = { from: "2026-11-20T00:00:00+08:00", to: "2026-11-23T23:59:59+08:00" };

interface Shown {
  search?: string;
  total?: number;
  hasAny?: boolean;
}

function show({ search = "", total = 0, hasAny = true }: Shown) {
  graphNetwork();
  // happy-dom does not know the element.
  expectConsole(/The tag .* is unrecognized .* search/);
  return render(
    <HomeOrders
      orders={{ nodes: [], total } as never}
      hasAny={hasAny}
      canOrder
      serverNow="2026-11-23T10:00:00+08:00"
    />,
    { at: `/user/index${search}` },
  );
}

const fold = () => screen.getByText("按下单时间筛选").closest("details");

describe("[HOME-16] the unfinished orders of a period", () => {
  test("[HOME-16] the period stands in the address; the kind of task stays", async () => {
    const { user, address } = show({ search: "?todo=BIDS" });
    expect(fold()?.open).toBe(false);
    await user.click(screen.getByText("按下单时间筛选"));
    await user.type(screen.getByLabelText("下单时间，起"), "2026-11-20");
    await user.type(screen.getByLabelText("下单时间，止"), "2026-11-23");
    await user.click(screen.getByRole("button", { name: "筛选" }));
    await waitFor(() => expect(address()).toBe(`/user/index?todo=BIDS&${PERIOD}`));
  });

  test("[HOME-16] a period in the address is shown, says when it has no orders, and is removed", async () => {
    const { user, address } = show({ search: `?todo=BIDS&${PERIOD}` });
    expect(fold()?.open).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("下单时间，起").value).toBe("2026-11-20");
    expect(screen.getByLabelText<HTMLInputElement>("下单时间，止").value).toBe("2026-11-23");
    expect(screen.getByText("这段时间下的订单都已完成或关闭")).toBeTruthy();
    expect(screen.getByRole("link", { name: "查看所有时间" }).getAttribute("href")).toBe("/user/index");
    await user.click(screen.getByRole("link", { name: "清空筛选" }));
    await waitFor(() => expect(address()).toBe("/user/index?todo=BIDS"));
    expect(screen.getByText("所有订单都已完成或关闭")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "清空筛选" })).toBeNull();
  });

  test("a customer without orders is asked for no period", () => {
    show({ hasAny: false });
    expect(screen.queryByText("按下单时间筛选")).toBeNull();
  });

  test.each([
    [`?${PERIOD}`, BOUNDS],
    ["?startTime=2026-11-20", { from: "2026-11-20T00:00:00+08:00", to: null }],
    ["?startTime=soon", { from: null, to: null }],
    ["", { from: null, to: null }],
  ])("[HOME-16] [CONST-34] the page at %j asks for %j", async (search, variables) => {
    const asked: unknown[] = [];
    const context = {
      hasToken: true,
      graphqlParts: async (_document: unknown, given?: unknown) => {
        if (given) asked.push(given);
        return { viewer: {} };
      },
    };
    const request = new Request(`https://site.test/user/index${search}`);
    await loader({ request, context, params: {} } as never);
    expect(asked).toStrictEqual([variables]);
  });

  test("[HOME-16] the orders of the period are read again when an order has changed", async () => {
    const { network } = await openHome({}, {}, `?${PERIOD}`);
    await act(async () => announceChanges(["Order"]));
    await waitFor(() => expect(network.sentTo("HomeLive")).toEqual([BOUNDS]));
  });

  test.each([
    ["", `?${PERIOD}`, true],
    [`?${PERIOD}`, "?startTime=2026-11-20", true],
    ["", "?tab=calendar", false],
    [`?${PERIOD}`, `?todo=BIDS&${PERIOD}`, false],
  ])("[HOME-16] from %j to %j the page is loaded again: %s", (from, to, isLoaded) => {
    const at = (search: string) => new URL(`https://site.test/user/index${search}`);
    const urls = { currentUrl: at(from), nextUrl: at(to), defaultShouldRevalidate: true };
    expect(shouldRevalidate(urls as never)).toBe(isLoaded);
  });
});
