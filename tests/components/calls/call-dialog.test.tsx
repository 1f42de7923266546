import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { StartCallContext } from "../../../app/features/calls/call-context";
import { CallDesk } from "../../../app/features/calls/call-desk";
import { CallDialog } from "../../../app/features/calls/call-dialog";
import { customerCallApi, fetchRinging } from "../../../app/features/calls/call-queries";
import { isUnreached, nextCall, openedCall } from "../../../app/features/calls/call-state";
import type { DeskCall } from "../../../app/features/calls/desk-call";
import { OrderActions } from "../../../app/features/orders/order-actions";
import { orderActions } from "../../../schema/rules/orders/order-actions";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { USUAL_ORDER } from "../../support/orders/usual-order";
import { FakeSocket, fakeSession } from "../../unit/calls/fakes";

const ORDER = { orderNo: "26112015603984", customerName: "王小满" };
const CONTACT = {
  orderContact: {
    ...ORDER,
    isPlatform: true,
    workerName: "平台师傅",
    workerPhone: null,
    isCallable: true,
    contacts: [{ nickname: "客服小装", mobile: "4000001111" }],
  },
};
const CALL = {
  __typename: "Call",
  id: "9",
  ...ORDER,
  orderId: "5",
  senderId: "1",
  senderName: "平台客服",
  type: "AUDIO",
  status: "RINGING",
  access: null,
};

/** A call of the customer, which the other side is told of. */
const network = () =>
  graphNetwork({
    OrderContact: CONTACT,
    StartCall: { answer: CALL },
    InformCall: { answer: { __typename: "CallInformed" } },
    AnswerCall: { answer: { ...CALL, status: "ACCEPTED" } },
    EndCall: { endCall: { __typename: "CallEnded" } },
  });

function show(part: JSX.Element) {
  const startCall = vi.fn();
  const within = (shown: JSX.Element) => (
    <StartCallContext.Provider value={startCall}>{shown}</StartCallContext.Provider>
  );
  const page = render(within(part));
  return { ...page, startCall, rerender: (next: JSX.Element) => page.rerender(within(next)) };
}
const phones = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("[CALL-12] [API-113] [G-10] a call runs over the gateway and the relays that its answer names", async () => {
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
  expect(openSocket.mock.calls).toEqual([["wss://gateway.test/line/9", expect.anything()]]);
  socket.hear({ type: "peer", isHere: true });
  expect(peer()?.options.iceServers).toEqual([relay]);
  session.leave();
  await waitFor(() => expect(sent.sentTo("EndCall")).toHaveLength(1));
});

test("[ACT-21] [CALL-06] [MARK-20] [API-099] 加价 of an immediate order shows the platform's contacts and starts a video call with it", async () => {
  const facts = { ...USUAL_ORDER, status: "WAIT_INSTALL", orderType: "TIMELY" } as const;
  const row = {
    id: "5",
    ...ORDER,
    type: "TIMELY",
    actions: orderActions(facts),
    blockedActions: [],
    matters: [],
  };
  graphNetwork({ OrderContact: CONTACT });
  const { user, startCall } = show(<OrderActions order={row as never} />);
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
  [true, "联系平台客服", "客服小装"],
  [false, "联系师傅", "平台师傅"],
])(
  "[CALL-13] the platform answers for the order: %s, so the dialog is called %s",
  async (isPlatform, title, name) => {
    graphNetwork({ OrderContact: { orderContact: { ...CONTACT.orderContact, isPlatform } } });
    show(<CallDialog orderId="5" onClose={vi.fn()} />);
    expect((await screen.findByRole("dialog", { name: title })).textContent).toContain(name);
  },
);

const NO_TRACKS = { getTracks: () => [], getAudioTracks: () => [], getVideoTracks: () => [] };
const silence = async () => Object.assign(new MediaStream(), NO_TRACKS);
/** Gives the page a microphone, or what answers in its place, until the test ends: happy-dom has none. */
function giveMicrophone(getUserMedia: () => Promise<unknown> = silence) {
  const mediaDevices = { getUserMedia };
  Object.defineProperty(navigator, "mediaDevices", { value: mediaDevices, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "mediaDevices"));
}

describe("a call that rings the customer", () => {
  const incoming = {
    direction: "in",
    id: "9",
    type: "video",
    peerName: "陈师傅",
    senderId: "8",
    orderId: "5",
  } as const;
  const ring = () => {
    giveMicrophone();
    const sent = network();
    const onDone = vi.fn();
    return { ...show(<CallDesk desk={{ call: incoming, updates: [] }} onDone={onDone} />), sent, onDone };
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
      await user.click(screen.getByRole("button", { name: "挂断" }));
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      const [{ windowKey }] = sent.sentTo("AnswerCall") as [{ windowKey: string }];
      expect(sent.sentTo("EndCall")).toEqual([{ callId: "9", senderId: "8", windowKey }]);
    },
  );

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

test("[CALL-05] [ERR-21] a call to oneself says so, and no phone rings", async () => {
  const refusal = {
    __typename: "BusinessError",
    code: 4009,
    message: "不能呼叫自己",
    retryAfterSeconds: null,
  };
  const sent = graphNetwork({ OrderContact: CONTACT, StartCall: { answer: refusal } });
  const call = { orderId: "5", type: "audio", peerName: "平台客服" } as const;
  show(<CallDesk desk={{ call, updates: [] }} onDone={vi.fn()} />);
  expect(await screen.findByText("不能呼叫自己")).toBeTruthy();
  expect(sent.sentTo("InformCall")).toEqual([]);
});

test.each([
  ["ACT-21", "video", "VIDEO"],
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
  },
);

describe("[U53] the telephone", () => {
  const DESK: DeskCall = { call: { orderId: "5", type: "audio", peerName: "平台客服" }, updates: [] };
  const callWindow = () => screen.findByRole("dialog", { name: "平台客服" });
  const UNREACHED = "没有接通，请改打电话";

  /** The window of a call that rings at the other side. */
  async function ringing() {
    giveMicrophone();
    const sent = network();
    const onDone = vi.fn();
    const page = show(<CallDesk desk={DESK} onDone={onDone} />);
    await callWindow();
    await waitFor(() => expect(sent.sentTo("InformCall")).toEqual([{ callId: "9" }]));
    return { ...page, sent, onDone };
  }

  test("[API-107] [ENT-30] is offered after a missed call, with a button to call again", async () => {
    const { user, rerender, startCall, onDone } = await ringing();
    expect(screen.queryByText(UNREACHED)).toBeNull();
    const updates = [{ kind: "videoCallHangup", callId: "9", status: "MISSED" }] as const;
    rerender(<CallDesk desk={{ ...DESK, updates }} onDone={onDone} />);
    expect(await screen.findByRole("dialog", { name: UNREACHED })).toBeTruthy();
    expect(await screen.findByText("对方暂时无人接听，请稍后再拨")).toBeTruthy();
    await screen.findByText("客服小装");
    expect(phones()).toEqual(["tel:4000001111"]);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "语音通话" }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(startCall).toHaveBeenCalledOnce();
  });

  test.each([
    ["no API for it", null],
    ["none plugged in", async () => Promise.reject(new DOMException("none", "NotFoundError"))],
  ])(
    "[CALL-08] [ERR-11] is offered where there is no microphone (%s): no phone rings, and the call is hung up",
    async (_, getUserMedia) => {
      if (getUserMedia) giveMicrophone(getUserMedia);
      const sent = network();
      show(<CallDesk desk={DESK} onDone={vi.fn()} />);
      expect(await screen.findByRole("dialog", { name: UNREACHED })).toBeTruthy();
      expect(screen.getByText("未检测到对应设备，请稍后再试")).toBeTruthy();
      expect(sent.sentTo("EndCall")).toEqual([{ callId: "9", senderId: null }]);
      expect(sent.sentTo("InformCall")).toEqual([]);
      await screen.findByText("客服小装");
      expect(phones()).toEqual(["tel:4000001111"]);
    },
  );

  test("[CALL-09] [CALL-10] [API-106] [API-108] is not offered when the customer hung up: the call is called off and the window goes", async () => {
    const { sent, onDone } = await ringing();
    expect(sent.sentTo("StartCall")).toEqual([{ orderId: "5", callType: "AUDIO" }]);
    fireEvent.click(screen.getByRole("button", { name: "挂断" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(await screen.findByText("已挂断！")).toBeTruthy();
    expect(sent.sentTo("EndCall")).toEqual([{ callId: "9", senderId: null }]);
    expect(screen.queryByText(UNREACHED)).toBeNull();
  });

  test.each([
    ["out", "对方暂时无人接听，请稍后再拨", false, true],
    ["out", "对方已挂断！", false, true],
    ["out", "未检测到对应设备，请稍后再试", true, true],
    ["out", "已挂断！", false, false],
    ["in", "未检测到对应设备，请稍后再试", true, true],
    ["in", "通话已结束", false, false],
  ] as const)("of a call %s that ends with %s", (direction, outcome, isProblem, isOffered) => {
    const before = openedCall(direction, "audio");
    const end = { type: "ended", text: outcome, isProblem } as const;
    expect(isUnreached(direction, nextCall(before, end))).toBe(isOffered);
    const talking = nextCall(nextCall(before, { type: "answered" }), { type: "flows", at: 0 });
    expect(isUnreached(direction, nextCall(talking, end))).toBe(false);
  });
});
