import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StartCallContext } from "../../../app/features/calls/call-context";
import { CallDesk } from "../../../app/features/calls/call-desk";
import { CallDialog } from "../../../app/features/calls/call-dialog";
import { isUnreached, nextCall, openedCall } from "../../../app/features/calls/call-state";
import { offeredFlows } from "../../../app/features/orders/action-flows";
import { orderActions } from "../../../schema/rules/order-actions";
import { graph } from "../../support/open-dialogs";
import { USUAL_ORDER } from "../../support/usual-order";

vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));
// The window is there until the test ends its call.
const { over } = vi.hoisted(() => ({ over: { current: (_end: unknown) => {} } }));
vi.mock("react-dom", () => ({ createPortal: (node: unknown) => node }));
vi.mock("../../../app/features/calls/call-window", () => ({
  CallWindow: ({ onOver }: { onOver(end: unknown): void }) => {
    over.current = onOver;
    return "通话窗口";
  },
}));

const order = { orderNo: "26112015603984", customerName: "王小满" };
const startCall = vi.fn();
const onClose = vi.fn();
let page: ReactTestRenderer;
const show = (element: JSX.Element) =>
  act(() => {
    page = create(<StartCallContext.Provider value={startCall}>{element}</StartCallContext.Provider>);
  });
const text = () => JSON.stringify(page.toJSON());
const phones = () => page.root.findAll(({ type }) => type === "a").map(({ props }) => props.href);
const press = (word: string) => {
  const [button] = page.root.findAll(
    ({ props }) => props.onPress !== undefined && [props.children].flat().includes(word),
  );
  act(() => button?.props.onPress());
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("document", { body: {} });
  vi.stubGlobal("window", {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    location: { reload: vi.fn() },
  });
  vi.clearAllMocks();
  graph.answer = {
    orderContact: {
      ...order,
      isPlatform: true,
      workerName: "平台师傅",
      workerPhone: null,
      isCallable: true,
      contacts: [{ nickname: "客服小装", mobile: "4000001111" }],
    },
  };
});
afterEach(() => {
  act(() => page?.unmount());
  vi.unstubAllGlobals();
});

test("[ACT-21] [C-44] 加价 of an immediate order shows the platform's contacts and starts a video call with it", () => {
  const { others } = offeredFlows(
    orderActions({ ...USUAL_ORDER, status: "WAIT_INSTALL", orderType: "TIMELY" }),
  );
  const [markup, ...more] = others.filter(({ flow }) => flow.label === "加价");
  expect([markup?.action, more]).toEqual(["MARKUP_CALL", []]);
  show(<CallDialog orderId="5" onClose={onClose} />);
  expect(phones()).toEqual(["tel:4000001111"]);
  press("视频通话");
  expect(onClose).toHaveBeenCalledOnce();
  expect(startCall).toHaveBeenCalledExactlyOnceWith({
    orderId: "5",
    type: "video",
    peerName: "平台客服",
    order,
  });
});

describe("[U53] the telephone", () => {
  const desk = { call: { orderId: "5", type: "audio", peerName: "平台客服" } as const, notices: [] };
  const ended = (end: string, isProblem = false) =>
    nextCall(openedCall("out", "audio"), { type: "ended", text: end, isProblem });

  test("is offered when a call did not come about, with the call once more; when it was hung up, the window goes", () => {
    show(<CallDesk desk={desk} onDone={onClose} />);
    expect(text()).toBe('"通话窗口"');
    act(() => over.current(ended("对方暂时无人接听，请稍后再拨")));
    expect(text()).toContain("没有接通，请改打电话");
    expect(page.root.findByProps({ role: "alert" }).props.children).toBe("对方暂时无人接听，请稍后再拨");
    expect(phones()).toEqual(["tel:4000001111"]);
    press("语音通话");
    expect(onClose).toHaveBeenCalledOnce();
    expect(startCall).toHaveBeenCalledOnce();
    act(() => page.unmount());
    show(<CallDesk desk={desk} onDone={onClose} />);
    act(() => over.current(ended("已挂断！")));
    expect(text()).toBe('"通话窗口"');
    expect(onClose).toHaveBeenCalledTimes(2);
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
