import { Link, Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Change } from "../../../../app/lib/graphql/changes";
import { pageClient } from "../../../../app/lib/graphql/page-client";
import { GraphqlProvider } from "../../../../app/lib/graphql/provider";
import { useReloadOn } from "../../../../app/lib/graphql/use-reload-on";
import { REMIX_FUTURE } from "../../../../vite/remix-future";

const ORDER: Change = { changed: ["Order", "Order:7"], isOwn: false };
const happen = (change = ORDER) => act(async () => pageClient().announce(change));

const withProvider = () => (
  <GraphqlProvider>
    <Outlet />
  </GraphqlProvider>
);

function List() {
  useReloadOn(["Order"]);
  return <Link to="/order">打开订单</Link>;
}

function Order() {
  useReloadOn(["Order"]);
  return <p>订单</p>;
}

/** A list, and an order whose loader answers when it is told to. Both in one area, or each in an area of its own. */
function open(isOneArea: boolean) {
  const answers: (() => void)[] = [];
  const loads = { list: 0 };
  const list = {
    path: "/list",
    Component: List,
    loader() {
      loads.list++;
      return null;
    },
  };
  const order = {
    path: "/order",
    Component: Order,
    loader: () => new Promise<null>((resolve) => answers.push(() => resolve(null))),
  };
  const areas = isOneArea
    ? [{ id: "area", Component: withProvider, children: [list, order] }]
    : [
        { id: "area", Component: withProvider, children: [list] },
        { id: "other", Component: withProvider, children: [order] },
      ];
  const Site = createRemixStub(areas);
  render(<Site initialEntries={["/list"]} future={REMIX_FUTURE} />);
  const user = userEvent.setup();
  return {
    loads,
    asked: () => answers.length,
    /** Answers the load of the order with this place. */
    answer: (place: number) => act(async () => answers[place]?.()),
    async follow() {
      await user.click(await screen.findByRole("link"));
      await waitFor(() => expect(answers).toHaveLength(1));
    },
  };
}

test.each([
  ["in the same area", true],
  ["in another area", false],
])(
  "[R9] what changes while a page %s is on its way loads it once more when it is there",
  async (_where, isOneArea) => {
    const { loads, asked, answer, follow } = open(isOneArea);
    await follow();
    await happen();
    await happen();
    await answer(0);
    expect(await screen.findByText("订单")).toBeTruthy();
    await waitFor(() => expect(asked()).toBe(2));
    await answer(1);
    expect([asked(), loads.list]).toEqual([2, 1]);
  },
);

test("what does not concern the page, or came before, loads nothing", async () => {
  const { asked, answer, follow } = open(true);
  await screen.findByRole("link");
  await happen({ changed: ["Order"], isOwn: true });
  await follow();
  await happen({ changed: ["Bill"], isOwn: false });
  await answer(0);
  expect(await screen.findByText("订单")).toBeTruthy();
  expect(asked()).toBe(1);
});
