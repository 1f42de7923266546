import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../../app/features/realtime/room-connection";
import { RealtimeProvider } from "../../../app/features/realtime/realtime-provider";
import { announceChanges, announceDoubt } from "../../../app/lib/graphql/page-client";
import { render } from "../../support/components/render";
import { FakeSocket } from "../../unit/realtime/fake-socket";

let other: BroadcastChannel;
let heard: unknown[];
let sockets: number;

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: URL) {
        super(url.href);
        sockets += 1;
      }
    },
  );
  heard = [];
  sockets = 0;
  other = new BroadcastChannel("changes-of-7");
  other.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => other.close());

/** Opens a page that hears of changes. */
async function open(userId = "7") {
  const part = <RealtimeProvider userId={userId}>页</RealtimeProvider>;
  const page = render(part, { data: {}, about: ["LibraryGoods"] });
  await screen.findByText("页");
  await waitFor(() => expect(sockets).toBe(1));
  return page;
}

test("goods that another tab has changed are read again", async () => {
  const { reloads } = await open();
  expect(reloads()).toBe(0);
  other.postMessage(["LibraryGoods"]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("a change in this tab is announced to the other tabs, unless the room announces it", async () => {
  await open();
  act(() => announceChanges(["Order", "Order:5", "Message"]));
  act(() => announceChanges(["OrderTemplate", "Order:5"]));
  await waitFor(() => expect(heard).toEqual([["OrderTemplate"]]));
});

test("what may have been changed by a lost call is not announced to the other tabs", async () => {
  await open();
  act(() => announceDoubt(["ApiKey"]));
  act(() => announceChanges(["Webhook"]));
  await waitFor(() => expect(heard).toEqual([["Webhook"]]));
});

test("a change of another tab is not told back to it", async () => {
  const { reloads } = await open();
  other.postMessage(["LibraryGoods"]);
  await waitFor(() => expect(reloads()).toBe(1));
  act(() => announceChanges(["ApiKey"]));
  await waitFor(() => expect(heard).toEqual([["ApiKey"]]));
});

test("tabs of another customer of this browser hear nothing", async () => {
  await open("8");
  const own = new BroadcastChannel("changes-of-8");
  const told: unknown[] = [];
  own.onmessage = ({ data }) => told.push(data);
  act(() => announceChanges(["ApiKey"]));
  await waitFor(() => expect(told).toEqual([["ApiKey"]]));
  own.close();
  expect(heard).toEqual([]);
});
