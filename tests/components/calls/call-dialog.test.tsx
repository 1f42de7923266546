import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { CallDesk } from "../../../app/features/calls/call-desk";
import { CallDialog } from "../../../app/features/calls/call-dialog";
import { CallProvider } from "../../../app/features/calls/call-provider";
import { customerCallApi, fetchRinging } from "../../../app/features/calls/call-queries";
import { OrderActions } from "../../../app/features/orders/order-actions";
import { RealtimeProvider } from "../../../app/features/realtime/realtime-provider";
import { Dialog } from "../../../app/ui/dialogs/dialog";
import { CALL_SUBPROTOCOL } from "../../../durable-objects/call-protocol";
import { orderActions } from "../../../schema/rules/orders/order-actions";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { USUAL_ORDER } from "../../support/orders/usual-order";
import { FakeSocket, fakeSession } from "../../unit/calls/fakes";
import { CALL, CONTACT, DESK, giveMicrophone, INCOMING, network, ORDER, phones, show } from "./shown-call";

test("[CALL-12] [API-113] [G-10] a call runs, and agrees on its media, over the gateway and the relays that its answer names", async () => {
  const relay = { urls: ["turns:relay.test"], username: "u", credential: "c" };
  const access = { token: "t", gatewayUrl: "wss://gateway.test/line", iceServers: [relay] };
  const sent = network();
  sent.answer({ StartCall: { answer: { ...CALL, access } } });
  const socket = new FakeSocket();
  const openSocket = vi.fn((_address: string) => socket);
  const api = customerCallApi({ orderId: "5", senderId: null });
  const request = { direction: "out", type: "audio", peerName: "平台客服" } as const;
  const { session, peer } = fakeSession(request, { api, openSocket });
  await session.begin();
  expect(openSocket.mock.calls).toEqual([["wss://gateway.test/line/9", [CALL_SUBPROTOCOL, "t"]]]);
  socket.hear({ type: "peer", isHere: true });
  expect(peer()?.options.iceServers).toEqual([relay]);
  expect(peer()?.link.connect).toHaveBeenCalledOnce();
  const offer = { description: { type: "offer", sdp: "own media" } } as const;
  peer()?.options.send(offer);
  expect(socket.said.at(-1)).toEqual({ type: "signal", signal: offer });
  const answer = { description: { type: "answer", sdp: "other media" } } as const;
  socket.hear({ type: "signal", signal: answer });
  expect(peer()?.link.receive).toHaveBeenCalledExactlyOnceWith(answer);
  session.leave();
  await waitFor(() => expect(sent.sentTo("EndCall")).toHaveLength(1));
});

/** The row of an immediate order at which a master works. */
function immediateRow(): JSX.Element {
  const facts = { ...USUAL_ORDER, status: "WAIT_INSTALL", orderType: "TIMELY" } as const;
  const row = {
    id: "5",
    ...ORDER,
    type: "TIMELY",
    actions: orderActions(facts),
    blockedActions: [],
    matters: [],
  };
  return <OrderActions order={row as never} />;
}

test("[ACT-21] [CALL-06] [MARK-20] [API-099] 加价 of an immediate order shows the platform's contacts and starts a video call with it", async () => {
  graphNetwork({ OrderContact: CONTACT });
  const { user, startCall } = show(immediateRow());
  await user.click(screen.getByRole("button", { name: "更多" }));
  await user.click(await screen.findByRole("menuitem", { name: "加价" }));
  const contacts = await screen.findByRole("dialog", { name: "联系平台客服" });
  expect(contacts.textContent).toContain("客服小装");
  expect(phones()).toEqual(["tel:4000001111"]);
  await user.click(screen.getByRole("button", { name: "视频通话" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(startCall).toHaveBeenCalledExactlyOnceWith({
    orderId: "5",
    type: "video",
    peerName: "平台客服",
    order: ORDER,
  });
});

test("[ACT-21] 加价 of an immediate order begins a video call in the page that shows its row", async () => {
  giveMicrophone();
  const sent = network();
  const { user } = render(
    <RealtimeProvider userId={null}>
      <CallProvider>{immediateRow()}</CallProvider>
    </RealtimeProvider>,
  );
  await user.click(screen.getByRole("button", { name: "更多" }));
  await user.click(await screen.findByRole("menuitem", { name: "加价" }));
  await user.click(await screen.findByRole("button", { name: "视频通话" }));
  await waitFor(() => expect(sent.sentTo("StartCall")).toEqual([{ orderId: "5", callType: "VIDEO" }]));
});

test("[CALL-07] [API-024] [LIST-31] [ENT-30] any other order shows its master, by name and telephone, and calls the master", async () => {
  const worker = { isPlatform: false, workerName: "陈师傅", workerPhone: "13700007001", contacts: [] };
  const network = graphNetwork({ OrderContact: { orderContact: { ...CONTACT.orderContact, ...worker } } });
  const { user, startCall } = show(<CallDialog orderId="5" onClose={vi.fn()} />);
  const dialog = await screen.findByRole("dialog", { name: "联系师傅" });
  expect(dialog.textContent).toContain("陈师傅");
  expect(phones()).toEqual(["tel:13700007001"]);
  await user.click(screen.getByRole("button", { name: /语音/ }));
  expect(startCall.mock.calls[0]?.[0]).toMatchObject({ orderId: "5", type: "audio", peerName: "陈师傅" });
  expect(network.sentTo("OrderContact")).toEqual([{ orderId: "5" }]);
});

test.each([
  [true, "联系平台客服", "客服小装", "tel:4000001111"],
  [false, "联系师傅", "平台师傅", "tel:13700007001"],
])(
  "[CALL-13] [LIST-31] [GEN-03] [GEN-21] the platform answers for the order: %s, so the dialog is called %s and names %s with %s",
  async (isPlatform, title, name, phone) => {
    const contact = { ...CONTACT.orderContact, isPlatform, workerPhone: "13700007001" };
    graphNetwork({ OrderContact: { orderContact: contact } });
    show(<CallDialog orderId="5" onClose={vi.fn()} />);
    expect((await screen.findByRole("dialog", { name: title })).textContent).toContain(name);
    expect(phones()).toEqual([phone]);
  },
);

/** Lets more time pass than lies between two presses of one button. */
function aSecondLater() {
  const now = performance.now() + 1000;
  vi.spyOn(performance, "now").mockReturnValue(now);
}

describe("a call that rings the customer", () => {
  const ring = () => {
    giveMicrophone();
    const sent = network();
    const onDone = vi.fn();
    return { ...show(<CallDesk desk={{ call: INCOMING, updates: [] }} onDone={onDone} />), sent, onDone };
  };

  test.each([
    ["接听", 1],
    ["切换语音", 0],
  ])(
    "[CALL-02] [CALL-03] [API-105] is answered by %s, for this window, and hung up",
    async (name, cameras) => {
      const { user, sent, onDone } = ring();
      await user.click(await screen.findByRole("button", { name }));
      await waitFor(() => {
        expect(sent.sentTo("AnswerCall")).toEqual([{ callId: "9", windowKey: expect.stringMatching(/./) }]);
      });
      expect(screen.queryByRole("button", { name: "接听" })).toBeNull();
      expect(screen.queryAllByRole("button", { name: "关闭摄像头" })).toHaveLength(cameras);
      aSecondLater();
      await user.click(screen.getByRole("button", { name: "挂断" }));
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      const [{ windowKey }] = sent.sentTo("AnswerCall") as [{ windowKey: string }];
      expect(sent.sentTo("EndCall")).toEqual([{ callId: "9", senderId: "8", windowKey }]);
    },
  );

  test("[CALL-02] goes on when 接听 is pressed twice, though 挂断 then stands in its place", async () => {
    const { user, sent } = ring();
    await user.dblClick(await screen.findByRole("button", { name: "接听" }));
    await user.click(screen.getByRole("button", { name: "挂断" }));
    await waitFor(() => expect(sent.sentTo("AnswerCall")).toHaveLength(1));
    expect(sent.sentTo("EndCall")).toEqual([]);
  });

  test("[CALL-02] goes on when Enter is held on 接听: the focus leaves the buttons, until it is moved to one", async () => {
    const { user, sent } = ring();
    await screen.findByRole("button", { name: "接听" });
    await user.keyboard("{F9}{Enter}");
    aSecondLater();
    await user.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(sent.sentTo("AnswerCall")).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
    expect(sent.sentTo("EndCall")).toEqual([]);
  });

  test("[CALL-02] [U47] has a key that leads to 接听, also out of a field in an open dialog", async () => {
    giveMicrophone();
    network();
    const form = (
      <Dialog title="添加跟进" isOpen onOpenChange={vi.fn()}>
        <textarea aria-label="跟进内容" />
      </Dialog>
    );
    const { user } = show(
      <>
        {form}
        <CallDesk desk={{ call: INCOMING, updates: [] }} onDone={vi.fn()} />
      </>,
    );
    const answer = await screen.findByRole("button", { name: "接听" });
    expect(screen.getByText(/按 F9 到“接听”/).closest("[role=alert]")).toBeTruthy();
    await user.type(screen.getByLabelText("跟进内容"), "客户{F9}");
    expect(document.activeElement).toBe(answer);
  });

  test("[CALL-02] [CALL-10] [API-105] [ERR-20] is rejected by its id and by who calls", async () => {
    const { user, sent, onDone } = ring();
    await user.click(await screen.findByRole("button", { name: "挂断" }));
    const windowKey = expect.stringMatching(/./);
    await waitFor(() => {
      expect(sent.sentTo("EndCall")).toEqual([{ callId: "9", senderId: "8", windowKey }]);
    });
    expect(onDone).toHaveBeenCalledOnce();
    expect(await screen.findByText("已挂断！")).toBeTruthy();
  });
});

const refusal = (message: string) => ({
  answer: { __typename: "BusinessError", code: 4009, message, retryAfterSeconds: null },
});

test("[CALL-10] [API-107] a ring that the platform refuses is told in its words", async () => {
  giveMicrophone();
  const message = "暂时无法接通对方，请拨打电话联系";
  network().answer({ InformCall: refusal(message) });
  show(<CallDesk desk={DESK} onDone={vi.fn()} />);
  expect(await screen.findByText(message)).toBeTruthy();
});

test("[CALL-05] [ERR-21] a call to oneself says so, and no phone rings", async () => {
  const sent = graphNetwork({ OrderContact: CONTACT, StartCall: refusal("不能呼叫自己") });
  show(<CallDesk desk={DESK} onDone={vi.fn()} />);
  expect(await screen.findByText("不能呼叫自己")).toBeTruthy();
  expect(sent.sentTo("InformCall")).toEqual([]);
});

test.each([
  ["ACT-21", "video", "VIDEO"],
  ["LIST-31", "audio", "AUDIO"],
  ["API-106", "video", "VIDEO"],
  ["API-106", "audio", "AUDIO"],
] as const)(
  "[%s] [CALL-01] [ENUM-23] [ENT-30] a %s call is started, and heard of, as %s, with who calls about which order",
  async (_id, type, callType) => {
    giveMicrophone();
    const sent = network();
    const call = { orderId: "5", type, peerName: "平台客服" } as const;
    show(<CallDesk desk={{ call, updates: [] }} onDone={vi.fn()} />);
    await waitFor(() => expect(sent.sentTo("StartCall")).toEqual([{ orderId: "5", callType }]));
    sent.answer({ CurrentCall: { currentCall: { ...CALL, type: callType } } });
    const about = { peerName: "平台客服", senderId: "1", orderId: "5", order: ORDER };
    expect(await fetchRinging()).toEqual({ direction: "in", id: "9", type, ...about });
    // What the customer has started itself does not ring.
    const access = { token: "t", gatewayUrl: null, iceServers: [] };
    sent.answer({ CurrentCall: { currentCall: { ...CALL, access } } });
    expect(await fetchRinging()).toBeNull();
  },
);
