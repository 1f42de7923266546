import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
// Loaded with the first call and the first line; here with the test, which then need not wait for it.
import "../../../app/features/calls/call-desk";
import "../../../app/features/realtime/room-connection";
import { EVERYTHING } from "../../../app/features/customer-area/offers";
import CustomerArea from "../../../app/routes/user";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { FakeSocket } from "../../unit/realtime/fake-socket";

const VIEWER = {
  customer: { id: "7", nickname: "木屿家居", avatar: null },
  unreadMessages: 2,
  buttons: { profitAndLoss: true },
  offers: EVERYTHING,
};
const ABNORMAL = "您有订单出现异常，请及时处理";

// The tab has been here before: nothing was missed.
beforeEach(() => sessionStorage.setItem("room-seq:7", "0"));

/** What the server answers about the number of orders with an exception, which is not the first of its numbers. */
const abnormal = (count: number) => ({
  viewer: {
    orderCounts: [
      { filter: "WAIT_PAY", count: 5 },
      { filter: "ABNORMAL", count },
    ],
  },
});

/** The customer area, with its line to the room open. */
async function open(viewer: Partial<typeof VIEWER> = {}, at = "/user/order") {
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
  const network = graphNetwork({
    UnreadMessages: { viewer: { unreadMessages: 3 } },
    AbnormalCount: abnormal(1),
    MessageSettings: { viewer: { messageSettings: { offTopics: [], quietHours: null } } },
  });
  render(<CustomerArea />, { at, data: { viewer: { ...VIEWER, ...viewer } } });
  await waitFor(() => expect(sockets).toHaveLength(1));
  const [line] = sockets as [FakeSocket];
  act(() => {
    line.open();
    line.say({ type: "hello", version: 1, lastSeq: 0 });
  });
  let seq = 0;
  const hear = (kind: string, data: Record<string, unknown> = {}, at = Date.now()) =>
    hearAll([{ kind, data, at }]);
  /** Hears events in one frame, as after a time without a connection. */
  const hearAll = (all: { kind: string; data: Record<string, unknown>; at?: number }[]) => {
    const events = all.map((event) => {
      seq += 1;
      return { seq, eventId: `e${seq}`, at: Date.now(), ...event };
    });
    act(() => line.say({ type: "events", events }));
  };
  return { network, line, sockets, hear, hearAll };
}

const unread = (count: number) => screen.findAllByText(`未读消息 ${count} 条`);

test("[SOCK-01] [API-109] the tab has one line, to the room of its customer", async () => {
  const { sockets } = await open();
  expect(sockets.map(({ path }) => new URL(path).pathname)).toEqual(["/admin/websocket/7"]);
});

test("[SOCK-03] [API-109] an exception is said above every page, until then nothing is", async () => {
  const { hear } = await open();
  expect(await unread(2)).toBeTruthy();
  expect(screen.queryByText(ABNORMAL)).toBeNull();
  hear("EXCEPTION_MESSAGE");
  expect(await screen.findByText(ABNORMAL)).toBeTruthy();
});

test("[SOCK-03] an exception is no longer said once all of them are solved, and is said again with the next one", async () => {
  const { hear, network } = await open();
  hear("EXCEPTION_MESSAGE");
  expect(await screen.findByText(ABNORMAL)).toBeTruthy();
  await waitFor(() => expect(network.sentTo("AbnormalCount")).toEqual([{}]));
  network.answer({ AbnormalCount: abnormal(0) });
  hear("SERVICE_MESSAGE", { orderId: 5 });
  await waitFor(() => expect(screen.queryByText(ABNORMAL)).toBeNull());
  network.answer({ AbnormalCount: abnormal(1) });
  hear("EXCEPTION_MESSAGE", { orderId: 6 });
  expect(await screen.findByText(ABNORMAL)).toBeTruthy();
});

test("[SOCK-03] the home page says so itself, however its address is written", async () => {
  const { hear } = await open({}, "/user/Index");
  hear("EXCEPTION_MESSAGE");
  hear("SERVICE_MESSAGE");
  expect(await unread(3)).toBeTruthy();
  expect(screen.queryByText(ABNORMAL)).toBeNull();
});

test("[SOCK-04] [NAV-13] [MSG-07] [API-109] any other message counts the unread ones again", async () => {
  const { hear, network } = await open();
  expect(await unread(2)).toBeTruthy();
  expect(network.sent).toEqual([]);
  hear("SERVICE_MESSAGE");
  expect(await unread(3)).toBeTruthy();
  expect(screen.queryByText(ABNORMAL)).toBeNull();
});

const RINGING = {
  videoCallInstanceId: "0123456789abcdef0123456789abcdef",
  businessData: { type: "ORDER", businessId: 5 },
  sendUserId: 8,
  sendUserNickName: "陈师傅",
  callType: "audio",
  status: "RINGING",
};

test("[SOCK-05] [CALL-02] [CALL-04] [API-109] a call opens its window, and changes neither of the two; called off, it closes it", async () => {
  const { hear, network } = await open();
  hear("videoCall", RINGING);
  expect(await screen.findByText("邀请您语音通话")).toBeTruthy();
  expect(network.sentTo("UnreadMessages")).toEqual([]);
  expect(screen.queryByText(ABNORMAL)).toBeNull();
  hear("videoCallCancel", { ...RINGING, status: "CANCELLED" });
  expect(await screen.findByText("通话已结束")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("邀请您语音通话")).toBeNull());
});

test.each([
  ["rings when the server says that it does", "RINGING", 1],
  ["does not ring when it is over", "MISSED", 0],
])("[SOCK-05] a call whose event looks old to the clock of this computer %s", async (_, status, windows) => {
  const { hear, network } = await open();
  const order = { orderId: "5", orderNo: "2026112000000001", customerName: "李女士" };
  const caller = { senderId: "8", senderName: "陈师傅" };
  const call = { __typename: "Call", id: RINGING.videoCallInstanceId, type: "AUDIO", status, access: null };
  network.answer({ CurrentCall: { currentCall: { ...call, ...order, ...caller } } });
  hear("videoCall", RINGING, Date.now() - 61_000);
  await waitFor(() => expect(network.sentTo("CurrentCall")).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByText("邀请您语音通话")).toHaveLength(windows));
});

test("[SOCK-05] a call that may ring without its event is asked for, and rings when the server says so", async () => {
  const { hear, line, network } = await open();
  hear("SERVICE_MESSAGE");
  const order = { orderId: "5", orderNo: "2026112000000001", customerName: "李女士" };
  const caller = { senderId: "8", senderName: "陈师傅", type: "AUDIO", status: "RINGING", access: null };
  const call = { __typename: "Call", id: RINGING.videoCallInstanceId, ...order, ...caller };
  network.answer({ CurrentCall: { currentCall: call } });
  act(() => line.say({ type: "hello", version: 1, lastSeq: 0 }));
  expect(await screen.findByText("邀请您语音通话")).toBeTruthy();
});

/** What the server says about a call that rings now. */
const current = (id: string, senderName: string) => {
  const order = { orderId: "5", orderNo: "2026112000000001", customerName: "李女士" };
  const caller = { senderId: "8", senderName, type: "AUDIO", status: "RINGING", access: null };
  return { currentCall: { __typename: "Call", id, ...order, ...caller } };
};

test("[SOCK-05] a call that comes in before the window of the one before is closed rings after it", async () => {
  const { hear, hearAll, network } = await open();
  const again = { ...RINGING, videoCallInstanceId: "f".repeat(32) };
  network.answer({ CurrentCall: current(again.videoCallInstanceId, "王师傅") });
  hear("videoCall", RINGING);
  expect(await screen.findByRole("dialog", { name: "陈师傅" })).toBeTruthy();
  hearAll([
    { kind: "videoCallCancel", data: { ...RINGING, status: "CANCELLED" } },
    { kind: "videoCall", data: again },
  ]);
  expect(await screen.findByRole("dialog", { name: "王师傅" })).toBeTruthy();
});

test("[SOCK-05] [CALL-04] a call that is called off while the page asks for it does not ring", async () => {
  const { hear, line, network } = await open();
  const answer = Promise.withResolvers<object>();
  const next = "f".repeat(32);
  const answers = () =>
    network.sentTo("CurrentCall").length === 1 ? answer.promise : current(next, "王师傅");
  network.answer({ CurrentCall: answers });
  hear("SERVICE_MESSAGE");
  act(() => line.say({ type: "hello", version: 1, lastSeq: 0 }));
  await waitFor(() => expect(network.sentTo("CurrentCall")).toHaveLength(1));
  hear("videoCallCancel", { ...RINGING, status: "CANCELLED" });
  await act(async () => answer.resolve(current(RINGING.videoCallInstanceId, "陈师傅")));
  // The next one finds no window in its place.
  act(() => line.say({ type: "hello", version: 1, lastSeq: 0 }));
  expect(await screen.findByRole("dialog", { name: "王师傅" })).toBeTruthy();
});

test("[CALL-04] [CALL-09] [SOCK-05] [ERR-20] the window of a call closes when the other side hangs up, and not when another call ends", async () => {
  const { hear } = await open();
  hear("videoCall", RINGING);
  expect(await screen.findByText("邀请您语音通话")).toBeTruthy();
  hear("videoCallHangup", { ...RINGING, videoCallInstanceId: "f".repeat(32), status: "ENDED" });
  expect(screen.getByText("邀请您语音通话")).toBeTruthy();
  hear("videoCallHangup", { ...RINGING, status: "ENDED" });
  expect(await screen.findByText("对方已挂断！")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("邀请您语音通话")).toBeNull());
});

test("[CALL-02] [U53] a call that comes in while the phone numbers of a failed one are shown takes their place and rings", async () => {
  const { hear, network } = await open();
  network.answer({
    AnswerCall: { answer: { __typename: "Call", id: "9", status: "ACCEPTED", access: null } },
    EndCall: { endCall: { __typename: "CallEnded" } },
    OrderContact: { orderContact: null },
  });
  hear("videoCall", RINGING);
  // This browser has no microphone.
  fireEvent.click(await screen.findByRole("button", { name: "接听" }));
  expect(await screen.findByRole("dialog", { name: "没有接通，请改打电话" })).toBeTruthy();
  hear("videoCall", { ...RINGING, videoCallInstanceId: "f".repeat(32) });
  expect(await screen.findByText("邀请您语音通话")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "没有接通，请改打电话" })).toBeNull();
});

test.each([
  ["there for whom the platform shows it to", true, 1],
  ["not there for others", false, 0],
  ["not there while that is unknown", null as never, 0],
])(
  "[NAV-20] [ROLE-15] [PAGE-02] [API-088] profit and loss is in the side menu: %s",
  async (_, profitAndLoss, count) => {
    await open({ buttons: { profitAndLoss } });
    const menu = within(await screen.findByRole("navigation", { name: "侧边菜单" }));
    expect(menu.getByRole("link", { name: "月账单" })).toBeTruthy();
    expect(menu.queryAllByRole("link", { name: "订单盈亏" })).toHaveLength(count);
  },
);

test("[PAGE-02] profit and loss is not in the side menu where the backend has none", async () => {
  await open({ offers: { ...EVERYTHING, profits: false } });
  const menu = within(await screen.findByRole("navigation", { name: "侧边菜单" }));
  expect(menu.queryByRole("link", { name: "订单盈亏" })).toBeNull();
});

test("no message is shown on the desktop after the notifications were switched off", async () => {
  const postMessage = vi.fn();
  vi.stubGlobal("Notification", { permission: "granted" });
  const worker = {
    ready: Promise.resolve({ active: { postMessage } }),
    getRegistration: async () => undefined,
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: worker }));
  localStorage.setItem("desktop-messages", "1");
  const { hear } = await open();
  const say = (messageId: number) => hear("SERVICE_MESSAGE", { messageId, title: "提醒", text: "内容" });
  await waitFor(() => {
    say(1);
    expect(postMessage).toHaveBeenCalledWith({ messageId: 1, title: "提醒", text: "内容" });
  });
  postMessage.mockClear();
  localStorage.removeItem("desktop-messages");
  say(2);
  expect(await unread(3)).toBeTruthy();
  expect(postMessage).not.toHaveBeenCalled();
});

test("[ERR-22] [SOCK-02] a line that breaks says nothing", async () => {
  const { line } = await open();
  act(() => line.fail());
  expect(within(screen.getByRole("alert")).queryAllByRole("paragraph")).toEqual([]);
  expect(screen.queryByText(/连接|断开/)).toBeNull();
  expect(await unread(2)).toBeTruthy();
});
