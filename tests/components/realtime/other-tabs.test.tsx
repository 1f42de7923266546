import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../../app/features/realtime/room-connection";
import { RealtimeProvider } from "../../../app/features/realtime/realtime-provider";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { render } from "../../support/components/render";
import { FakeSocket } from "../../unit/realtime/fake-socket";

let other: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: URL) {
        super(url.href);
      }
    },
  );
  heard = [];
  other = new BroadcastChannel("changes-of-7");
  other.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => other.close());

const open = (userId: string | null = "7") =>
  render(<RealtimeProvider userId={userId}>页</RealtimeProvider>, { data: {}, about: ["LibraryGoods"] });

test("goods that another tab has changed are read again", async () => {
  const { reloads } = open();
  await screen.findByText("页");
  expect(reloads()).toBe(0);
  other.postMessage(["LibraryGoods"]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("a change in this tab is announced to the other tabs, unless the room announces it", async () => {
  open();
  await screen.findByText("页");
  act(() => announceChanges(["Order", "Order:5", "Message"]));
  act(() => announceChanges(["OrderTemplate", "Order:5"]));
  await waitFor(() => expect(heard).toEqual([["OrderTemplate"]]));
});

test("a change of another tab is not told back to it", async () => {
  const { reloads } = open();
  await screen.findByText("页");
  other.postMessage(["LibraryGoods"]);
  await waitFor(() => expect(reloads()).toBe(1));
  act(() => announceChanges(["ApiKey"]));
  await waitFor(() => expect(heard).toEqual([["ApiKey"]]));
});

test("tabs of another customer of this browser hear nothing", async () => {
  open("8");
  await screen.findByText("页");
  const own = new BroadcastChannel("changes-of-8");
  const told: unknown[] = [];
  own.onmessage = ({ data }) => told.push(data);
  act(() => announceChanges(["ApiKey"]));
  await waitFor(() => expect(told).toEqual([["ApiKey"]]));
  own.close();
  expect(heard).toEqual([]);
});
