import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Loaded with the first call and the first line; here with the test, which then need not wait for it.
import "../../../app/features/calls/call-desk";
import "../../../app/features/realtime/room-connection";
import "../../../app/features/calls/incoming-calls";
import { EVERYTHING } from "../../../app/features/customer-area/offers";
import PlacementLayout from "../../../app/routes/placeorder";
import OrderPaymentPage from "../../../app/routes/placeorder.Orderpayment/route";
import { render } from "../../support/components/render";
import { FakeSocket } from "../../unit/realtime/fake-socket";
import { NOW, ORDER } from "./open-payment-page";

test("[SOCK-01] [CALL-02] the payment page has the one line of its layout, by which a call rings on it", async () => {
  sessionStorage.setItem("room-seq:7", "0");
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: URL) {
        super(url.href);
        sockets.push(this);
      }
    },
  );
  const payer = { phone: "13800138000", maskedPhone: "138****8000", smallPayment: null, payWays: [] };
  const page = { order: ORDER, payer: { ...payer, balance: 0, hasPayPassword: true } };
  render(
    <>
      <PlacementLayout />
      <OrderPaymentPage />
    </>,
    {
      at: "/placeorder/Orderpayment?orderid=5",
      data: { isSignedIn: true, viewer: { customer: { id: "7" }, offers: EVERYTHING }, page, serverNow: NOW },
    },
  );
  await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
  const call = {
    ...{ videoCallInstanceId: "f".repeat(32), businessData: { type: "ORDER", businessId: 5 } },
    ...{ sendUserId: 8, sendUserNickName: "陈师傅", callType: "audio", status: "RINGING" },
  };
  act(() => {
    sockets[0]?.open();
    const event = { seq: 1, eventId: "e1", kind: "videoCall", at: Date.now(), data: call };
    sockets[0]?.say({ type: "hello", version: 1, lastSeq: 0 });
    sockets[0]?.say({ type: "events", events: [event] });
  });
  expect(await screen.findByRole("dialog", { name: "陈师傅" })).toBeTruthy();
  expect(sockets).toHaveLength(1);
});
